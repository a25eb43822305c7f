/** Why there is no picture; each has a sentence of its own. */
const CAMERA_FAULTS = [
  /** Browsers lend cameras to pages over HTTPS and of this computer only. */
  'INSECURE',
  /** This browser has none to lend. */
  'UNSUPPORTED',
  'NOT_ALLOWED',
  'NOT_FOUND',
  /** Another program has it. */
  'BUSY',
  /** It was there and went. */
  'LOST',
  /** The part that finds codes was not loaded. */
  'READER_MISSING',
] as const;
export type CameraFault = (typeof CAMERA_FAULTS)[number];

/** What the worker says; it answers every picture with `codes` or `failed`. */
export type CameraReaderMessage =
  | { readonly what: 'ready' }
  | { readonly what: 'failed' }
  | { readonly what: 'codes'; readonly codes: readonly SightedCode[] };

/** At most this often is a picture looked at: enough for a hand, and a phone stays cool. */
const READ_PICTURE_EVERY_MS = 100;
/** Pictures are made no larger, in pixels along their longer side. */
const PICTURE_SIDE_MAX = 1_280;

type CameraListener = {
  readonly onScan: (text: string) => void;
  readonly onFault: (fault: CameraFault) => void;
};

/** Why no camera can be asked for here, or `undefined`. */
function cameraFault(): CameraFault | undefined {
  if (!window.isSecureContext) return 'INSECURE';
  return navigator.mediaDevices?.getUserMedia === undefined ? 'UNSUPPORTED' : undefined;
}

/**
 * An open camera that shows itself in a `video` element and reads the codes that are held before
 * it. Nothing of a picture leaves this device.
 */
export class CameraScanner {
  readonly #video: HTMLVideoElement;
  readonly #listener: CameraListener;
  readonly #sightings = new CodeSightings();
  readonly #canvas = document.createElement('canvas');
  #stream: MediaStream | undefined;
  #reader: Worker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts openings, so that what an earlier one brings changes nothing. */
  #epoch = 0;

  constructor(video: HTMLVideoElement, listener: CameraListener) {
    this.#video = video;
    this.#listener = listener;
  }

  /** The one that is open, as `cameras` names it. */
  get device(): string | undefined {
    return this.#stream?.getVideoTracks()[0]?.getSettings().deviceId;
  }

  /** @param device which one; the one that looks away from the person if nothing is said */
  async open(device?: string): Promise<boolean> {
    this.close();
    const epoch = this.#epoch;
    const fault = cameraFault();
    if (fault !== undefined) return this.#fail(fault);
    const which = device === undefined ? { facingMode: 'environment' } : { deviceId: { exact: device } };
    const video = { ...which, width: { ideal: 1_280 }, height: { ideal: 720 } };
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: false, video });
    } catch (error) {
      return epoch === this.#epoch && this.#fail(faultOf(error));
    }
    if (epoch !== this.#epoch) {
      stopStream(stream);
      return false;
    }
    this.#stream = stream;
    for (const track of stream.getVideoTracks()) track.onended = () => this.#fail('LOST');
    this.#video.srcObject = stream;
    // Taken away while it begins, it is closed anyway.
    await this.#video.play().catch(() => {});
    if (epoch !== this.#epoch) return false;
    this.#startReader();
    return true;
  }

  close(): void {
    this.#epoch++;
    clearTimeout(this.#timer);
    this.#reader?.terminate();
    this.#reader = undefined;
    this.#sightings.forget();
    if (this.#stream !== undefined) stopStream(this.#stream);
    this.#stream = undefined;
    this.#video.srcObject = null;
  }

  #fail(fault: CameraFault): false {
    this.close();
    this.#listener.onFault(fault);
    return false;
  }

  #startReader(): void {
    const reader = new Worker(new URL('./camera-reader.ts', import.meta.url), { type: 'module' });
    reader.onmessage = ({ data }: MessageEvent<CameraReaderMessage>) => this.#hear(data);
    reader.onerror = () => this.#fail('READER_MISSING');
    this.#reader = reader;
  }

  #hear(news: CameraReaderMessage): void {
    if (news.what === 'failed') {
      this.#fail('READER_MISSING');
      return;
    }
    // First, as a listener may close the camera.
    this.#timer = setTimeout(() => this.#look(), READ_PICTURE_EVERY_MS);
    if (news.what === 'ready') return;
    const centre = { x: this.#canvas.width / 2, y: this.#canvas.height / 2 };
    const text = this.#sightings.see(news.codes, centre, performance.now());
    if (text !== undefined) this.#listener.onScan(text);
  }

  #look(): void {
    const { videoWidth, videoHeight } = this.#video;
    const canvas = this.#canvas;
    const scale = Math.min(1, PICTURE_SIDE_MAX / Math.max(videoWidth, videoHeight, 1));
    const width = Math.round(videoWidth * scale);
    const height = Math.round(videoHeight * scale);
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null || width === 0 || height === 0 || document.hidden) {
      this.#timer = setTimeout(() => this.#look(), READ_PICTURE_EVERY_MS);
      return;
    }
    context.drawImage(this.#video, 0, 0, width, height);
    const picture = context.getImageData(0, 0, width, height);
    this.#reader?.postMessage(picture, [picture.data.buffer]);
  }
}

