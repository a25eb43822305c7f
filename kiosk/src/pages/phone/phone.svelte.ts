import type { RefusalBody, TableInfo } from '@mister-x/engine/protocol';
import { GAME_FACTS, phoneUi } from '../../games/phones.js';
import { newSeedShare } from '../../line/ids.js';
import { KeyCheck } from '../../line/key-check.svelte.js';
import { REPLY_LEFT, retryWhileBusy } from '../../line/server-line.js';
import type { Attendance } from '../../visit/attendance.js';
import { Session } from '../../visit/session.svelte.js';
import type { RequestReply, RequestBody, RequestName } from '../../line/wire.js';
import { speech, t } from '../../messages/index.svelte.js';
import { onWrite } from '../../browser/store.js';
import { startTrustMemory } from '../../witness/memory.js';
import { toasts } from '../../kit/toasts.svelte.js';
import { forgetInvitation, type Invitation, keepInvitation, keptInvitation } from './fragment.js';
import { dropSeat, type StoredSeat, storedSeatOf, storedSeats, storeSeat } from './seats.js';

/**
 * What the page shows: the way in, the seats of a table to choose from, what its owner is invited to, his
 * place until the game begins, the game, the recovery code to write down, or that the server does not let this
 * phone back to its seat.
 */
type PhoneStage = 'starting' | 'join' | 'name' | 'invited' | 'place' | 'recovery' | 'seated' | 'moved';

/** One phone: its seats, its connection, and where its owner is on the way to the table. */
export class Phone {
  stage = $state<PhoneStage>('starting');
  seat = $state.raw<StoredSeat | null>(null);
  /** Why the way in did not open, or the way back; `null` where the seat is someone else's. */
  refusal = $state.raw<RefusalBody | null>(null);
  busy = $state(false);
  /** The way in, and what was typed there: it stays while the line is checked and when it was wrong. */
  way = $state<'code' | 'recovery'>('code');
  typed = $state({ code: '', recovery: '' });
  /** Its owner looks at the recovery code later. */
  recoveryLater = $state(false);
  /** This browser does not keep what it must: after the page is closed, only the recovery code leads back. */
  keepsNothing = $state(false);
  #saidSo = false;
  /** Of the table where its owner chooses a seat, or of the invitation that he reads. */
  code = '';
  readonly session: Session;
  readonly keyCheck: KeyCheck;

