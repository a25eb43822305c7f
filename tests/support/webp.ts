export type Frame = {
  /** A WebP of its own. */
  readonly still: Uint8Array;
  readonly ms: number;
};

const ANIMATION_FLAG = 0x02;
/** Parts of a still that a frame of an animation keeps as they are. */
const IMAGE_PARTS = ['VP8 ', 'VP8L'];

/** An animated WebP that never ends, of opaque frames that are all `width` by `height` pixels. */
export function animatedWebp(width: number, height: number, frames: readonly Frame[]): Buffer {
  const size = Buffer.concat([uint24(width - 1), uint24(height - 1)]);
  const head = chunk('VP8X', Buffer.concat([Buffer.of(ANIMATION_FLAG, 0, 0, 0), size]));
  // It begins again for ever.
  const loop = chunk('ANIM', Buffer.alloc(6));
  const corner = Buffer.alloc(6);
  const shown = frames.map(({ still, ms }) => {
    const how = Buffer.concat([corner, size, uint24(ms), Buffer.of(0)]);
    return chunk('ANMF', Buffer.concat([how, ...imageParts(Buffer.from(still))]));
  });
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), head, loop, ...shown]));
}

function imageParts(still: Buffer): readonly Buffer[] {
  const parts: Buffer[] = [];
  for (let at = 12; at < still.length; ) {
    const length = still.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (IMAGE_PARTS.includes(still.toString('latin1', at, at + 4))) {
      parts.push(still.subarray(at, end));
    }
    at = end;
  }
  return parts;
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
