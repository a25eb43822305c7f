import type { RefusalBody, SeatGrant, TableInfo } from '@mister-x/engine/protocol';
import { phoneUi } from '../games/phones.js';
import { newSeedShare } from '../lib/client/ids.js';
import { KeyCheck } from '../lib/client/key-check.svelte.js';
import { LEFT, patiently } from '../lib/client/link.js';
import type { Place } from '../lib/client/place.js';
import { Session } from '../lib/client/session.svelte.js';
import { speech } from '../lib/i18n/index.svelte.js';
import { startToVouch } from '../lib/trust/memory.js';
import type { Invitation } from './fragment.js';
import { dropSeat, type StoredSeat, storedSeats, storeSeat } from './seats.js';

/**
 * What the page shows: the way in, the words to write down, the game, or that the server does not let
 * this phone back to its seat.
 */
export type Stage = 'starting' | 'join' | 'words' | 'seated' | 'moved';

/** One phone: its seats, its connection, and where its owner is on the way to the table. */
export class Phone {
  stage = $state<Stage>('starting');
  seat = $state.raw<StoredSeat | null>(null);
  /** Why the way in did not open, or the way back; `null` where the seat is somebody else's. */
  refusal = $state.raw<RefusalBody | null>(null);
  busy = $state(false);
  /** The way in, and what was typed there: it stays while the line is checked and when it was wrong. */
  way = $state<'code' | 'words'>('code');
  typed = $state({ code: '', words: '' });
  readonly session: Session;
  readonly keyCheck: KeyCheck;