  constructor(session = new Session({ game: GAME_FACTS })) {
    this.session = session;
    this.keyCheck = new KeyCheck(session.privacy);
    session.onRestoreFailed((code) => this.#lost(code));
    // Never while something is worked out from the state.
    onWrite((keepsAll) => queueMicrotask(() => (this.keepsNothing = !keepsAll)));
    session.onDismissed(() => this.dismissed());
    session.line.onState((state) => {
      if (state === 'online') void this.retry();
    });
    session.onWrongKey(() => this.keyCheck.forget());
  }

  /** An invitation takes a new seat; without one, the choice of a seat, or the seat held last, goes on. */
  async start(invitation: Invitation | null): Promise<void> {
    const invited = invitation ?? keptInvitation();
    if (invited !== null && (await this.come(invited))) return;
    forgetInvitation();
    const refusal = this.refusal;
    const [latest] = storedSeats();
    if (latest !== undefined && invitation === null) {
      if (await this.resume(latest)) return;
      const code = this.refusal?.code;
      if (code !== undefined && !CODES_WITHOUT_TOAST.includes(code)) {
        this.seat = latest;
        return this.#shutOut(code);
      }
    }
    const misled = this.refusal?.code === 'CHANNEL_KEY_WRONG';
    this.refusal = invitation !== null ? refusal : misled ? this.refusal : null;
    this.stage = 'join';
  }

  /** By a code on the big screen, or by an invitation. */
  async come(invitation: Invitation): Promise<boolean> {
    const { code, channel, isCorrespondence: post } = invitation;
    if (post === undefined) return this.claim(code, channel);
    this.refusal = null;
    return (await loadCorrespondence()).showInvitation(this, invitation);
  }

  /**
   * Takes the seat whose code it is; of a table's code, shows which seats are free.
   * @param channel the server's key, from the link that held the code
   */
  async claim(code: string, channel?: string): Promise<boolean> {
    this.refusal = null;
    if (!(await this.secure(channel))) return false;
    const found = await this.ask('seat:find', { code });
    if (!found.ok) return false;
    const { table, seat } = found.value;
    if (seat !== null) return this.#grant(() => this.ask('seat:claim', { code }));
    // Who scans it once more has a seat already.
    const held = storedSeats().find((each) => each.table === table);
    if (held !== undefined && (await this.resume(held))) return true;
    return this.#choose(code, table);
  }

  /** The seat and the name that its owner chose. */
  sitDown(seat: string, name: string): Promise<boolean> {
    this.refusal = null;
    return this.#grant(() => this.ask('seat:claim', { code: this.code, seat, name }));
  }

  async takeOver(recoveryCode: string): Promise<boolean> {
    this.refusal = null;
    if (!(await this.secure())) return false;
    return this.#grant(() => this.ask('seat:takeover', { recoveryCode }), true);
  }

  async resume(seat: StoredSeat): Promise<boolean> {
    // A place, which is no seat yet or was none when it was kept.
    if (seat.seat === '') return (await loadCorrespondence()).resumePlace(this, seat);
    const { stage } = this;
    // Its owner may go to the way in meanwhile.
    const waits = () => this.stage === stage;
    if (!(await this.secure(seat.channel, waits))) return false;
    this.busy = true;
    const reply = await retryWhileBusy(async () =>
      waits() ? this.session.open({ as: 'seat', ...seatAttendance(seat) }) : REPLY_LEFT,
    );
    this.busy = false;
    if (!reply.ok) {
      if (reply !== REPLY_LEFT) this.refusal = reply.refusal;
      return false;
    }
    this.refusal = null;
    const { table } = reply.value;
    const sit = async () => {
      const given = await this.#giveSeed(seat, table);
      if (!this.#isAt(seat)) return false;
      this.seat = given;
      storeSeat(given);
      return true;
    };
    const [here] = await Promise.all([sit(), this.#speakOf(table)]);
    if (!here || !this.#isAt(seat)) return false;
    this.stage = 'seated';
    return true;
  }

  showRecovery(): void {
    this.#saidSo ||= this.keepsNothing;
    this.stage = 'recovery';
  }

  /** Once a seat: the recovery code comes next; where it is written down already, a line says so. */
  sayKeepsNothing(): void {
    if (this.#saidSo) return;
    this.#saidSo = true;
    if (this.seat?.recoveryCode !== undefined) this.showRecovery();
    else toasts.error(t.phone.recovery.keptNowhere);
  }

  /** It stays in the menu. */
  putRecoveryOff(): void {
    this.recoveryLater = true;
    this.stage = this.#home;
  }

  /** Its owner has written the recovery code down: it is gone from this phone. */
  recoveryWritten(): void {
    if (this.seat === null) return;
    const { recoveryCode: _, renewed: __, ...seat } = this.seat;
    this.seat = seat;
    storeSeat(seat);
    this.stage = this.#home;
  }

  /** The table went on to a rematch; the seat's secret holds there as well. */
  async follow(table: string): Promise<void> {
    if (this.seat === null) return;
    const { seed: _, ...seat } = this.seat;
    await this.resume({ ...seat, table });
  }

  /** After a reconnect: a server whose data came back knows a refused seat again. */
  async retry(): Promise<void> {
    if (this.stage !== 'moved' || this.seat === null || this.session.visit?.dismissed) return;
    if (!(await this.resume(this.seat)) && this.refusal !== null) this.#shutOut(this.refusal.code);
  }

  /** The server says that the seat is another device's: what proved it proves nothing any more. */
  dismissed(): void {
    if (this.seat !== null) dropSeat(this.seat);
    this.refusal = null;
    this.stage = 'moved';
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
    forgetInvitation();
    this.session.leave();
    this.stage = 'join';
  }

  get #home(): PhoneStage {
    return this.seat?.seat === '' ? 'place' : 'seated';
  }

  /** Its owner has not left meanwhile. */
  #isAt({ table }: StoredSeat): boolean {
    return this.session.visit?.table === table;
  }

  /** Watches the table until its owner has chosen a seat there. */
  async #choose(code: string, table: string): Promise<boolean> {
    this.busy = true;
    const reply = await retryWhileBusy(() => this.session.open({ as: 'spectator', table }));
    this.busy = false;
    if (!reply.ok) {
      this.refusal = reply.refusal;
      return false;
    }
    await speech.follow(reply.value.table.language, 'owned');
    this.refusal = null;
    this.code = code;
    if (keptInvitation()?.code !== code) forgetInvitation();
    const { key } = this.keyCheck;
    keepInvitation(key === undefined ? { code } : { code, channel: key });
    this.stage = 'name';
    return true;
  }

  async ask<N extends RequestName>(name: N, ask: RequestBody<N>): Promise<RequestReply<N>> {
    this.busy = true;
    const reply = await this.session.line.ask(name, ask);
    this.busy = false;
    if (!reply.ok) this.refusal = reply.refusal;
    return reply;
  }

  async #grant(ask: () => Promise<RequestReply<'seat:claim' | 'seat:takeover'>>, renewed?: true): Promise<boolean> {
    const reply = await ask();
    if (!reply.ok) return false;
    forgetInvitation();
    this.way = 'code';
    this.typed = { code: '', recovery: '' };
    this.recoveryLater = false;
    this.#saidSo = false;
    const stored = { ...storedSeatOf(reply.value, this.keyCheck.key), ...(renewed && { renewed }) };
    storeSeat(stored);
    // What was watched before is not this seat's to vouch for.
    if (this.session.visit?.attendance.as === 'spectator') this.session.leave();
    startTrustMemory(stored.table);
    if (!(await this.resume(stored))) return false;
    // While people gather there is time to offer it; in a game it comes first.
    if (this.session.visit?.info.status !== 'gathering') this.showRecovery();
    return true;
  }

  /** The phone's part of the seed is drawn and sent only after the server has committed to its own. */
  async #giveSeed(seat: StoredSeat, table: TableInfo): Promise<StoredSeat> {
    if (seat.seed !== undefined || table.status !== 'gathering') return seat;
    const seed = { share: newSeedShare(), commitment: table.seedCommitment };
    const given = { ...seat, seed };
    const reply = await this.session.open({ as: 'seat', ...seatAttendance(given) });
    return reply.ok ? given : seat;
  }

  /** Nothing that is a secret leaves this phone before its line is private. */
  async secure(channel?: string, waits = () => true): Promise<boolean> {
    const code = await this.keyCheck.secure(channel);
    if (!waits()) return false;
    if (code !== 'ready') this.refusal = { code };
    return code === 'ready';
  }

  async #speakOf({ language, game }: TableInfo): Promise<void> {
    await speech.follow(language, 'owned');
    await speech.need(...(phoneUi(game)?.messages ?? []));
  }

