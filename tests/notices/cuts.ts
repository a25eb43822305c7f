import { type GameTypes, type Seat, stillHolds } from '@mister-x/engine';
import type { MatchNotice, SeatGrant, TableId } from '@mister-x/engine/protocol';
import { type AnyKit, openTable, walk } from '@mister-x/engine/test-kit';
import { type Place, Session } from '../../kiosk/src/lib/client/session.svelte.js';
import { socketWire } from '../../kiosk/src/lib/client/socket-wire.js';
import { FaultyLine } from '../support/faulty-line.js';

type Line = MatchNotice<GameTypes['notice']>;
type Server = { readonly url: string; readonly port: number; readonly hostKey: string };

/** What one device has shown by the end: its lines in the order in which it was told them, and its view. */
export type Shown = { readonly lines: readonly string[]; readonly view: string };

/** A device with a line of its own, which can be cut. */
class Cut {
  readonly told: string[] = [];
  #seen = 0;

  private constructor(
    readonly name: string,
    readonly session: Session,
    readonly line: FaultyLine,
  ) {}

  static async open(name: string, server: Server, place: Place): Promise<Cut> {
    const line = await FaultyLine.to(server.port);
    const session = new Session(
      socketWire(`http://127.0.0.1:${new URL(line.address).port}`, false),
    );
    if (place.as === 'kiosk') await session.openHost(server.hostKey);
    const reply = await session.open(place);
    if (!reply.ok) throw new Error(`${name} was refused: ${reply.refusal.code}`);
    return new Cut(name, session, line);
  }

  /** The line is back, the device has taken its place, and what came before the answer is there. */
  async fence(): Promise<readonly Line[]> {
    const log = await this.session.history();
    const fresh = this.session.queue.lines.filter(({ at }) => at >= this.#seen);
    for (const { at, line } of fresh) {
      this.told.push(JSON.stringify([at, line]));
      this.#seen = at + 1;
    }
    return log as readonly Line[];
  }

  get shown(): Shown {
    return { lines: this.told, view: JSON.stringify(this.session.view) };
  }

  close(): void {
    this.session.close();
    this.line.close();
  }
}

type Course = readonly { readonly seat: Seat; readonly command: unknown }[];

/** One match, watched by devices that are never cut, and at each place by one that is cut for each step. */
export class Cuts {
  readonly away: { place: string; step: number; shown: Shown; whole: Shown }[] = [];
  readonly longAway: { place: string; shown: Shown; held: readonly string[] }[] = [];
  private readonly devices: Cut[] = [];
  private readonly whole = new Map<string, Cut>();
  private readonly cut = new Map<string, Cut[]>();
  private readonly long = new Map<string, Cut>();

  private constructor(
    private readonly kit: AnyKit,
    private readonly course: Course,
    /** Commands before the round in which devices are cut. */
    private readonly before: Course,
  ) {}

  static async open(
    server: Server,
    kit: AnyKit,
    options: object,
    { from, steps, seed }: { readonly from: number; readonly steps: number; readonly seed: number },
  ) {
    const all = planned(kit, options, from + steps, seed);
    const course = all.slice(from);
    const cuts = new Cuts(kit, course, all.slice(0, from));
    const places = await seated(server, kit, options);
    for (const [name, place] of places) {
      const add = async (kind: string) => {
        const device = await Cut.open(`${name} ${kind}`, server, place);
        cuts.devices.push(device);
        return device;
      };
      cuts.whole.set(name, await add('whole'));
      cuts.long.set(name, await add('long away'));
      const each: Cut[] = [];
      for (let step = 0; step < course.length; step++) each.push(await add(`cut ${step}`));
      cuts.cut.set(name, each);
    }
    const kiosk = cuts.whole.get('kiosk');
    const table = places.get('kiosk')?.table ?? '';
    const started = await kiosk?.session.link.ask('table:start', { table });
    if (started?.ok !== true) throw new Error('the game did not start');
    for (const device of cuts.devices) await device.fence();
    return cuts;
  }

