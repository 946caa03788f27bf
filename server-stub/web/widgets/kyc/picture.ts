/** A picture as the API takes it. `url` shows it until it is dropped. */
export interface Picture {
  readonly base64: string;
  readonly bytes: number;
  readonly url: string;
}

/**
 * Most bytes of a JPEG. Base64 adds a third: two sides, a selfie and eight frames then make 6.4 MB, under the 8 MiB that a
 * request may have.
 */
export const LIMITS = { document: 1_500_000, selfie: 800_000, frame: 120_000 } as const;
const LONGEST_SIDE = { document: 2000, selfie: 1200, frame: 640 } as const;
const SHORTEST_SIDE = 240;
const QUALITIES = [0.9, 0.8, 0.7, 0.6, 0.5];
const SHRINK = 0.75;

export type PictureKind = keyof typeof LIMITS;

/** The file is no picture, or too small to read anything on it. */
export class UnreadablePicture extends Error {}

/** A picture of a file that the visitor chose. Throws UnreadablePicture. */
export async function pictureOfFile(file: Blob, kind: PictureKind): Promise<Picture> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) throw new UnreadablePicture("decode");
  try {
    return await fit(bitmap, bitmap.width, bitmap.height, kind);
  } finally {
    bitmap.close();
  }
}

/** What a camera shows at this moment. Throws UnreadablePicture. */
export function pictureOfVideo(video: HTMLVideoElement, kind: PictureKind): Promise<Picture> {
  return fit(video, video.videoWidth, video.videoHeight, kind);
}

/** Draws smaller and saves coarser until the picture fits. */
async function fit(
  source: CanvasImageSource,
  width: number,
  height: number,
  kind: PictureKind,
): Promise<Picture> {
  if (Math.min(width, height) < SHORTEST_SIDE) throw new UnreadablePicture("small");
  const canvas = document.createElement("canvas");
  let scale = Math.min(1, LONGEST_SIDE[kind] / Math.max(width, height));
  for (;;) {
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext("2d")?.drawImage(source, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, "image/jpeg", quality),
      );
      if (blob === null) throw new UnreadablePicture("encode");
      if (blob.size <= LIMITS[kind])
        return { base64: await base64Of(blob), bytes: blob.size, url: URL.createObjectURL(blob) };
    }
    scale *= SHRINK;
  }
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(new UnreadablePicture("read"));
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ""));
    reader.readAsDataURL(blob);
  });
}

export function drop(picture: Picture | null): void {
  if (picture !== null) URL.revokeObjectURL(picture.url);
}
