import type { Unsubscribe } from './heard.js';
import { snapshotOfField, fieldTargetOf, typeInList, typeInto } from './wedge-fields.js';
import { keyKind } from './wedge-keys.js';
import { type KeyPress, ScanRhythm, type RhythmStep, type RhythmVerdict } from './wedge-rhythm.js';

/** How long after its pressing a key may reach the page on a computer that has other things to do. */
export const KEY_DELIVERY_MS = 20;
/** When the page was too busy to look in time, how long it waits for keys that are under way. */
const LATE_KEYS_MS = 25;

/** One key from its pressing to its release, as far as the page has not had it by itself. */
type KeyStroke = {
  readonly down: KeyboardEvent;
  readonly undo: (() => void) | undefined;
  /** Given back to the page, which then also gets the release. */
  replayed: boolean;
  /** Released while it was held. */
  up: KeyboardEvent | undefined;
};

/** How a reading ended. */
export type WedgeEnd = {
  /** With an Enter or a Tab; otherwise it was over because nothing more came. */
  readonly hasSuffix: boolean;
  /** Milliseconds since its last key was pressed. */
  readonly silentMs: number;
};

/** Ends the watch. */
type WedgeWatch = Unsubscribe & {
  /** Whether a burst is under way: keys that the page gets later or not, or that are taken back. */
  readonly holds: () => boolean;
};

export type WedgeListener = (text: string, end: WedgeEnd) => void;

/**
 * A barcode scanner that types. Keys are taken before the page sees any of them; those that turn out
 * to be typing are given back. In a text field the first key of every burst goes through at once,
 * as do all of someone who types at a human speed, and is taken out again if it was a scanner's.
 * @param isWhole whether a text is a code with check characters that fit
 */
export function watchWedge(onScan: WedgeListener, isWhole?: (text: string) => boolean): WedgeWatch {
  const wedge = new Wedge(onScan, isWhole);
  window.addEventListener('keydown', wedge.down, true);
  window.addEventListener('keyup', wedge.up, true);
  window.addEventListener('blur', wedge.settle);
  const stop = (): void => {
    wedge.settle();
    window.removeEventListener('keydown', wedge.down, true);
    window.removeEventListener('keyup', wedge.up, true);
    window.removeEventListener('blur', wedge.settle);
  };
  return Object.assign(stop, { holds: () => wedge.holds });
}

