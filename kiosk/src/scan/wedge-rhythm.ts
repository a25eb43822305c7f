import type { KeyKind } from './wedge-keys.js';

/** All in milliseconds, but for the lengths. */
type RhythmLimits = {
  /**
   * Keys that follow each other within this may be a scan. Slow Bluetooth scanners take up to
   * 50, with jitter; people who type fast 80 and more, and less only for two or three keys rolled
   * under the fingers.
   */
  readonly gap: number;
  /**
   * As `gap`, once no hand can have typed what came so far: radio and a busy hub make pauses, and
   * a scan must not fall apart.
   */
  readonly patience: number;
  /**
   * How long a scan without a suffix is waited for while its check characters do not fit: its last
   * keys may be pressed and not delivered yet.
   */
  readonly unfinished: number;
  /** Keys that came this quickly on average came from a machine if there are `quickLength`. */
  readonly quick: number;
  readonly quickLength: number;
  /** Others are a scan if there are `length` of them and no more than this between two on average. */
  readonly slow: number;
  readonly length: number;
  /** An Enter or Tab this soon after a scan belongs to it: late suffixes, CR followed by LF. */
  readonly afterglow: number;
};

export const RHYTHM_LIMITS_MS: RhythmLimits = {
  gap: 60,
  patience: 120,
  unfinished: 400,
  quick: 20,
  quickLength: 3,
  slow: 50,
  length: 6,
  afterglow: 150,
};

/** A key as it was pressed; `key` is whatever the caller knows it by. */
export type KeyPress<K> = {
  readonly key: K;
  readonly kind: KeyKind;
  /** Milliseconds, by the clock that stamped the event, not by when it was handled. */
  readonly at: number;
  /** The page may have it at once, as the caller can undo what it does. */
  readonly undoable: boolean;
};

export type RhythmStep<K> =
  /** It was typing: the page is to have these, in this order, before anything that comes later. */
  | { readonly do: 'type'; readonly keys: readonly K[] }
  /** It was a scan: what the page has had of it (its first key, mostly) is to be undone if it can be. */
  | {
      readonly do: 'scan';
      readonly text: string;
      readonly undo: readonly K[];
      /** It ended with an Enter or a Tab; otherwise because nothing more came, or something else. */
      readonly hasSuffix: boolean;
      /** When the last key of it was pressed. */
      readonly lastAt: number;
    };

export type RhythmVerdict<K> = {
  /** First these. */
  readonly steps: readonly RhythmStep<K>[];
  /** Then the key itself: the page's, kept back for now, or the scanner's and nobody's. */
  readonly key: 'pass' | 'hold' | 'swallow';
};

/** How many keys of hands may touch a scan. */
const SLOW_KEYS_BY_HAND = 2;

type HeldKey<K> = { readonly key: K; readonly sign: string; readonly passed: boolean };

/**
 * Tells scans from typing by their rhythm. Every key of a sign is either passed at once, or held
 * and later given back in exactly one step, in the order of pressing; nothing is held after
 * the `deadline` if `tick` is called then.
 */
export class ScanRhythm<K> {
  readonly #isWhole: (text: string) => boolean;
  readonly #rhythm: RhythmLimits;
  #burst: HeldKey<K>[] = [];
  #firstAt = 0;
  #lastAt = 0;
  /** Keys and, once it has begun, Shifts of the burst: each is a report of the scanner. */
  #reports = 0;
  /**
   * What a tick took for typing as nothing more had come: on a busy computer keys come later than
   * they were pressed, and the next one may show that it was a scan after all.
   */
  #doubtful: { burst: HeldKey<K>[]; firstAt: number; lastAt: number; reports: number } | undefined;
  #scanAt = Number.NEGATIVE_INFINITY;

  /**
   * @param isWhole whether a text is a code with check characters that fit: then a key that someone
   *   pressed just before or after it is told from it
   */
  constructor(isWhole: (text: string) => boolean = () => false, rhythm: RhythmLimits = RHYTHM_LIMITS_MS) {
    this.#isWhole = isWhole;
    this.#rhythm = rhythm;
  }

