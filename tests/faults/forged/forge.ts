import { MATCH_CODES, type Requests, SERVER_CODES, STORAGE_FAULTS } from '@mister-x/engine/protocol';
import type { SeededDice } from '../dice.js';
import type { MatchModel, Turn } from '../model/match-model.js';
import { actorOf, type Table } from '../model/table.js';
import { type Forger, mutate, refusalOf, wouldCommandCount } from './forger.js';

/** A message that must be refused, and the codes with which it may be. */
export type Forgery = {
  readonly forger: Forger;
  readonly name: keyof Requests;
  readonly body: unknown;
  readonly codes: ReadonlySet<string>;
};

type Other = Exclude<keyof Requests, 'command'>;

/** `INTERNAL` would be a mistake of the server's, and its disk is well. */
const UNEXPECTED_CODES: readonly string[] = ['INTERNAL', ...STORAGE_FAULTS];
const ALLOWED_CODES: readonly string[] = [...SERVER_CODES, ...MATCH_CODES].filter(
  (code) => !UNEXPECTED_CODES.includes(code),
);

const REQUESTS_OF_VIEWERS: readonly (keyof Requests)[] = ['chain', 'record', 'history'];
const REQUESTS_OF_HOST: readonly (keyof Requests)[] = [
  'host:invite',
  'host:withdraw',
  'host:screens',
  'host:sign-out',
  'table:create',
  'table:open',
  'table:start',
  'table:rematch',
  'seat:release',
  'seat:computer',
  'seat:reopen',
  'seat:veto',
  'seat:replace',
  'seat:agree',
  'invitation:make',
  'invitation:withdraw',
  'scanner:listen',
  'scanner:set',
  'print',
  'print:kits',
  'print:pages',
  'board:list',
  'board:send',
  'board:remove',
  'wifi:get',
  'wifi:set',
];
/** For the phone of the seat that they name, or for the host where they name none, and for nobody else. */
const REQUESTS_OF_HOLDERS: readonly Other[] = [
  'reminder:list',
  'reminder:feed',
  'reminder:hook',
  'reminder:resume',
  'reminder:push',
  'reminder:withdraw',
];
/** Slowed down by the server, and for everybody on this computer. */
const REQUESTS_THAT_GUESS: readonly Other[] = [
  'host:pair',
  'host:open',
  'seat:find',
  'seat:claim',
  'seat:takeover',
  'invitation:find',
  'invitation:accept',
];

export class Forge {
  private made = 0;
  private turn: Turn = { seat: 'x', command: { kind: 'takeback' } };

  constructor(
    private readonly table: Table,
    private readonly forgers: readonly Forger[],
    private readonly dice: SeededDice,
  ) {}

  /** `replayed` are bodies of commands that were answered before. */
  next(truth: MatchModel, replayed: readonly object[]): Forgery {
    for (;;) {
      const forgery = this.any(truth, replayed);
      if (forgery !== undefined) return forgery;
    }
  }

  private any(truth: MatchModel, replayed: readonly object[]): Forgery | undefined {
    const { dice } = this;
    const forger = dice.pick(this.forgers);
    const kind = dice.int(20);
    if (kind >= 14) return this.other(forger, kind === 14);
    const old = kind >= 11 && replayed.length > 0 ? dice.pick(replayed) : undefined;
    const fresh = old ?? this.command(forger, truth);
    const body = kind < 6 ? mutate(fresh, dice) : fresh;
    return this.judged(forger, truth, body, old !== undefined);
  }

  /** Of any seat, with the sender's own revision, so that the rules are what refuses it. */
  private command({ viewer }: Forger, truth: MatchModel): object {
    const { dice, table } = this;
    // A player who plays on after the end plays as before it.
    if (truth.outcome === undefined) this.turn = truth.anyTurn(dice);
    const { seat, command } = this.turn;
    const revision = truth.show(viewer ?? 'table').revision - (dice.int(8) === 0 ? 1 : 0);
    const id = `forged-${String(this.made++).padStart(8, '0')}`;
    return { table: table.id, seat, id, revision, command };
  }

  private judged(forger: Forger, truth: MatchModel, body: unknown, old: boolean): Forgery | undefined {
    const made: Forgery = { forger, name: 'command', body, codes: new Set(ALLOWED_CODES) };
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return made;
    const fields = body as Record<string, unknown>;
    if (wouldCommandCount(forger, this.table, truth, fields)) return undefined;
    const { seat, command } = fields;
    const known = typeof seat === 'string' && truth.viewers.includes(seat);
    // Its rightful sender would only be told again what came of it.
    if (old && known && actorOf(this.table, seat)[1] === forger.viewer) return undefined;
    const code = known ? refusalOf(truth, seat, command) : undefined;
    return code === undefined ? made : { ...made, codes: new Set([...ALLOWED_CODES, code]) };
  }

