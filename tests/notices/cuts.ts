import { type GameTypes, noticesStillTold } from '@mister-x/engine';
import type { MatchNotice } from '@mister-x/engine/protocol';
import type { AnyGameKit } from '@mister-x/engine/testing';
import { expectedTasks } from './expected-tasks.js';
import type { RandomRound } from './random-rounds.js';
import type { CutDevice } from './devices.js';
import type { Hunt } from './hunt.js';
import { type PiecePlaces, placesOf } from './real-board.js';
import { type ShownOnScreen, TableScreen } from './screens.svelte.js';

/** What a device that was away showed when it was back, beside one that was always there. */
export type AwayDevice = {
  readonly place: string;
  /** The step at which its line broke. */
  readonly step: number;
  readonly shown: ShownOnScreen;
  readonly whole: ShownOnScreen;
  /** Where pawns are. */
  readonly belong: PiecePlaces;
  /** Tables only. */
  readonly real?: {
    /** Where people have put pawns who follow this screen. */
    readonly stand: PiecePlaces;
    /** What it has to ask for, worked out from the notices that came. */
    readonly asked: readonly string[];
    /** Lines that came, and all there were, by their numbers. */
    readonly told: readonly number[];
    readonly log: readonly number[];
  };
};

/** Turns before the round, as far as there are so many, during which a device is away as well that is away for long. */
const LONG_GAP_STEPS = 60;

/**
 * One match, watched at each place by a device whose line never breaks, by one that is away for `gap`
 * steps from each step on, and by one that is away for long.
 */
export class ConnectionCuts {
  /** Right after each gap. */
  readonly returns: AwayDevice[] = [];
  /** When the round is over. */
  readonly after: AwayDevice[] = [];
  /** Of those that were away for long; beside them what the screen showed at which all was done. */
  readonly long: (AwayDevice & {
    readonly held: readonly string[];
    readonly told: readonly string[];
  })[] = [];
  private readonly whole = new Map<string, CutDevice>();
  /** By step, then by place. */
  private readonly cut: Map<string, CutDevice>[] = [];
  private readonly longAway = new Map<string, CutDevice>();

  /** Moments before the first line broke. */
  private seen = 0;

  constructor(
    private readonly hunt: Hunt,
    private readonly kit: AnyGameKit,
    private readonly course: RandomRound,
    /** For how many steps each device is away. */
    private readonly gap: number,
  ) {}

  async play(): Promise<void> {
    const { before, round } = this.course;
    const { gap, hunt } = this;
    const early = Math.max(0, before.length - LONG_GAP_STEPS);
    await hunt.play(before.slice(0, early));
    await this.enter(this.longAway);
    const { moments: seen } = await this.hunt.hand('kiosk').look();
    this.seen = seen.length;
    for (const device of this.longAway.values()) device.line.cut();
    await hunt.play(before.slice(early));
    await this.enter(this.whole);
    for (let step = 0; step + gap <= round.length; step++) {
      const away = new Map<string, CutDevice>();
      await this.enter(away);
      this.cut.push(away);
    }
    for (const [step, turn] of round.entries()) {
      for (const { line } of this.cut[step]?.values() ?? []) line.cut();
      await hunt.play([turn]);
      const whole = await this.lookAtWhole();
      const back = this.cut[step + 1 - gap] ?? new Map<string, CutDevice>();
      for (const { line } of back.values()) line.mend();
      for (const [place, device] of back) {
        this.returns.push(await this.away(place, step + 1 - gap, device, whole.get(place)));
      }
    }
    await this.collect();
  }

  private async enter(devices: Map<string, CutDevice>): Promise<void> {
    for (const place of this.hunt.places) devices.set(place, await this.hunt.open(place));
  }

  private async lookAtWhole(): Promise<ReadonlyMap<string, ShownOnScreen>> {
    const shown = new Map<string, ShownOnScreen>();
    for (const [place, device] of this.whole) shown.set(place, await device.look());
    return shown;
  }

  private async collect(): Promise<void> {
    const whole = await this.lookAtWhole();
    for (const [step, each] of this.cut.entries()) {
      for (const [place, device] of each) {
        this.after.push(await this.away(place, step, device, whole.get(place)));
      }
    }
    const moments = (await this.hunt.hand('kiosk').look()).moments.slice(this.seen);
    for (const [place, device] of this.longAway) {
      device.line.mend();
      const seen = whole.get(place);
      const compared = await this.away(place, 0, device, seen && { ...seen, moments });
      const lines = await this.hunt.hand(place).visit.history();
      const told = device.visit.queue.notices.map(({ at, notice }) => JSON.stringify([at, notice]));
      this.long.push({ ...compared, held: this.held(lines, device.entered), told });
    }
  }

  private held(log: readonly MatchNotice<unknown>[], since: number): readonly string[] {
    const lines = log.map((line, at) => [at, line as MatchNotice<GameTypes['notice']>] as const).slice(since);
    return noticesStillTold<(typeof lines)[number], GameTypes['notice']>(
      lines,
      ([, line]) => line,
      (notice) => this.kit.game.retention?.(notice) ?? {},
    ).map((line) => JSON.stringify(line));
  }

  private async away(
    place: string,
    step: number,
    device: CutDevice,
    whole: ShownOnScreen | undefined,
  ): Promise<AwayDevice> {
    if (whole === undefined) throw new Error(`nobody was there at ${place}`);
    const shown = await device.look();
    const { entered, screen, visit } = device;
    const belong = placesOf(visit.match.game as never);
    const away = { place, step, shown, whole, belong };
    if (!(screen instanceof TableScreen) || screen.table === undefined) return away;
    const log = await visit.history();
    const { notices } = visit.queue;
    const asked = expectedTasks(this.kit, screen.table, notices, log.slice(0, entered));
    const told = notices.map(({ at }) => at);
    const since = [...log.keys()].slice(entered);
    return { ...away, real: { stand: screen.board.places, asked, told, log: since } };
  }
}
