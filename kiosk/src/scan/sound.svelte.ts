import { recall, remember } from '../browser/store.js';
import type { Unsubscribe } from './heard.js';
import { type SoundCue, playTones, TONES_BY_CUE } from './tones.js';

/** Later than this a beep would seem to belong to another scan. */
const SOUND_LATE_MS = 250;
/** After this long without a sound the loudspeaker is let go. */
const SUSPEND_AFTER_MS = 20_000;
const MUTED_KEY = 'scan-muted';
const CAPTURE = { capture: true };

/**
 * Beeps for scans. Browsers let a page sound only after someone touched it or pressed a key, and a
 * scan that the server tells of is neither: until then the page is quiet and says so.
 */
export class Sounds {
  /** Remembered on this device. */
  muted = $state(recall(MUTED_KEY) === true);
  /** There is no sound before someone touches the page once. */
  needsTouch = $state(false);

  readonly #make: () => AudioContext;
  #context: AudioContext | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #touchable: Unsubscribe | undefined;

  constructor(make: () => AudioContext = () => new AudioContext({ latencyHint: 'interactive' })) {
    this.#make = make;
  }

  /** Gets ready as soon as the browser allows it. What it returns undoes everything. */
  start(): Unsubscribe {
    if (this.#touchable === undefined) this.#awaitTouch();
    return () => this.stop();
  }

  stop(): void {
    this.#touchable?.();
    this.#touchable = undefined;
    this.needsTouch = false;
    clearTimeout(this.#rest);
    const context = this.#context;
    this.#context = undefined;
    void context?.close().catch(() => {});
  }

  mute(muted: boolean): void {
    this.muted = muted;
    remember(MUTED_KEY, muted);
  }

  /** Never throws and never sounds late; a computer without loudspeakers is as good. */
  async play(cue: SoundCue): Promise<void> {
    // The keys of a scanner that types count for the browser, and are kept from the page.
    if (this.#context === undefined && this.#touchable !== undefined && wasTouched()) {
      this.#touched();
    }
    const context = this.#context;
    if (this.muted || context === undefined) return;
    clearTimeout(this.#rest);
    if (context.state !== 'running' && !(await resumeContext(context))) {
      if (this.#context === context) this.needsTouch = true;
      return;
    }
    const seconds = playTones(context, TONES_BY_CUE[cue]);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void context.suspend().catch(() => {}), seconds * 1_000 + SUSPEND_AFTER_MS);
  }

  #awaitTouch(): void {
    const touch = () => this.#touched();
    const events = ['pointerup', 'keydown', 'touchend'] as const;
    for (const name of events) window.addEventListener(name, touch, CAPTURE);
    this.#touchable = () => {
      for (const name of events) window.removeEventListener(name, touch, CAPTURE);
    };
    // To try before it is allowed would only make the browser complain.
    if (wasTouched()) this.#touched();
    else this.needsTouch = true;
  }

  #touched(): void {
    if (this.#context !== undefined && !this.needsTouch) return;
    try {
      this.#context ??= this.#make();
    } catch {
      // No sound on this device, and no touch will help.
      this.needsTouch = false;
      return;
    }
    const context = this.#context;
    void resumeContext(context).then((awake) => {
      if (this.#context === context) this.needsTouch = !awake;
    });
  }
}

function wasTouched(): boolean {
  return navigator.userActivation?.hasBeenActive === true;
}

async function resumeContext(context: AudioContext): Promise<boolean> {
  const resumed = context.resume().then(
    () => context.state === 'running',
    () => false,
  );
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), SOUND_LATE_MS);
  });
  return Promise.race([resumed, late]);
}

export const sounds = new Sounds();
