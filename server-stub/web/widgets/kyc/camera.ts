import { pictureOfVideo, type Picture, type PictureKind } from "./picture.ts";

const READY_MS = 8_000;

/** The camera of the device while it is on. */
export class Camera {
  readonly video: HTMLVideoElement;
  readonly #stream: MediaStream;

  private constructor(stream: MediaStream) {
    this.#stream = stream;
    this.video = document.createElement("video");
    this.video.muted = true;
    this.video.playsInline = true;
    this.video.setAttribute("aria-hidden", "true");
    this.video.srcObject = stream;
  }

  /** Turns it on; null where there is none, or the visitor or the page does not allow it. */
  static async open(facing: "user" | "environment"): Promise<Camera | null> {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1080 } },
      });
      const camera = new Camera(stream);
      await camera.#ready();
      return camera;
    } catch {
      return null;
    }
  }

  take(kind: PictureKind): Promise<Picture> {
    return pictureOfVideo(this.video, kind);
  }

  close(): void {
    for (const track of this.#stream.getTracks()) track.stop();
    this.video.srcObject = null;
  }

  async #ready(): Promise<void> {
    await this.video.play();
    const end = Date.now() + READY_MS;
    while (this.video.videoWidth === 0 && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
