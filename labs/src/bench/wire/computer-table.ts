import type { Level, TableId } from '@mister-x/engine/protocol';
import type { Notice, View } from '@mister-x/games/scotland-yard/rules';
import { Device } from './device.js';
import { Screen } from './screen.js';
import type { Place } from './yard-table.js';

const HUNTERS = 5;
const NAMES = ['Xenia', 'Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];

/** A table of Scotland Yard with computers in all chairs, and the kiosk that looks on. */
export class ComputerTable {
  private readonly moved: number[] = [];
  /** Whose turn it was when the kiosk last heard something. */
  private turn = '';
  private waiting: (() => void) | undefined;

  private constructor(
    private readonly kiosk: Screen<View, Notice>,
    private readonly table: TableId,
  ) {}

  static async open(place: Place, level: Level): Promise<ComputerTable> {
    let opened: ComputerTable | undefined;
    const kiosk = new Screen<View, Notice>(await Device.connect(place.url), () => opened?.heard());
    await kiosk.device.ask('host:open', { key: place.hostKey });
    const { table } = await kiosk.device.ask('table:create', {
      game: 'scotland-yard',
      options: { variant: 'modern', hunters: HUNTERS, flags: { start_source: 'server' } },
      seats: NAMES.map((name) => ({ name, colour: 'red', computer: level })),
      language: 'en',
    });
    opened = new ComputerTable(kiosk, table);
    await kiosk.device.ask('table:open', { table });
    return opened;
  }

  async start(): Promise<void> {
    await this.kiosk.device.ask('table:start', { table: this.table });
  }

  /** Resolves with the end of the game, or when so many milliseconds have passed. */
  async play(ms: number): Promise<void> {
    const end = performance.now() + ms;
    while (performance.now() < end && !this.isOver) {
      await new Promise<void>((resolve) => {
        this.waiting = resolve;
        setTimeout(resolve, Math.max(0, end - performance.now())).unref();
      });
    }
  }

  /**
   * Milliseconds from one computer's move to the next, as the kiosk heard them.
   *
   * @param first moves that do not count: until the table stands, nobody waits for anybody
   */
  pauses(first = 2): readonly number[] {
    const times = this.moved.slice(first);
    return times.slice(1).map((time, i) => time - (times[i] as number));
  }

  get isOver(): boolean {
    return this.moved.length > 0 && this.kiosk.view.end !== null;
  }

  close(): void {
    this.kiosk.device.close();
  }

  private heard(): void {
    const { round, phase, next } = this.kiosk.view;
    const turn = JSON.stringify([round, phase, next]);
    if (turn !== this.turn) this.moved.push(performance.now());
    this.turn = turn;
    this.waiting?.();
  }
}
