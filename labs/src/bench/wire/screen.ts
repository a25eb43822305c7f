import type { Json, MatchView } from '@mister-x/engine';
import type { Device } from './device.js';

type Update<View extends Json, Notice extends Json> = {
  readonly revision: number;
  readonly view: MatchView<View, Notice>;
};

/** One device and the last thing it was shown, unread until someone asks. */
export class Screen<View extends Json, Notice extends Json> {
  private text = '';
  private read: Update<View, Notice> | undefined;

  constructor(
    readonly device: Device,
    heard: () => void = () => undefined,
  ) {
    device.onPush = (name, text) => {
      if (name !== 'update') return;
      this.text = text;
      this.read = undefined;
      heard();
    };
  }

  get last(): Update<View, Notice> {
    this.read ??= JSON.parse(this.text) as Update<View, Notice>;
    return this.read;
  }

  /** What a snapshot showed, before anything was pushed. */
  show(update: Update<View, Notice>): void {
    this.read = update;
  }

  get view(): View {
    return this.last.view.game;
  }
}