  #lost(code: string): void {
    if (code === 'CHANNEL_KEY_WRONG' || this.stage === 'name' || this.stage === 'invited') {
      this.refusal = { code };
      this.stage = 'join';
    } else this.#shutOut(code);
  }

  #shutOut(code: string): void {
    this.refusal = SEAT_REFUSED_CODES.includes(code) ? null : { code };
    this.stage = 'moved';
  }
}

/** Few phones need it. */
const loadCorrespondence = () => import('./correspondence.js');

type SeatAttendance = Extract<Attendance, { as: 'seat' }>;

/**
 * The server does not know the seat, or not with this secret. It stays stored all the same: the
 * server may run on other data today, and part of the key of the match may be nowhere but here.
 */
const SEAT_REFUSED_CODES: readonly string[] = ['FORBIDDEN', 'TABLE_UNKNOWN', 'SEAT_UNKNOWN'];
/** When the page is opened: a table of a past evening, or no server that could refuse anything. */
const CODES_WITHOUT_TOAST: readonly string[] = [
  'TABLE_UNKNOWN',
  'SEAT_UNKNOWN',
  'CONNECTION_LOST',
  'CHANNEL_KEY_WRONG',
];

function seatAttendance({ table, seat, secret, share, seed }: StoredSeat): Omit<SeatAttendance, 'as'> {
  return {
    table,
    seat,
    secret,
    ...(share === undefined ? {} : { share }),
    ...(seed === undefined ? {} : { seed: seed.share }),
  };
}
