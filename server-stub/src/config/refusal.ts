/** A reason not to start. The text names the setting, what is wrong with it, and what to do; it is printed without a stack. */
export class StartupRefusal extends Error {
  override readonly name = "StartupRefusal";
  readonly setting: string;

  constructor(setting: string, message: string, options?: ErrorOptions) {
    super(`${setting}: ${message}`, options);
    this.setting = setting;
  }
}