  /** When the burst is over unless something comes; `null` when nothing is under way. */
  get deadline(): number | null {
    if (this.#burst.length === 0) return null;
    if (!this.#isScan) return this.#lastAt + this.#rhythm.gap;
    const { patience, unfinished } = this.#rhythm;
    return this.#lastAt + (this.#isWhole(textOf(this.#burst)) ? patience : unfinished);
  }

  press({ key, kind, at, undoable }: KeyPress<K>): RhythmVerdict<K> {
    switch (kind.is) {
      case 'sign':
        return this.#sign(key, kind.sign, at, undoable);
      case 'end':
        return this.#end(at);
      case 'shift':
        return this.#shift(at);
      case 'other':
        return { steps: this.settle(), key: 'pass' };
    }
  }

  /** The time is `now` and nothing has come since the last press. */
  tick(now: number): readonly RhythmStep<K>[] {
    const { deadline } = this;
    if (deadline === null || now < deadline) return [];
    const burst = this.#burst.map((held) => ({ ...held, passed: true }));
    const isScan = this.#isScan;
    const steps = this.settle();
    if (!isScan) {
      const [firstAt, lastAt, reports] = [this.#firstAt, this.#lastAt, this.#reports];
      this.#doubtful = { burst, firstAt, lastAt, reports };
    }
    return steps;
  }

  /** Whatever is under way ends here. */
  settle(): readonly RhythmStep<K>[] {
    return this.#finish(false);
  }

  #finish(hasSuffix: boolean): readonly RhythmStep<K>[] {
    const burst = this.#burst;
    const isScan = this.#isScan;
    this.#burst = [];
    this.#doubtful = undefined;
    if (!isScan) return stepsOfTyping(burst);
    this.#scanAt = this.#lastAt;
    const [from, to] = this.#code(burst);
    const code = burst.slice(from, to);
    const undo = code.filter(({ passed }) => passed).map(({ key }) => key);
    const lastAt = this.#lastAt;
    const scan: RhythmStep<K> = { do: 'scan', text: textOf(code), undo, hasSuffix, lastAt };
    return [...stepsOfTyping(burst.slice(0, from)), scan, ...stepsOfTyping(burst.slice(to))];
  }

  /** Where in the burst the code is: all of it, unless it is whole without what hands added. */
  #code(burst: readonly HeldKey<K>[]): readonly [number, number] {
    const all = [0, burst.length] as const;
    if (this.#isWhole(textOf(burst))) return all;
    for (let hands = 1; hands <= SLOW_KEYS_BY_HAND; hands++) {
      for (let before = 0; before <= hands; before++) {
        const to = burst.length - (hands - before);
        if (before < to && this.#isWhole(textOf(burst.slice(before, to)))) return [before, to];
      }
    }
    return all;
  }

  #sign(key: K, sign: string, at: number, undoable: boolean): RhythmVerdict<K> {
    this.#reconsider(at);
    const steps = this.#belongs(at) ? [] : this.settle();
    const isFirst = this.#burst.length === 0;
    // A blank is no beginning of a code, and does too much in a page.
    if (isFirst && sign === ' ') return { steps, key: 'pass' };
    const passed = isFirst && undoable;
    if (isFirst) {
      this.#firstAt = at;
      this.#reports = 0;
    }
    this.#burst.push({ key, sign, passed });
    this.#lastAt = at;
    this.#reports++;
    return { steps, key: passed ? 'pass' : 'hold' };
  }

  #reconsider(at: number): void {
    const before = this.#doubtful;
    this.#doubtful = undefined;
    if (before === undefined || at - before.lastAt > this.#rhythm.gap) return;
    this.#burst = before.burst;
    this.#firstAt = before.firstAt;
    this.#lastAt = before.lastAt;
    this.#reports = before.reports;
  }

  #end(at: number): RhythmVerdict<K> {
    const inTime = this.#belongs(at);
    const steps = this.#finish(inTime);
    if (inTime && steps.some((step) => step.do === 'scan')) {
      this.#scanAt = at;
      return { steps, key: 'swallow' };
    }
    const late = at - this.#scanAt <= this.#rhythm.afterglow;
    return { steps, key: late ? 'swallow' : 'pass' };
  }

  #shift(at: number): RhythmVerdict<K> {
    if (!this.#belongs(at)) return { steps: this.settle(), key: 'pass' };
    this.#lastAt = at;
    this.#reports++;
    return { steps: [], key: 'pass' };
  }

  #belongs(at: number): boolean {
    return this.#burst.length > 0 && at - this.#lastAt <= this.#limit;
  }

  get #limit(): number {
    return this.#isScan ? this.#rhythm.patience : this.#rhythm.gap;
  }

  get #isScan(): boolean {
    const { quick, quickLength, slow, length } = this.#rhythm;
    const count = this.#burst.length;
    if (count < 2) return false;
    const mean = (this.#lastAt - this.#firstAt) / (this.#reports - 1);
    return (count >= quickLength && mean <= quick) || (count >= length && mean <= slow);
  }
}

function textOf(keys: readonly { readonly sign: string }[]): string {
  return keys.map(({ sign }) => sign).join('');
}

/** What the page has not had yet is given back to it. */
function stepsOfTyping<K>(burst: readonly HeldKey<K>[]): readonly RhythmStep<K>[] {
  const keys = burst.filter(({ passed }) => !passed).map(({ key }) => key);
  return keys.length === 0 ? [] : [{ do: 'type', keys }];
}
