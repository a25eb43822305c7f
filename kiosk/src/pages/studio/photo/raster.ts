/** What a file is by its first bytes, whatever it calls itself, and how large its picture is. */

export type PhotoFault =
  | 'empty'
  | 'not-an-image'
  | 'too-many-pixels'
  | 'too-many-bytes'
  | 'broken'
  /** For this computer: there was no memory, or no end of it. */
  | 'too-much'
  /** Nothing is wrong with it: this browser has no drawing beside the page. */
  | 'unsupported';

type RasterHead =
  | { readonly ok: true; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly fault: PhotoFault };

/** More would take a small computer's memory: four bytes a pixel while it is decoded. */
const PIXELS_MAX = 60_000_000;
export const PHOTO_BYTES_MAX = 64 * 1024 * 1024;
/** Photographs keep their size near the beginning, behind a preview and what the camera noted. */
export const PHOTO_HEAD_BYTES = 512 * 1024;

/** @param bytes the beginning of the file, `HEAD_BYTES` or all of it */
export function readHead(bytes: Uint8Array, fileSize: number): RasterHead {
  if (fileSize === 0) return { ok: false, fault: 'empty' };
  if (fileSize > PHOTO_BYTES_MAX) return { ok: false, fault: 'too-many-bytes' };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = IMAGE_FORMATS.find(({ is }) => is(view));
  if (kind === undefined) return { ok: false, fault: 'not-an-image' };
  const size = kind.size(view);
  if (size === undefined || size.width < 1 || size.height < 1) {
    return { ok: false, fault: 'broken' };
  }
  if (size.width * size.height > PIXELS_MAX) return { ok: false, fault: 'too-many-pixels' };
  return { ok: true, ...size };
}

type Size = { readonly width: number; readonly height: number };
type ImageFormat = {
  readonly is: (view: DataView) => boolean;
  readonly size: (view: DataView) => Size | undefined;
};

/** PNG, JPEG and WebP: what cameras and browsers make. None of them can hold a script. */
const IMAGE_FORMATS: readonly ImageFormat[] = [
  {
    is: (view) => beginsWith(view, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    size: (view) => (view.byteLength < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) }),
  },
  { is: (view) => beginsWith(view, [0xff, 0xd8, 0xff]), size: jpegSize },
  {
    is: (view) => fourCharacterCode(view, 0) === 'RIFF' && fourCharacterCode(view, 8) === 'WEBP',
    size: webpSize,
  },
];

function beginsWith(view: DataView, bytes: readonly number[]): boolean {
  return view.byteLength >= bytes.length && bytes.every((byte, i) => view.getUint8(i) === byte);
}

function fourCharacterCode(view: DataView, at: number): string {
  if (view.byteLength < at + 4) return '';
  return String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
}

/** Walks from marker to marker up to the frame header, which is marked C0 to CF but for C4, C8 and CC. */
function jpegSize(view: DataView): Size | undefined {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(view: DataView): Size | undefined {
  if (view.byteLength < 30) return undefined;
  const low24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (fourCharacterCode(view, 12)) {
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: low24(24) + 1, height: low24(27) + 1 };
    default:
      return undefined;
  }
}
