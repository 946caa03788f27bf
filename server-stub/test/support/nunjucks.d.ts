/** The part of nunjucks that the Insomnia runner uses; the package brings no types. */
declare module "nunjucks" {
  class Environment {
    constructor(loader: null, options: { readonly autoescape: boolean });
    addExtension(name: string, extension: object): void;
    renderString(text: string, context: object): string;
  }
  const nunjucks: {
    readonly Environment: typeof Environment;
    readonly runtime: { readonly SafeString: new (text: string) => object };
  };
  export default nunjucks;
}