  /** Everything but commands: without the right to it, or without its form. */
  private other(forger: Forger, guess: boolean): Forgery | undefined {
    const { dice, table } = this;
    const bodies = this.bodies();
    const { seat } = bodies['reminder:list'];
    const name = guess ? dice.pick(REQUESTS_THAT_GUESS) : dice.pick(Object.keys(bodies) as Other[]);
    // Guesses are few: they close the door to the honest on the same computer for seconds.
    if (REQUESTS_THAT_GUESS.includes(name) && (!guess || dice.int(12) > 0)) {
      return this.refusable(forger, name, { ...bodies[name], forged: true });
    }
    const body = dice.int(2) === 0 ? mutate(bodies[name], dice) : bodies[name];
    const fields = body as { table?: unknown; seat?: unknown } | null;
    const named = fields?.table === table.id;
    const owner = fields?.seat === null ? 'table' : seat;
    const right =
      (REQUESTS_OF_HOST.includes(name) && forger.viewer === 'table') ||
      // The server's public key is for everybody, and anyone who is at no seat may leave it.
      name === 'channel:key' ||
      name === 'seat:leave' ||
      (REQUESTS_OF_VIEWERS.includes(name) && named) ||
      // Anyone who holds a seat may keep it, and may give it to a computer.
      ((name === 'seat:veto' || name === 'seat:computer') && forger.viewer === bodies[name].seat && named) ||
      (REQUESTS_OF_HOLDERS.includes(name) && forger.viewer === owner && named) ||
      (name === 'table:watch' && named);
    return this.refusable(forger, name, right ? { ...bodies[name], forged: true } : body);
  }

  private refusable(forger: Forger, name: keyof Requests, body: unknown): Forgery {
    return { forger, name, body, codes: new Set(ALLOWED_CODES) };
  }

  private bodies() {
    const { dice } = this;
    const table = dice.int(3) === 0 ? 'nosuchtable' : this.table.id;
    const seat = dice.pick([...this.table.devices.keys(), 'h9', 'referee']);
    const seats = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, colour: 'red' }));
    return {
      'channel:key': {},
      'channel:open': { hello: 'A'.repeat(64) },
      'host:pair': { code: '0000-0000-0000-0000', key: 'A'.repeat(43), screen: 'forged' },
      'host:open': { key: `KEY${dice.int(1e9)}` },
      'host:invite': {},
      'host:withdraw': {},
      'host:screens': {},
      'host:sign-out': {},
      'table:create': { game: 'scotland-yard', options: {}, seats, language: 'en' },
      'table:open': { table },
      'table:watch': { table },
      'table:start': { table },
      'table:rematch': { table },
      'seat:release': { table, seat },
      'seat:find': { code: 'ZZZZ-ZZZZ' },
      'seat:claim': { code: 'ZZZZ-ZZZZ' },
      'seat:takeover': { recoveryCode: '12345678901234567890' },
      'seat:resume': { table, seat, secret: `secret${dice.int(1e9)}` },
      'seat:leave': { table, seat, visit: dice.int(1e9) },
      'invitation:make': { table, place: 0 },
      'invitation:withdraw': { table, place: 0 },
      'invitation:find': { code: '0000-0000-0000-0000' },
      'invitation:accept': { code: '0000-0000-0000-0000', name: 'Eve', seed: 'A'.repeat(43) },
      'place:open': { table, secret: `secret${dice.int(1e9)}` },
      chain: { table, seen: null },
      'seat:computer': { table, seat, level: 'easy' },
      'seat:reopen': { table, seat },
      'seat:replace': { table, seat },
      'seat:agree': { table, seat, agree: dice.int(2) === 0 },
      'seat:veto': { table, seat },
      'scanner:listen': { table },
      'scanner:set': { scanner: 'mock:desk', on: true, table, seat },
      print: {
        ...{ game: 'scotland-yard', sheet: 'digits', language: 'en', paper: 'a4' },
        ...{ options: { code: 'qr', offset: { right: 0, down: 0 }, tiled: false } },
      },
      'print:kits': { language: 'en' },
      'print:pages': { game: 'scotland-yard', sheets: ['digits'], paper: 'a4', options: {} },
      'board:list': {},
      'board:send': {},
      'board:remove': { board: `b-${'A'.repeat(22)}` },
      'wifi:get': {},
      'wifi:set': { network: null },
      'reminder:list': { table, seat },
      'reminder:feed': { table, seat, language: 'en' },
      'reminder:hook': {
        ...{ table, seat, language: 'en', url: 'https://203.0.113.1/', format: 'plain' },
      },
      'reminder:resume': { table, seat, id: '8d3a1c1e-2d5b-4b5a-9a52-0b6f3f6f1c11' },
      'reminder:push': {
        ...{ table, seat, language: 'en' },
        subscription: {
          ...{ endpoint: 'https://203.0.113.1/', p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
        },
      },
      'reminder:withdraw': { table, seat, id: '8d3a1c1e-2d5b-4b5a-9a52-0b6f3f6f1c11' },
      record: { table },
      history: { table },
    } satisfies { readonly [Name in Other]: object };
  }
}
