/**
 * What is in a box: four bytes of length (most significant first), the message, zeros up to the
 * size that was asked for. The size of the box then tells the size and not the length.
 */
const LENGTH_PREFIX_BYTES = 4;

/** `size` counts the whole frame; a message that does not fit is a bug of the caller that chose the size. */
export function padToFrame(message: Uint8Array, size: number): Uint8Array {
  if (LENGTH_PREFIX_BYTES + message.length > size) throw new RangeError('the message does not fit its frame');
  const framed = new Uint8Array(size);
  new DataView(framed.buffer).setUint32(0, message.length);
  framed.set(message, LENGTH_PREFIX_BYTES);
  return framed;
}

/** `undefined` when the frame is none. */
export function messageInFrame(framed: Uint8Array): Uint8Array | undefined {
  if (framed.length < LENGTH_PREFIX_BYTES) return undefined;
  const length = new DataView(framed.buffer, framed.byteOffset).getUint32(0);
  return length <= framed.length - LENGTH_PREFIX_BYTES
    ? framed.subarray(LENGTH_PREFIX_BYTES, LENGTH_PREFIX_BYTES + length)
    : undefined;
}

/**
 * How large frames are. A listener sees sizes, so each is a function of what everybody may know:
 * of the kind of message, and for messages that carry a view of the length that the same message
 * would have for the table, which spectators get in the clear. A message never sets its own size
 * unless it outgrows the room it was given; then it goes to the next step, which a listener sees, so
 * the room is meant to be enough for every game.
 *
 * Nothing is compressed: compression would turn contents into lengths.
 */

/** Requests, short answers and news: refused or accepted, they look the same. */
export const SHORT_FRAME_BYTES = 512;

/**
 * What a private view may have beyond the table's, in bytes, where a game does not name its own
 * number (`GameFacts.secretRoom`): a secret stop, the stops ahead by ticket, the stop at each slot of
 * the log; hands. In random games of all variants of the pursuits it came to 1,075 at most (five hands
 * of numbered tickets as they are dealt), own notices included and the envelope left out.
 */
const SECRET_PADDING_BYTES = 1_280;
const VIEW_STEP_BYTES = 256;

/** A notice in a log, with its secrets; over a game at most 88 bytes on average. */
export const NOTICE_BYTES = 128;
const LOG_STEP_BYTES = 2_048;
/** What a seat's notice has beyond the same one of the table, on average over what was missed. */
const MISSED_NOTICE_PADDING_BYTES = 32;

/** For requests, and for whatever has no public counterpart: the least of these steps that holds it. */
const FRAME_STEPS = [SHORT_FRAME_BYTES, 4_096, 15_872] as const;

/** Bytes of the longest request that games ask for, a whole log kept on paper: never the shortest step. */
export const REQUEST_BYTES_MAX = 4_000;

/** For a message that needs no more room than its kind. */
export function shortFrameSize(length: number): number {
  const needed = LENGTH_PREFIX_BYTES + length;
  return FRAME_STEPS.find((step) => step >= needed) ?? roundUp(needed, FRAME_STEPS[2]);
}

/**
 * For a message with a view.
 * @param publicLength of the same message to the table
 * @param room for what a seat knows beyond the table
 */
export function viewFrameSize(length: number, publicLength: number, room = SECRET_PADDING_BYTES): number {
  let size = roundUp(LENGTH_PREFIX_BYTES + publicLength + room, VIEW_STEP_BYTES);
  while (LENGTH_PREFIX_BYTES + length > size) size += room;
  return size;
}

/** For a snapshot that tells what was missed: so many notices of the table's log, each with room for what a seat knows of it. */
export function snapshotFrameSize(length: number, publicLength: number, notices: number, room?: number): number {
  return viewFrameSize(length, publicLength + notices * MISSED_NOTICE_PADDING_BYTES, room);
}

/**
 * For a viewer's whole log. How many notices he had is no secret: each was pushed to him in a
 * message that everybody on the network saw pass.
 */
export function logFrameSize(length: number, notices: number): number {
  let size = roundUp(SHORT_FRAME_BYTES + notices * NOTICE_BYTES, LOG_STEP_BYTES);
  while (LENGTH_PREFIX_BYTES + length > size) size += 4 * LOG_STEP_BYTES;
  return size;
}

function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}
