import type { Json, SecretMove } from '@mister-x/engine/protocol';
import { afterEach, beforeEach, vi } from 'vitest';
import { Session } from '../visit/session.svelte.js';
import type { GameFacts, Visit } from '../visit/visit.svelte.js';
import { forget } from '../browser/store.js';
import type { OwnMove } from '../witness/receipts.svelte.js';
import type { Witness } from '../witness/witness.svelte.js';
import { FakeReferee, type FakeWire, TEST_TABLE } from './fake-referee.js';

const KIOSK_ATTENDANCE = { as: 'kiosk', table: TEST_TABLE } as const;
export const KEEPER_ATTENDANCE = {
  as: 'seat',
  table: TEST_TABLE,
  seat: 'keeper',
  secret: 's',
} as const;
type Attendance = typeof KIOSK_ATTENDANCE | typeof KEEPER_ATTENDANCE;
/** More than all attempts take together. */
const LONG_MS = 120_000;

/** The game of `FakeReferee`. */
const FILLING_GAME: GameFacts = {
  commitsTo: (_, role) =>
    role === 'keeper'
      ? (slot, view) => {
          if (slot.startsWith('silent')) return 'silent';
          return slot !== '0' || (view?.game as { dealt?: Json } | undefined)?.dealt !== true;
        }
      : undefined,
  filledSlots: () => (view) => (view?.game as { filled: string[] } | undefined)?.filled ?? [],
};

/** A page that is open, and what it watches the referee with. */
export type WatchingPage = {
  readonly session: Session;
  readonly visit: Visit;
  readonly wire: FakeWire;
  readonly witness: Witness;
};

/** Pages that watch a fake referee, each of them again in every test; time passes when a test says so. */
export class WatchingPages {
  referee = new FakeReferee();
  private open: WatchingPage[] = [];

  /** To be called once in a file. */
  static inEachTest(): WatchingPages {
    const pages = new WatchingPages();
    beforeEach(async () => {
      forget('chains');
      pages.referee = new FakeReferee();
      pages.open = [];
      await import('../witness/hashes.js');
      vi.useFakeTimers();
    });
    afterEach(() => {
      for (const each of pages.open) leaveTable(each);
      vi.useRealTimers();
    });
    return pages;
  }

  /** A page that was just opened, with what its browser remembers. */
  async device(attendance: Attendance = KIOSK_ATTENDANCE): Promise<WatchingPage> {
    const wire = this.referee.wire();
    const session = new Session({ wire, game: FILLING_GAME });
    wire.mend();
    await session.open(attendance);
    const { visit } = session;
    if (visit === null) throw new Error('nobody watches');
    const made = { session, visit, wire, witness: visit.witness };
    this.open.push(made);
    await vi.advanceTimersByTimeAsync(0);
    return made;
  }

  /** The page is loaded again. */
  async reloaded(old: WatchingPage, attendance: Attendance = KIOSK_ATTENDANCE): Promise<WatchingPage> {
    leaveTable(old);
    return this.device(attendance);
  }
}

export function leaveTable({ session }: WatchingPage): void {
  session.close();
}

export const advanceShortly = () => vi.advanceTimersByTimeAsync(5);
export const advanceLong = () => vi.advanceTimersByTimeAsync(LONG_MS);

export const secretLeg = (slot: string, stop = 7): SecretMove => ({
  slot,
  move: { stop, ticket: 'bus' },
});

export async function sendMoves({ visit }: WatchingPage, ...fills: OwnMove[]) {
  const reply = visit.send('keeper', { fills } as unknown as Json, {
    secrets: () => fills,
  });
  await advanceShortly();
  return reply;
}

export const alarmReasonsOf = ({ witness }: WatchingPage): readonly string[] =>
  witness.alarms.map(({ what, slot }) => `${what} ${slot}`.trim());

export const refusedReply = (code: string) => ({ ok: false, refusal: { code } });
/** Codes that a page uses for itself, said by a server. */
export const CODES_OF_OTHER_FAILURES = ['CONNECTION_LOST', 'CHANNEL_KEY_WRONG'];
/** Answers that spell what a page calls an answer that did not come. */
export const STRANGE_REPLIES = ['lost', 'missing', 'silent', null, false].map((value) => ({
  ok: true,
  value,
}));