  constructor(session = new Session()) {
    this.session = session;
    session.fills = (game, role) => phoneUi(game)?.fills(role);
    session.filled = (game) => phoneUi(game)?.filled;
    this.keyCheck = new KeyCheck(session.privacy);
    session.onRestoreFailed((code) => this.#lost(code));
    session.onWrongKey(() => this.keyCheck.forget());
  }

  /** An invitation takes a new seat; without one, the seat this phone held last goes on. */
  async start(invitation: Invitation | null): Promise<void> {
    if (invitation !== null && (await this.claim(invitation.code, invitation.line))) return;
    const refusal = this.refusal;
    const [latest] = storedSeats();
    if (latest !== undefined && invitation === null) {
      if (await this.resume(latest)) return;
      const code = this.refusal?.code;
      if (code !== undefined && !NO_NEWS.includes(code)) {
        this.seat = latest;
        return this.#shutOut(code);
      }
    }
    const misled = this.refusal?.code === 'LINE_KEY_WRONG';
    this.refusal = invitation !== null ? refusal : misled ? this.refusal : null;
    this.stage = 'join';
  }

  /** @param line the server's key, from the link that held the code */
  claim(code: string, line?: string): Promise<boolean> {
    return this.#grant(line, () => this.session.link.ask('seat:claim', { code }));
  }

  takeOver(words: string): Promise<boolean> {
    return this.#grant(undefined, () => this.session.link.ask('seat:takeover', { words }), true);
  }

  async resume(seat: StoredSeat): Promise<boolean> {
    const { stage } = this;
    // Its owner may go to the way in meanwhile.
    const waits = () => this.stage === stage;
    if (!(await this.#secure(seat.line, waits))) return false;
    this.busy = true;
    const reply = await patiently(async () =>
      waits() ? this.session.open({ as: 'seat', ...place(seat) }) : LEFT,
    );
    this.busy = false;
    if (!reply.ok) {
      if (reply !== LEFT) this.refusal = reply.refusal;
      return false;
    }
    this.refusal = null;
    const given = await this.#giveSeed(seat, reply.value.table);
    if (!this.#isAt(seat)) return false;
    this.seat = given;
    storeSeat(this.seat);
    await speech.follow(reply.value.table.language);
    await this.#needGame(reply.value.table.game);
    if (!this.#isAt(seat)) return false;
    this.stage = seat.words === undefined ? 'seated' : 'words';
    return true;
  }

  /** Their owner has written the words down: they are gone from this phone. */
  wordsWritten(): void {
    if (this.seat === null) return;
    const { words: _, renewed: __, ...seat } = this.seat;
    this.seat = seat;
    storeSeat(seat);
    this.stage = 'seated';
  }

  /** The table went on to a rematch; the seat's secret holds there as well. */
  async follow(table: string): Promise<void> {
    if (this.seat === null) return;
    const { seed: _, ...seat } = this.seat;
    await this.resume({ ...seat, table });
  }

  /** After a reconnect: a server whose data came back knows a refused seat again. */
  async retry(): Promise<void> {
    if (this.stage !== 'moved' || this.seat === null || this.session.dismissed) return;
    if (!(await this.resume(this.seat)) && this.refusal !== null) this.#shutOut(this.refusal.code);
  }

  /** The server says that the seat is another device's: what proved it proves nothing any more. */
  dismissed(): void {
    if (this.seat !== null) dropSeat(this.seat);
    this.refusal = null;
  }

  /** Its owner gives the seat up. */
  leave(): void {
    if (this.seat !== null) dropSeat(this.seat);
    this.joinAgain();
  }

  /** To the way in, with what the phone holds. */
  joinAgain(): void {
    this.busy = false;
    this.seat = null;
    this.refusal = null;
    this.session.leave();
    this.stage = 'join';
  }

  /** Its owner has not left meanwhile. */
  #isAt({ table }: StoredSeat): boolean {
    return this.session.place?.table === table;
  }

  async #grant(
    line: string | undefined,
    ask: () => Promise<
      { readonly ok: true; readonly value: SeatGrant } | { ok: false; refusal: RefusalBody }
    >,
    renewed?: true,
  ): Promise<boolean> {
    this.refusal = null;
    if (!(await this.#secure(line))) return false;
    this.busy = true;
    const reply = await ask();
    this.busy = false;
    if (!reply.ok) {
      this.refusal = reply.refusal;
      return false;
    }
    this.way = 'code';
    this.typed = { code: '', words: '' };
    const { table, seat, secret, words, share } = reply.value;
    const { key } = this.keyCheck;
    const stored = {
      table,
      seat,
      secret,
      words,
      ...(key === undefined ? {} : { line: key }),
      ...(share === null ? {} : { share }),
      ...(renewed && { renewed }),
    };
    storeSeat(stored);
    startToVouch(table);
    return this.resume(stored);
  }

  /** The phone's part of the seed is drawn and sent only after the server has committed to its own. */
  async #giveSeed(seat: StoredSeat, table: TableInfo): Promise<StoredSeat> {
    if (seat.seed !== undefined || table.status !== 'gathering') return seat;
    const seed = { share: newSeedShare(), commitment: table.seedCommitment };
    const given = { ...seat, seed };
    const reply = await this.session.open({ as: 'seat', ...place(given) });
    return reply.ok ? given : seat;
  }

  /** Nothing that is a secret leaves this phone before its line is private. */
  async #secure(line: string | undefined, waits = () => true): Promise<boolean> {
    const code = await this.keyCheck.secure(line);
    if (!waits()) return false;
    if (code !== 'ready') this.refusal = { code };
    return code === 'ready';
  }

  async #needGame(game: string): Promise<void> {
    await speech.need(...(phoneUi(game)?.areas.phone ?? []));
  }

  #lost(code: string): void {
    if (code === 'LINE_KEY_WRONG') {
      this.refusal = { code };
      this.stage = 'join';
    } else this.#shutOut(code);
  }

  #shutOut(code: string): void {
    this.refusal = REFUSED.includes(code) ? null : { code };
    this.stage = 'moved';
  }
}

type SeatPlace = Extract<Place, { as: 'seat' }>;

/**
 * The server does not know the seat, or not with this secret. It stays stored all the same: the
 * server may run on other data today, and part of the key of the match may be nowhere but here.
 */
const REFUSED: readonly string[] = ['FORBIDDEN', 'TABLE_UNKNOWN', 'SEAT_UNKNOWN'];
/** When the page is opened: a table of a past evening, or no server that could refuse anything. */
const NO_NEWS: readonly string[] = [
  'TABLE_UNKNOWN',
  'SEAT_UNKNOWN',
  'CONNECTION_LOST',
  'LINE_KEY_WRONG',
];

function place({ table, seat, secret, share, seed }: StoredSeat): Omit<SeatPlace, 'as'> {
  return {
    table,
    seat,
    secret,
    ...(share === undefined ? {} : { share }),
    ...(seed === undefined ? {} : { seed: seed.share }),
  };
}
