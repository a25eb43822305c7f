import type { Unsubscribe, Timers } from './scanner.js';

/** Longest text of a scan, in characters; what is longer is garbled. */
const SCAN_CHARACTERS_MAX = 256;

export type AssemblerOptions = {
  readonly timers: Timers;
  /** Silence after which nothing more belongs to a scan, in milliseconds. */
  readonly idleMs: number;
  /** What silence makes of what has come so far: the whole scan, or a garbled one. */
  readonly silence: 'ends' | 'spoils';
  readonly scan: (text: string) => void;
  readonly spoil: () => void;
};

/**
 * Puts a scan together from pieces of one character each, as they come. What is over after a suffix
 * or a last report, and what only after a silence, the caller says.
 */
export class ScanAssembler<Piece> {
  private pieces: Piece[] = [];
  /** The scan is garbled, and that was said: what still belongs to it is passed over. */
  private skipping = false;
  private stopTimer: Unsubscribe = () => {};

  constructor(
    private readonly textOf: (pieces: readonly Piece[]) => string,
    private readonly options: AssemblerOptions,
  ) {}

  push(...pieces: readonly Piece[]): void {
    this.await();
    if (this.skipping) return;
    if (this.pieces.length + pieces.length > SCAN_CHARACTERS_MAX) this.spoil('more may follow');
    else this.pieces.push(...pieces);
  }

  /** The scan is whole, or what was passed over. One in which nothing can be seen is no scan. */
  end(): void {
    const { pieces } = this;
    this.drop();
    const text = withoutControls(this.textOf(pieces));
    if (text !== '') this.options.scan(text);
  }

  /** What has come so far is worth nothing. */
  spoil(rest: 'that was all' | 'more may follow'): void {
    const known = this.skipping;
    this.drop();
    if (rest === 'more may follow') {
      this.skipping = true;
      this.await();
    }
    if (!known) this.options.spoil();
  }

  /** Forgets what has come so far, and tells nobody. */
  drop(): void {
    this.stopTimer();
    this.pieces = [];
    this.skipping = false;
  }

  private await(): void {
    this.stopTimer();
    this.stopTimer = this.options.timers.after(this.options.idleMs, () => {
      if (this.skipping || this.options.silence === 'ends') this.end();
      else this.spoil('that was all');
    });
  }
}

/** Takes away prefixes such as STX, suffixes such as ETX, and separators within some codes. */
function withoutControls(text: string): string {
  return [...text].filter((sign) => sign >= ' ' && !(sign >= '\u007f' && sign <= '\u009f')).join('');
}
