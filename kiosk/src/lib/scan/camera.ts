import type { Sighted } from './sighting.js';
import { Sightings } from './sighting.js';

/** Why there is no picture; each has a sentence of its own. */
export const CAMERA_FAULTS = [
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
export type ReaderNews =
  | { readonly what: 'ready' }
  | { readonly what: 'failed' }
  | { readonly what: 'codes'; readonly codes: readonly Sighted[] };

/** At most this often is a picture looked at: enough for a hand, and a phone stays cool. */
const PICTURE_MS = 100;
/** Pictures are made no larger, in pixels along their longer side. */
const LONGEST = 1_280;

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
export class Camera {
  readonly #video: HTMLVideoElement;
  readonly #listener: CameraListener;
  readonly #sightings = new Sightings();
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
    const which =
      device === undefined ? { facingMode: 'environment' } : { deviceId: { exact: device } };
    const video = { ...which, width: { ideal: 1_280 }, height: { ideal: 720 } };
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: false, video });
    } catch (error) {
      return epoch === this.#epoch && this.#fail(faultOf(error));
    }
    if (epoch !== this.#epoch) {
      end(stream);
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
    if (this.#stream !== undefined) end(this.#stream);
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
    reader.onmessage = ({ data }: MessageEvent<ReaderNews>) => this.#hear(data);
    reader.onerror = () => this.#fail('READER_MISSING');
    this.#reader = reader;
  }

  #hear(news: ReaderNews): void {
    if (news.what === 'failed') {
      this.#fail('READER_MISSING');
      return;
    }
    // First, as a listener may close the camera.
    this.#timer = setTimeout(() => this.#look(), PICTURE_MS);
    if (news.what === 'ready') return;
    const centre = { x: this.#canvas.width / 2, y: this.#canvas.height / 2 };
    const text = this.#sightings.see(news.codes, centre, performance.now());
    if (text !== undefined) this.#listener.onScan(text);
  }

  #look(): void {
    const { videoWidth, videoHeight } = this.#video;
    const canvas = this.#canvas;
    const scale = Math.min(1, LONGEST / Math.max(videoWidth, videoHeight, 1));
    const width = Math.round(videoWidth * scale);
    const height = Math.round(videoHeight * scale);
    if (canvas.width !== width || canvas.height !== height)
      Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null || width === 0 || height === 0 || document.hidden) {
      this.#timer = setTimeout(() => this.#look(), PICTURE_MS);
      return;
    }
    context.drawImage(this.#video, 0, 0, width, height);
    const picture = context.getImageData(0, 0, width, height);
    this.#reader?.postMessage(picture, [picture.data.buffer]);
  }
}

/** Cameras of this device; browsers name them only once the page was allowed to use one. */
export async function cameras(): Promise<readonly { id: string; label: string }[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

function end(stream: MediaStream): void {
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
