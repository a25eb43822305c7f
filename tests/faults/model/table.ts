import { type Seat, TABLE, unwrap, type Viewer } from '@mister-x/engine';
import type { Reply, TableId } from '@mister-x/engine/protocol';
import { scotlandYard as game, type Options, VARIANTS } from '@mister-x/games/scotland-yard/rules';
import type { SeededDice } from '../dice.js';
import { openAsHolder, openAsKiosk, openAsSpectator, Device, type HeldSeat, holdSeat } from '../wire/device.js';
import { MatchModel } from './match-model.js';

/** Where a server is reached, whichever process it is just now. */
export type ServerTarget = { readonly url: string; readonly hostKey: string };

const NAMES = ['Xenia', 'Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];

/** A match under way: its devices, and what it must be. */
export type Table = {
  readonly id: TableId;
  readonly options: Options;
  /** Under `table` the kiosk, which plays for every hunter without a phone. */
  readonly devices: ReadonlyMap<Viewer, Device>;
  readonly holdings: ReadonlyMap<Seat, HeldSeat>;
  readonly spectator: Device;
  readonly codes: Readonly<Record<Seat, string>>;
};

/** What was granted while a table was set up, should it be cut short. */
export type SetupTrace = { table?: TableId; readonly holdings: HeldSeat[]; started?: true };

/** People, phones and a game, chosen by the dice; ready for the first command. */
export async function setUp(
  place: ServerTarget,
  dice: SeededDice,
  trace: SetupTrace,
  isGivenUp?: () => boolean,
): Promise<Table> {
  const hunters = 2 + dice.int(4);
  const phones = ['x', ...Array.from({ length: dice.int(hunters + 1) }, (_, n) => `h${n + 1}`)];
  const options = unwrap(
    game.parseOptions({
      variant: dice.pick(VARIANTS),
      hunters,
      flags: { start_source: 'registered' },
    }),
  );
  const opened: Device[] = [];
  const device = (...args: ConstructorParameters<typeof Device>) => {
    const made = new Device(...args);
    opened.push(made);
    return made.ready(isGivenUp);
  };
  try {
    const setter = await device(place.url);
    await setter.get('host:open', { key: place.hostKey });
    const { table } = await setter.get('table:create', {
      game: game.id,
      options,
      seats: NAMES.slice(0, hunters + 1).map((name) => ({ name, colour: 'red' })),
      language: 'en',
    });
    trace.table = table;
    const { host } = await setter.get('table:open', { table });
    const devices = new Map<Viewer, Device>();
    const holdings = new Map<Seat, HeldSeat>();
    for (const seat of phones) {
      const holding = holdSeat(await setter.get('seat:claim', { code: host.codes[seat] ?? '' }));
      trace.holdings.push(holding);
      holdings.set(seat, holding);
      devices.set(seat, await device(place.url, openAsHolder(holding)));
    }
    devices.set(TABLE, await device(place.url, openAsKiosk(place.hostKey, table)));
    const spectator = await device(place.url, openAsSpectator(table));
    await setter.get('table:open', { table });
    await setter.get('table:start', { table });
    trace.started = true;
    setter.close();
    return { id: table, options, devices, holdings, spectator, codes: host.codes };
  } catch (error) {
    for (const made of opened) made.close();
    throw error;
  }
}

/** The device that acts for a seat, and as whom it looks. */
export function actorOf(table: Table, seat: Seat): readonly [device: Device, viewer: Viewer] {
  const phone = table.devices.get(seat);
  const kiosk = table.devices.get(TABLE);
  if (phone !== undefined) return [phone, seat];
  if (kiosk === undefined) throw new Error('a table without a kiosk');
  return [kiosk, TABLE];
}

export function allDevices(table: Table): readonly Device[] {
  return [...table.devices.values(), table.spectator];
}

export type Answer = Reply<{ readonly revision: number }>;

export function firstModel(table: Table): MatchModel {
  return MatchModel.start(table.options);
}