/** Cameras of this device; browsers name them only once the page was allowed to use one. */
export async function listCameras(): Promise<readonly { id: string; label: string }[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

function stopStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) {
    track.onended = null;
    track.stop();
  }
}

/** The names of the Media Capture specification, and those that browsers used before it. */
function faultOf(error: unknown): CameraFault {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'NOT_ALLOWED';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'NOT_FOUND';
    case 'TypeError':
      return 'UNSUPPORTED';
    default:
      return 'BUSY';
  }
}

type Point = { readonly x: number; readonly y: number };

/** One code in a picture; its corners in the order round it, in pixels. */
export type SightedCode = { readonly text: string; readonly corners: readonly Point[] };

/** How long a code must be out of the picture before it may be read again. */
export const CODE_GONE_AFTER_MS = 1_000;

/** When a code that was read was last in the picture, and in the middle of it. */
type CodeTrace = { seenAt: number; meantAt: number };

/**
 * Makes scans out of what a camera sees many times a second. A code is read when it lies over the
 * middle of two pictures running: of a sheet that a camera passes over, blurred pictures show now
 * this code alone and now that one, and nobody means them. It counts once for as long as it stays in
 * the picture, and again after it was out of it for a while, or out of the middle while another
 * one was read.
 */
export class CodeSightings {
  readonly #read = new Map<string, CodeTrace>();
  #latest: string | undefined;
  /** What lay over the middle of the picture before. */
  #before: string | undefined;

  /**
   * @param codes all that are in one picture, in no order
   * @param now milliseconds
   * @returns the text of a new scan, if there is one
   */
  see(codes: readonly SightedCode[], centre: Point, now: number): string | undefined {
    const text = codes.find(({ corners }) => isInside(corners, centre))?.text;
    const isSteady = text === this.#before;
    this.#before = text;
    this.#follow(codes, text, now);
    if (text === undefined || !isSteady || this.#read.has(text)) return undefined;
    this.#read.set(text, { seenAt: now, meantAt: now });
    this.#latest = text;
    return text;
  }

  forget(): void {
    this.#read.clear();
    this.#latest = undefined;
    this.#before = undefined;
  }

  #follow(codes: readonly SightedCode[], meant: string | undefined, now: number): void {
    for (const [text, trace] of this.#read) {
      const since = text === this.#latest ? trace.seenAt : trace.meantAt;
      if (now - since > CODE_GONE_AFTER_MS) this.#read.delete(text);
      if (text === meant) trace.meantAt = now;
      if (codes.some((code) => code.text === text)) trace.seenAt = now;
    }
  }
}

/** Whether a point is inside a polygon: a ray from it crosses its edges an odd number of times. */
function isInside(corners: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}
