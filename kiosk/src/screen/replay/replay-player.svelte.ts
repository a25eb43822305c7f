/** How fast it may go, the usual speed first; a touch takes the next one. */
const SPEEDS = [1, 2, 4, 0.5] as const;

/** Turns the pages of a finished game, by hand or by itself. */
export class ReplayPlayer<Frame> {
  static readonly STEP_MS = 1_100;

  frames = $state.raw<readonly Frame[]>([]);
  #at = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(SPEEDS[0]);
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
    this.jump(this.position + by);
  }

  /** To a page, and to stay there. */
  jump(position: number): void {
    this.pause();
    this.go(position);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.#play();
  }

  pause(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  /** The next speed, also while it plays. */
  hurry(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? SPEEDS[0];
    if (!this.playing) return;
    this.pause();
    this.#run();
  }

  #play(): void {
    if (this.position >= this.frames.length - 1) this.go(0);
    this.#run();
  }

  #run(): void {
    this.playing = true;
    this.#timer = setInterval(() => {
      if (this.position >= this.frames.length - 1) this.pause();
      else this.go(this.position + 1);
    }, ReplayPlayer.STEP_MS / this.speed);
  }
}
