import type { Level, TableId } from '@mister-x/engine/protocol';
import type { Notice, View } from '@mister-x/games/scotland-yard/rules';
import { type Figure, median, quantile, type Report } from '../report/figure.js';
import { FastYardMatch } from '../wire/hurried-evening.js';
import { residentMB } from '../wire/usage.js';
import { withServer } from '../wire/with-server.js';
import type { ServerTarget } from '../wire/yard-table.js';
import { Device, Screen } from '../wire/device.js';

/** Computers move so long after their turn has begun (`USUAL_MOVE_AFTER_MS` of the server). */
const PACE_MS = 1_000;
const LATE_AIM_MS = 50;
const WARM_UP = 100;
const MOVES = 1_000;
const GATHERING_MS = 5_000;
const MEASURED_MS = 60_000;

/**
 * Six computers that search as long as they may play at one table, and people at another: when computers
 * move, and how long people wait for an answer meanwhile.
 */
export function measureComputers(): Promise<Report> {
  return withServer(async (server) => {
    await startTableOfPeople(server, 1, WARM_UP);
    const alone = await startTableOfPeople(server, 2, MOVES);
    const before = residentMB(server.process);
    const table = await ComputerTable.open(server, 'hard');
    // People who gather take longer.
    await new Promise((resolve) => setTimeout(resolve, GATHERING_MS));
    await table.start();
    const beside = startTableOfPeople(server, 3, MOVES);
    await table.play(MEASURED_MS);
    const memory = residentMB(server.process);
    const among = await beside;
    const pauses = table.pauses();
    table.close();
    const aim = { value: PACE_MS + LATE_AIM_MS, better: 'less' } as const;
    return {
      item: 'computers',
      title: 'Six hard computers at one table, people at another',
      figures: [
        { ...timed('from one move of theirs to the next', pauses), aim, aimP99: aim },
        timed('a move of people heard by all six, computers gone', alone),
        timed('computers thinking', among),
        ...memoryOf(before, memory),
      ],
      notes: [
        `${pauses.length} moves of computers, which may think for 700 ms each; ${MOVES} of people, one at a time`,
      ],
    };
  });
}

function timed(label: string, ms: readonly number[]): Figure {
  return { label, unit: 'ms', median: median(ms), p99: quantile(ms, 0.99) };
}

function memoryOf(before: number | undefined, after: number | undefined): readonly Figure[] {
  if (before === undefined || after === undefined) return [];
  return [{ label: 'memory of the server, more than before', unit: 'MB', median: after - before }];
}

/** How long each of their moves took. */
async function startTableOfPeople(place: ServerTarget, seed: number, moves: number): Promise<readonly number[]> {
  const evening = await FastYardMatch.begin(place, seed * 1_000);
  const ms: number[] = [];
  while (ms.length < moves) ms.push(await evening.move());
  evening.close();
  return ms;
}

const HUNTERS = 5;
const NAMES = ['Xenia', 'Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];

/** A table of Scotland Yard with computers in all chairs, and the kiosk that looks on. */
class ComputerTable {
  private readonly moved: number[] = [];
  /** Whose turn it was when the kiosk last heard something. */
  private turn = '';
  private waiting: (() => void) | undefined;

  private constructor(
    private readonly kiosk: Screen<View, Notice>,
    private readonly table: TableId,
  ) {}

  static async open(place: ServerTarget, level: Level): Promise<ComputerTable> {
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