  async play(): Promise<void> {
    for (const turn of this.before) await this.send(turn);
    for (const device of this.devices) await device.fence();
    for (const device of this.long.values()) device.line.cut();
    for (const [step, { seat, command }] of this.course.entries()) {
      for (const each of this.cut.values()) each[step]?.line.cut();
      await this.send({ seat, command });
      for (const device of this.whole.values()) await device.fence();
      for (const each of this.cut.values()) each[step]?.line.mend();
      await Promise.all([...this.cut.values()].flatMap((each) => each[step]?.fence() ?? []));
    }
    for (const device of this.long.values()) device.line.mend();
    const logs = new Map<string, readonly Line[]>();
    for (const device of this.devices) logs.set(device.name, await device.fence());
    this.collect(logs);
  }

  close(): void {
    for (const device of this.devices) device.close();
  }

  private async send({ seat, command }: Course[number]): Promise<void> {
    const actor = this.whole.get(seat) ?? this.whole.get('kiosk');
    await actor?.fence();
    const reply = await actor?.session.command(seat, command as never);
    if (reply?.ok !== true) throw new Error(`${seat}: ${JSON.stringify([command, reply])}`);
  }

  private collect(logs: ReadonlyMap<string, readonly Line[]>): void {
    const { game } = this.kit;
    for (const [place, device] of this.whole) {
      const whole = device.shown;
      for (const [step, each] of (this.cut.get(place) ?? []).entries()) {
        this.away.push({ place, step, shown: each.shown, whole });
      }
      const log = (logs.get(device.name) ?? []).map((line, at) => [at, line] as const);
      const held = stillHolds<(typeof log)[number], GameTypes['notice']>(
        log,
        ([, line]) => line,
        (notice) => game.lasting(notice as never),
      );
      const shown = this.long.get(place)?.shown ?? { lines: [], view: '' };
      this.longAway.push({ place, shown, held: held.map((line) => JSON.stringify(line)) });
    }
  }
}

/** Legal commands, as far as people send them: the same ones on the server, as nothing is drawn there. */
function planned(kit: AnyKit, options: object, steps: number, seed: number): Course {
  const course: { seat: Seat; command: unknown }[] = [];
  for (const { next } of walk(openTable(kit as never, options, seed), { takebacks: true })) {
    if (next === undefined || course.length >= steps) break;
    const { seat, command } = next as { seat: Seat; command: { kind: string; action?: never } };
    const host = command.kind === 'act' && kit.game.hostMay(command.action as never);
    if (seat === 'referee' && !host) break;
    course.push({ seat, command });
  }
  return course;
}

/** Kiosk, spectator, and a phone at every seat. */
async function seated(server: Server, kit: AnyKit, options: object) {
  const setter = new Session(socketWire(server.url, false));
  await setter.openHost(server.hostKey);
  const ask = setter.link.ask;
  const plan = kit.game.seatPlan((kit.game.parseOptions(options) as { value: never }).value);
  const made = await ask('table:create', {
    game: kit.game.id,
    options: options as never,
    seats: plan.map((_, index) => ({ name: `Person ${index}`, colour: 'red' })),
    language: 'en',
  });
  if (!made.ok) throw new Error(`no table: ${made.refusal.code}`);
  const { table } = made.value as { table: TableId };
  const opened = await ask('table:open', { table });
  if (!opened.ok) throw new Error('no kiosk');
  const places = new Map<string, Place>([
    ['kiosk', { as: 'kiosk', table }],
    ['spectator', { as: 'spectator', table }],
  ]);
  for (const { seat } of plan) {
    const claimed = await ask('seat:claim', { code: opened.value.host?.codes[seat] ?? '' });
    if (!claimed.ok) throw new Error(`${seat} was not claimed`);
    const { secret, share } = claimed.value as SeatGrant;
    places.set(seat, { as: 'seat', table, seat, secret, ...(share === null ? {} : { share }) });
  }
  setter.close();
  return places;
}
