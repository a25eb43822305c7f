/** Turns the pages of a finished game, by hand or by itself. */
export class ReplayPlayer<Frame> {
  static readonly STEP_MS = 1_100;

  frames = $state.raw<readonly Frame[]>([]);
  #at = $state(0);
  playing = $state(false);
  #timer: ReturnType<typeof setInterval> | undefined;

  get position(): number {
    return Math.min(this.#at, Math.max(0, this.frames.length - 1));
  }

  get frame(): Frame | undefined {
    return this.frames[this.position];
  }

  /** Shows the last picture first: that is what is on the real board. */
  load(frames: readonly Frame[]): void {
    this.frames = frames;
    this.#at = Math.max(0, frames.length - 1);
  }

  go(position: number): void {
    this.#at = Math.max(0, Math.min(this.frames.length - 1, position));
  }

  step(by: 1 | -1): void {
    this.pause();
    this.go(this.position + by);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.#play();
  }

  pause(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  #play(): void {
    if (this.position >= this.frames.length - 1) this.go(0);
    this.playing = true;
    this.#timer = setInterval(() => {
      if (this.position >= this.frames.length - 1) this.pause();
      else this.go(this.position + 1);
    }, ReplayPlayer.STEP_MS);
  }
}
