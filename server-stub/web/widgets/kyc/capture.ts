import type { Defects } from "../frame/parts.ts";
import type { Frame } from "../frame/start.ts";
import { Camera } from "./camera.ts";
import { drop, pictureOfFile, type Picture, type PictureKind } from "./picture.ts";
import type { Given } from "./steps.ts";

export type Side = "front" | "back" | "selfie";

/** What the capture may do with the form it is part of. */
interface Form {
  get(): Given;
  set(change: Partial<Given>): void;
  fail(defects: Defects): void;
  draw(): void;
}

const FRAMES = 6;
const FRAME_MS = 450;
const COUNTDOWN = 3;

/** Takes pictures, with the camera or from a file; for the face also frames in which the visitor moves. */
export class Capture {
  readonly #frame: Frame;
  readonly #form: Form;
  #camera: Camera | null = null;
  #side: Side | null = null;
  #turn = 0;
  /** Read out, and shown with the camera. */
  words = "";
  /** Whether the frames are being taken. */
  isRunning = false;
  hasNoCamera = false;

  constructor(frame: Frame, form: Form) {
    this.#frame = frame;
    this.#form = form;
  }

  /** What the camera shows for a side; null while it is off. */
  videoOf(side: Side): HTMLVideoElement | null {
    return this.#side === side ? (this.#camera?.video ?? null) : null;
  }

  async open(side: Side): Promise<void> {
    this.close();
    const turn = (this.#turn += 1);
    this.#side = side;
    const camera = await Camera.open(side === "selfie" ? "user" : "environment");
    if (turn !== this.#turn) return camera?.close();
    this.#camera = camera;
    this.hasNoCamera = camera === null;
    this.words = this.#frame.t(camera === null ? "kyc.camera.none" : "kyc.camera.on");
    this.#form.draw();
  }

  async take(): Promise<void> {
    const side = this.#side;
    const camera = this.#camera;
    if (side === null || camera === null || this.isRunning) return;
    if (side === "selfie") return this.#takeFace(camera);
    const picture = await camera.take("document").catch(() => null);
    this.close();
    this.#keep(side, picture);
  }

  /** The selfie, then frames while the visitor turns the head. */
  async #takeFace(camera: Camera): Promise<void> {
    const { t } = this.#frame;
    const turn = this.#turn;
    this.isRunning = true;
    const frames: Picture[] = [];
    const selfie = await camera.take("selfie").catch(() => null);
    for (let count = COUNTDOWN; count > 0 && turn === this.#turn && selfie !== null; count -= 1) {
      this.words = t("kyc.face.turn_in", { count });
      this.#form.draw();
      await pause(700);
    }
    for (let index = 0; index < FRAMES && turn === this.#turn && selfie !== null; index += 1) {
      this.words = t(index < FRAMES / 2 ? "kyc.face.left" : "kyc.face.right");
      this.#form.draw();
      await pause(FRAME_MS);
      const frame = await camera.take("frame").catch(() => null);
      if (frame !== null) frames.push(frame);
    }
    this.isRunning = false;
    if (turn !== this.#turn) return;
    this.close();
    for (const old of this.#form.get().frames) drop(old);
    this.#form.set({ frames });
    this.#keep("selfie", selfie);
  }

  async choose(side: Side, file: Blob | undefined): Promise<void> {
    if (file === undefined) return;
    this.close();
    const kind: PictureKind = side === "selfie" ? "selfie" : "document";
    const picture = await pictureOfFile(file, kind).catch(() => null);
    if (side === "selfie") {
      for (const old of this.#form.get().frames) drop(old);
      this.#form.set({ frames: [] });
    }
    this.#keep(side, picture);
  }

  #keep(side: Side, picture: Picture | null): void {
    const { t } = this.#frame;
    if (picture === null) return this.#form.fail({ [side]: t("kyc.picture.unreadable") });
    drop(this.#form.get()[side]);
    this.words = t("kyc.picture.taken");
    this.#form.fail({});
    this.#form.set({ [side]: picture });
    document.getElementById(`${side}-again`)?.focus();
  }

  close(): void {
    this.#turn += 1;
    this.#camera?.close();
    this.#camera = null;
    this.#side = null;
    this.isRunning = false;
    this.words = "";
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
