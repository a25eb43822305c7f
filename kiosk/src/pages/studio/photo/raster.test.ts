import { describe, expect, it } from 'vitest';
import { PHOTO_BYTES_MAX, readHead } from './raster.js';

function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** With a long note of the camera before the frame header. */
function jpeg(width: number, height: number, note = 3_000): Uint8Array {
  const bytes = new Uint8Array(2 + 2 + note + 20);
  const view = new DataView(bytes.buffer);
  bytes.set([0xff, 0xd8, 0xff, 0xe1]);
  view.setUint16(4, note);
  const at = 4 + note;
  bytes.set([0xff, 0xc2], at);
  view.setUint16(at + 2, 17);
  view.setUint16(at + 5, height);
  view.setUint16(at + 7, width);
  return bytes;
}

function webp(kind: string, fill: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(30);
  bytes.set(new TextEncoder().encode(`RIFF    WEBP${kind}`));
  fill(new DataView(bytes.buffer));
  return bytes;
}

const read = (bytes: Uint8Array) => readHead(bytes, bytes.length);

describe('the size of a picture stands in its first bytes', () => {
  it.each([
    ['PNG', png(640, 480)],
    ['JPEG', jpeg(640, 480)],
    [
      'WebP, lossy',
      webp('VP8 ', (view) => {
        view.setUint16(26, 640, true);
        view.setUint16(28, 480, true);
      }),
    ],
    ['WebP, lossless', webp('VP8L', (view) => view.setUint32(21, 639 | (479 << 14), true))],
    [
      'WebP, extended',
      webp('VP8X', (view) => {
        view.setUint16(24, 639, true);
        view.setUint16(27, 479, true);
      }),
    ],
  ])('%s', (_, bytes) => {
    expect(read(bytes)).toEqual({ ok: true, width: 640, height: 480 });
  });
});

describe('a file that is no photograph is refused before anything decodes it', () => {
  const text = (words: string) => new TextEncoder().encode(words);
  it.each([
    ['nothing at all', new Uint8Array(), 'empty'],
    ['text', text('not an image'), 'not-an-image'],
    ['an SVG with a script', text('<svg><script>alert(1)</script></svg>'), 'not-an-image'],
    ['a page', text('<!doctype html><img src=x onerror=alert(1)>'), 'not-an-image'],
    ['a GIF', text('GIF89a..........................'), 'not-an-image'],
    ['100 megapixels', png(10_000, 10_000), 'too-many-pixels'],
    ['a bomb', png(0xffff_ffff, 0xffff_ffff), 'too-many-pixels'],
    ['no size', png(0, 20), 'broken'],
    ['half a head', png(9, 9).slice(0, 20), 'broken'],
    ['a JPEG that goes nowhere', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 2, 1, 1, 1]), 'broken'],
    ['a JPEG of markers', new Uint8Array(5_000).fill(0xff).fill(0xd8, 1, 2), 'broken'],
  ])('%s', (_, bytes, fault) => {
    expect(read(bytes)).toEqual({ ok: false, fault });
  });

  it('by its length alone', () => {
    expect(readHead(png(9, 9), PHOTO_BYTES_MAX + 1)).toEqual({
      ok: false,
      fault: 'too-many-bytes',
    });
  });
});