class Wedge {
  readonly #onScan: WedgeListener;
  readonly #rhythm: ScanRhythm<KeyStroke>;
  /** Strokes that were kept from the page, by the place of the key, until they are released. */
  readonly #kept = new Map<string, KeyStroke>();
  /** Our own, which the page is to have. */
  readonly #own = new WeakSet<Event>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onScan: WedgeListener, isWhole?: (text: string) => boolean) {
    this.#onScan = onScan;
    this.#rhythm = new ScanRhythm(isWhole);
  }

  get holds(): boolean {
    return this.#rhythm.deadline !== null;
  }

  readonly down = (event: KeyboardEvent): void => {
    if (this.#own.has(event)) return;
    const press = this.#press(event);
    const verdict: RhythmVerdict<KeyStroke> =
      press === undefined ? { steps: this.#rhythm.settle(), key: 'pass' } : this.#rhythm.press(press);
    this.#take(verdict.steps);
    if (press === undefined || verdict.key === 'pass') this.#kept.delete(event.code);
    else {
      withholdKey(event);
      this.#kept.set(event.code, press.key);
    }
    this.#arm();
  };

  readonly up = (event: KeyboardEvent): void => {
    if (this.#own.has(event)) return;
    const { code } = event;
    if (keyKind(code).is === 'shift') {
      this.#take(this.#rhythm.press({ ...this.#shift(event), at: timeOf(event) }).steps);
      this.#arm();
      return;
    }
    const stroke = this.#kept.get(code);
    if (stroke === undefined) return;
    this.#kept.delete(code);
    if (stroke.replayed) return;
    stroke.up = event;
    withholdKey(event);
  };

  readonly settle = (): void => {
    this.#take(this.#rhythm.settle());
    this.#arm();
  };

  /** `undefined` when a scanner cannot have pressed it, or the page must have it as it is. */
  #press(event: KeyboardEvent): KeyPress<KeyStroke> | undefined {
    const { code, key, repeat, isComposing, ctrlKey, altKey, metaKey } = event;
    if (repeat || ctrlKey || altKey || metaKey) return undefined;
    if (isComposing || key === 'Process' || key === 'Dead' || key === 'Unidentified') {
      return undefined;
    }
    const kind = keyKind(code);
    const target = fieldTargetOf(event.target);
    if (kind.is === 'sign' && (target.is === 'alone' || key.length !== 1)) return undefined;
    const undo = kind.is === 'sign' && target.is === 'text' ? snapshotOfField(target.field) : undefined;
    return {
      key: { down: event, undo, replayed: false, up: undefined },
      kind,
      at: timeOf(event),
      undoable: undo !== undefined,
    };
  }

  #shift(down: KeyboardEvent): Omit<KeyPress<KeyStroke>, 'at'> {
    const key = { down, undo: undefined, replayed: false, up: undefined };
    return { key, kind: { is: 'shift' }, undoable: false };
  }

  #take(steps: readonly RhythmStep<KeyStroke>[]): void {
    for (const step of steps) {
      if (step.do === 'type') for (const stroke of step.keys) this.#replay(stroke);
      else {
        // The first knows how it was before all of them.
        step.undo[0]?.undo?.();
        const { text, hasSuffix, lastAt } = step;
        this.#onScan(text, { hasSuffix, silentMs: performance.now() - lastAt });
      }
    }
  }

  /** What the browser would have done after the page had its say is done here. */
  #replay(stroke: KeyStroke): void {
    const { down, up } = stroke;
    stroke.replayed = true;
    const target = down.target instanceof Element && down.target.isConnected ? down.target : null;
    const at = target ?? document.activeElement ?? document.body;
    if (this.#send(at, 'keydown', down)) performDefaultOfKey(at, down.key);
    if (up !== undefined) this.#send(at, 'keyup', up);
  }

  #send(to: Element, name: 'keydown' | 'keyup', event: KeyboardEvent): boolean {
    const own = new KeyboardEvent(name, copyOf(event));
    this.#own.add(own);
    return to.dispatchEvent(own);
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const { deadline } = this.#rhythm;
    if (deadline === null) return;
    const now = performance.now();
    const due = deadline + KEY_DELIVERY_MS;
    // The burst is over already, so this page is late: its next key may have been pressed long ago.
    this.#wait(due > now ? due : now + LATE_KEYS_MS);
  }

  #wait(due: number): void {
    this.#timer = setTimeout(() => {
      const now = performance.now();
      if (now - due > LATE_KEYS_MS) return this.#wait(now + LATE_KEYS_MS);
      this.#take(this.#rhythm.tick(now));
      this.#arm();
    }, due - performance.now());
  }
}

function withholdKey(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** When it was pressed; by the page's clock should the browser stamp events by another. */
function timeOf({ timeStamp }: KeyboardEvent): number {
  const now = performance.now();
  return timeStamp > 0 && timeStamp <= now && now - timeStamp < 60_000 ? timeStamp : now;
}

function performDefaultOfKey(target: Element, key: string): void {
  const to = fieldTargetOf(target);
  if (to.is === 'text') typeInto(to.field, key);
  else if (target instanceof HTMLSelectElement) typeInList(target, key);
  else if (key === ' ' && target instanceof HTMLElement) {
    const pressed = target.closest('button, summary, input');
    if (pressed instanceof HTMLElement) pressed.click();
  }
}

function copyOf(event: KeyboardEvent): KeyboardEventInit {
  const { key, code, location, ctrlKey, shiftKey, altKey, metaKey } = event;
  const { repeat, isComposing } = event;
  return {
    ...{ key, code, location, ctrlKey, shiftKey, altKey, metaKey, repeat, isComposing },
    ...{ bubbles: true, cancelable: true, composed: true, view: window },
  };
}
