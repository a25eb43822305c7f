import { type Command, type Json, REFEREE, type Seat, TABLE, type Viewer } from '@mister-x/engine';
import type { MatchModel } from '../model/match-model.js';
import { actorOf, type ServerTarget, type Table } from '../model/table.js';
import { openAsHolder, openAsKiosk, openAsSpectator, Device } from '../wire/device.js';
import type { SeededDice } from '../dice.js';

/** A connection that sends what it should not, with all the rights that it has. */
export type Forger = { readonly device: Device; readonly viewer: Viewer | undefined };

/** One of every right: nobody, a spectator, a second screen, a second phone of each holder. */
export async function makeForgers(place: ServerTarget, table: Table): Promise<readonly Forger[]> {
  const forger = async (viewer: Viewer | undefined, ...more: [ReturnType<typeof openAsKiosk>?]) => ({
    device: await new Device(place.url, ...more).ready(),
    viewer,
  });
  return [
    await forger(undefined),
    await forger(undefined, openAsSpectator(table.id)),
    await forger(TABLE, openAsKiosk(place.hostKey, table.id)),
    ...(await Promise.all([...table.holdings].map(([seat, holding]) => forger(seat, openAsHolder(holding))))),
  ];
}

/** Whether the rules and its rights let this device do this now: then it is no forgery. */
export function wouldCommandCount(
  { viewer }: Forger,
  table: Table,
  truth: MatchModel,
  { seat, revision, command }: Record<string, unknown>,
): boolean {
  const kind = kindOf(command);
  if (viewer === undefined || kind === undefined || typeof seat !== 'string') return false;
  if (seat === REFEREE) return viewer === TABLE && kind === 'abandon';
  if (!truth.viewers.includes(seat) || seat === TABLE) return false;
  if (actorOf(table, seat)[1] !== viewer || truth.show(viewer).revision !== revision) return false;
  return refusalOf(truth, seat, command) === undefined;
}

/** The code with which the rules refuse it, `undefined` where they do not. */
export function refusalOf(truth: MatchModel, seat: Seat, command: unknown): string | undefined {
  const known = commandOf(command);
  if (known === undefined) return 'MALFORMED';
  const decided = truth.decide(seat, known);
  return decided.ok ? undefined : decided.error.code;
}

/** As far as its own form goes: what an action must be is for the rules. */
function commandOf(command: unknown): Command<Json> | undefined {
  const kind = kindOf(command);
  const { action, agree } = (command ?? {}) as { action?: Json; agree?: unknown };
  switch (kind) {
    case 'act':
      return { kind, action: action ?? null };
    case 'answer-takeback':
      return { kind, agree: agree === true };
    case 'takeback':
    case 'concede':
    case 'abandon':
      return { kind };
    default:
      return undefined;
  }
}

function kindOf(command: unknown): unknown {
  return typeof command === 'object' && command !== null && 'kind' in command ? command.kind : undefined;
}

/** Values that have broken programs before. */
const JUNK_MAKERS: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 2 ** 53,
  () => 1e308,
  () => 0.5,
  () => '',
  () => '__proto__',
  () => "x'; DROP TABLE log; --",
  () => '\u0000\ud800\u202e',
  () => 'x'.repeat(6_000),
  () => [],
  () => ({}),
  () => JSON.parse('{"__proto__":{"host":true},"constructor":{"prototype":1}}'),
  () => ({ toString: 1, valueOf: 1, length: 1e9 }),
  () => nested(60),
  () => Array.from({ length: 1_500 }, (_, index) => index),
  () => Buffer.from('binary'),
];

/** The same with one part changed, missing, added or of another kind. */
export function mutate(value: unknown, dice: SeededDice): unknown {
  if (typeof value !== 'object' || value === null || dice.int(6) === 0) return junk(dice);
  if (Array.isArray(value)) {
    if (value.length === 0) return junk(dice);
    const at = dice.int(value.length);
    return value.map((item, index) => (index === at ? mutate(item, dice) : item));
  }
  const entries = Object.entries(value);
  const name = entries.length === 0 ? 'empty' : (dice.pick(entries)[0] ?? '');
  switch (dice.int(5)) {
    case 0:
      return Object.fromEntries(entries.filter(([key]) => key !== name));
    case 1:
      return { ...value, [`${name}2`]: junk(dice) };
    case 2:
      return { ...value, [name]: junk(dice) };
    default:
      return { ...value, [name]: mutate((value as Record<string, unknown>)[name], dice) };
  }
}

function junk(dice: SeededDice): unknown {
  return dice.pick(JUNK_MAKERS)();
}

function nested(levels: number): unknown {
  return levels === 0 ? 1 : [nested(levels - 1)];
}
