import { ok, type Seat } from '@mister-x/engine';
import type { Requests, SeatGrant, ServerCode, Snapshot, TableId } from '@mister-x/engine/protocol';
import { parseDigits } from '@mister-x/engine/trust';
import { Injectable, Logger } from '@nestjs/common';
import { type Client, ClientsService } from '../../socket/clients/clients.service.js';
import { KeyRing } from '../keys/key-ring.js';
import { newClaimCode, newShare, parseClaimCode, sameSecret, sha256Hex } from '../../runtime/random.js';
import { type RecoveryKeys, recoveryKeys, unwrapShare, type Grant, newGrant, shareCheckOf } from './credentials.js';
import { GuessLimiter } from '../../web/limits/rate-limiter.js';
import { doNamesLookAlike } from '../names/look-alike.js';
import { type RequestResult, type DeferredReply, refuse, type SendTurn } from '../../socket/requests/answer.js';
import { authoriseHost } from '../permissions.js';
import { findSeat, isClaimed, type SeatRecord, type TableRecord } from '../table.js';
import type { TableActor } from '../table-actor.js';
import { TableBroadcast } from '../table-broadcast.js';
import type { TableTransaction } from '../table-state.js';
import { TablesService } from '../tables.service.js';
import { SeatChanges } from './seat-changes.js';
import { type ClaimedSeat, type CodeTarget, type SeatKey, SeatsRepository } from './seats.repository.js';

/** Who holds a seat: claimed once by a code, resumed by a secret, taken over by a recovery code. */
@Injectable()
export class SeatsService {
  private readonly logger = new Logger('Seats');

  constructor(
    private readonly repository: SeatsRepository,
    private readonly changes: SeatChanges,
    private readonly tablesService: TablesService,
    private readonly clients: ClientsService,
    private readonly tableBroadcast: TableBroadcast,
    private readonly guesses: GuessLimiter,
    private readonly ring: KeyRing,
  ) {}

  /** What a code opens, for who chooses a seat and a name before claiming it. */
  async find(client: Client, { code }: Requests['seat:find']['ask']): Promise<RequestResult<CodeTarget>> {
    const found = await this.tryCode(client, code);
    return found.ok ? ok(found.value.opened) : found;
  }

  async claim(client: Client, ask: Requests['seat:claim']['ask']): Promise<RequestResult<SeatGrant>> {
    const found = await this.tryCode(client, ask.code);
    if (!found.ok) return found;
    const { opened, code } = found.value;
    const wanted = 'seat' in ask ? ask : undefined;
    const seat = wanted?.seat ?? opened.seat;
    if (seat === null) return refuse('SEAT_UNKNOWN');
    if (opened.seat !== null && opened.seat !== seat) return refuse('CODE_UNKNOWN');
    const place = { table: opened.table, seat };
    return this.changes.at(place.table, async (tx) => {
      if (!(await this.changes.isAwake(tx))) return refuse('SEALED');
      const held = findSeat(tx.record, seat);
      const name = wanted?.name ?? held?.name ?? '';
      const refusal = claimRefusalCode(tx.record, held, opened, name);
      if (refusal !== null) return refuse(refusal);
      const grant = await this.newGrant(tx, this.shareFor(tx, seat));
      const change = { code: null, name, ...grant.held };
      const claimed = await this.changes.make(tx, { seat, what: 'claimed' }, change, (entry) =>
        this.repository.claim(place, code, name, grant.held, entry),
      );
      if (!claimed) return refuse('CODE_UNKNOWN');
      if (grant.share !== null) this.ring.addShare(place.table, seat, grant.share);
      this.clients.attach(client, place.table, seat, { secretHash: grant.held.secretHash });
      this.tableBroadcast.table(tx.table);
      return ok({
        ...place,
        secret: grant.secret,
        recoveryCode: grant.recoveryCode,
        share: grant.share,
      });
    });
  }

  async resume(
    client: Client,
    table: TableActor,
    { table: id, seat, secret, share, seed, visit, since }: Requests['seat:resume']['ask'],
  ): Promise<RequestResult<DeferredReply<Snapshot>>> {
    const secretHash = sha256Hex(secret);
    const proof = { seat, secretHash, share };
    // A stranger does not even get a turn.
    const refusal = resumeRefusalCode(table.record, proof);
    if (refusal !== null) return refuse(refusal);
    const turn: SendTurn = (send) =>
      this.changes.inTurn(table, async (tx) => {
        // Until its turn came the seat may have gone to another phone.
        const refusal = resumeRefusalCode(tx.record, proof);
        if (refusal !== null) return refuse(refusal);
        if (share !== undefined && tx.record.status !== 'over') {
          this.ring.addShare(id, seat, share);
          await this.changes.isAwake(tx);
        }
        // While the answer says that the game is not begun, the part is in its seed.
        if (seed !== undefined && tx.record.status === 'gathering') {
          this.ring.addSeed(id, seat, seed);
        }
        return send();
      });
    const coming = { since, visit, secretHash };
    return ok(this.tablesService.enter(client, table, seat, coming, turn));
  }

  /** The seat stays its phone's, which is away from now on. */
  async leave(client: Client, { table, seat, visit }: Requests['seat:leave']['ask']): Promise<RequestResult<null>> {
    if (this.clients.leave(client, table, seat, visit)) {
      await this.tablesService.left([[table, seat]]);
    }
    return ok(null);
  }

  async takeOver(client: Client, ask: Requests['seat:takeover']['ask']): Promise<RequestResult<SeatGrant>> {
    const code = parseDigits(ask.recoveryCode);
    const found = await this.guesses.attempt(client.address, async () => {
      if (code === undefined) return undefined;
      const keys = await recoveryKeys(code, await this.repository.recoverySalt());
      const held = await this.findByCode(keys, ask.table);
      return held && { held, keys };
    });
    if (found === 'wait') return refuse('BUSY');
    if (found === undefined) return refuse('RECOVERY_CODE_UNKNOWN');
    const { held, keys } = found;
    const share = held.shareWrapped === null ? null : unwrapShare(keys, held.shareWrapped);
    if (share === undefined) return refuse('SHARE_WRONG');
    const { table: id, seat } = held;
    let grant: Grant | undefined;
    let others: readonly SeatKey[] = [];
    const taken = await this.changes.at(id, async (tx) => {
      // The seat may have gone to someone else while its code was looked for.
      if (findSeat(tx.record, seat)?.secretHash !== held.secretHash) {
        return refuse('RECOVERY_CODE_UNKNOWN');
      }
      if (share !== null && tx.record.status !== 'over') this.ring.addShare(id, seat, share);
      if (!(await this.changes.isAwake(tx))) return refuse('SEALED');
      const made = await this.newGrant(tx, share);
      const places = await this.repository.listWithSecret(held.secretHash);
      const change = { seat, what: 'taken-over' } as const;
      others = places.filter((place) => place.table !== id);
      const replaced = await this.changes.make(tx, change, made.held, (entry) =>
        this.repository.replace(held.secretHash, made.held, entry),
      );
      if (!replaced) {
        others = [];
        return refuse('RECOVERY_CODE_UNKNOWN');
      }
      grant = made;
      this.clients.attach(client, id, seat, { secretHash: made.held.secretHash });
      this.tableBroadcast.table(tx.table);
      return ok({ table: id, seat, secret: made.secret, recoveryCode: made.recoveryCode, share });
    });
    // In their own queues, and none while another is held: two of them could wait for each other.
    for (const place of others) await this.alsoAt(place, held.secretHash, grant);
    return taken;
  }

  /** The host takes a secret-free seat back from a phone, and everybody sees it. */
  async release(table: TableActor, seat: Seat): Promise<RequestResult<null>> {
    const { id } = table.record;
    return this.changes.inTurn(table, async (tx) => {
      const record = findSeat(tx.record, seat);
      if (record === undefined) return refuse('SEAT_UNKNOWN');
      if (record.secret || tx.record.places.length > 0) return refuse('FORBIDDEN');
      // That is said in another way (`seat:computer`), and some of them stay.
      if (record.computer !== null) return refuse('FORBIDDEN');
      if (!isClaimed(record)) return ok(null);
      if (tx.record.status === 'playing') {
        const may = authoriseHost(tx.table, [seat], this.clients);
        if (!may.ok) return may;
      }
      if (!(await this.changes.isAwake(tx))) return refuse('SEALED');
      if (tx.match?.run.mayChangeSeat(seat) === false) return refuse('BUSY');
      const code = newClaimCode();
      const change = { code, secretHash: null, recoveryHash: null };
      await this.changes.make(tx, { seat, what: 'released' }, change, (entry) =>
        this.repository.release({ table: id, seat }, code, entry),
      );
      this.ring.drop(id, seat);
      return ok(null);
    });
  }

  /**
   * The share for a phone that claims: of a match under way the one that its key was made of, which
   * the server still has where a seat was reopened; else a new one.
   */
  private shareFor({ record }: TableTransaction, seat: Seat): string | null {
    const held = findSeat(record, seat);
    if (held?.secret !== true) return null;
    if (record.status === 'gathering') return newShare();
    return this.ring.share(record.id, seat) ?? held.share ?? newShare();
  }

  /** The code as it is kept, and what it opens. Anyone who guesses is slowed down. */
  private async tryCode(
    client: Client,
    typed: string,
  ): Promise<RequestResult<{ readonly code: string; readonly opened: CodeTarget }>> {
    const found = await this.guesses.attempt(client.address, async () => {
      const code = parseClaimCode(typed);
      const opened = code === undefined ? undefined : await this.repository.findByCode(code);
      return code === undefined || opened === undefined ? undefined : { code, opened };
    });
    if (found === 'wait') return refuse('BUSY');
    return found === undefined ? refuse('CODE_UNKNOWN') : ok(found);
  }

  private async findByCode({ hash }: RecoveryKeys, table: TableId | undefined): Promise<ClaimedSeat | undefined> {
    let found: ClaimedSeat | undefined;
    // Every seat is compared, so that the time taken does not say which one fitted.
    for (const held of await this.repository.listClaimed(table)) {
      if (sameSecret(held.recoveryHash, hash)) found ??= held;
    }
    return found;
  }

  /**
   * At the seat's other tables. The rows are written by now and the new phone must hear its secret, so
   * one that cannot be opened any more holds nothing up.
   * @param grant `undefined` where the write was reported as failed: the disk says what it did
   */
  private async alsoAt(place: SeatKey, former: string, grant: Grant | undefined): Promise<void> {
    try {
      if (grant === undefined) await this.changes.doubt(place.table);
      else await this.follow(place, former, grant);
    } catch (error) {
      const msg = `Table ${place.table} could not be told that a seat of it changed hands.`;
      this.logger.error({ msg, err: error });
    }
  }

  /** A seat's rematches, and what they followed, change hands with it: their rows have already. */
  private async follow({ table: id, seat }: SeatKey, former: string, { held, share }: Grant): Promise<void> {
    await this.changes.at(id, async (tx) => {
      const now = findSeat(tx.record, seat)?.secretHash;
      // The host may have taken it back meanwhile. If it was just read from the disk, the change is there.
      if (now !== former && now !== held.secretHash) return ok(null);
      if (share !== null && tx.record.status !== 'over') this.ring.addShare(id, seat, share);
      await this.changes.isAwake(tx);
      await this.changes.make(tx, { seat, what: 'taken-over' }, held, async (entry) => {
        if (entry !== null) await this.repository.enter(entry);
        return true;
      });
      return ok(null);
    });
  }

  private async newGrant({ record }: TableTransaction, share: string | null): Promise<Grant> {
    return newGrant(record.seal, share, await this.repository.recoverySalt());
  }
}

/** Why a phone does not get its seat back, by what it proves that it holds it. */
function resumeRefusalCode(
  { status, seats }: TableRecord,
  proof: { readonly seat: Seat; readonly secretHash: string; readonly share: string | undefined },
): ServerCode | null {
  const held = seats.find(({ seat }) => seat === proof.seat);
  if (held === undefined) return 'SEAT_UNKNOWN';
  if (held.secretHash === null || !sameSecret(held.secretHash, proof.secretHash)) {
    return 'FORBIDDEN';
  }
  if (proof.share === undefined || status === 'over') return null;
  return held.shareCheck === shareCheckOf(proof.share) ? null : 'SHARE_WRONG';
}

/** Why the seat that a code opens cannot be claimed under this name. */
function claimRefusalCode(
  { status, seats }: TableRecord,
  held: SeatRecord | undefined,
  opened: CodeTarget,
  name: string,
): ServerCode | null {
  if (held === undefined) return 'SEAT_UNKNOWN';
  // The code of a table never opens a seat with secrets, and nothing while the game is played.
  if (opened.seat === null && held.secret) return 'FORBIDDEN';
  if (opened.seat === null && status !== 'gathering') return 'CODE_UNKNOWN';
  if (isClaimed(held)) return opened.seat === null ? 'SEAT_TAKEN' : 'CODE_UNKNOWN';
  if (name === held.name) return null;
  // It stands in the genesis.
  if (status !== 'gathering') return 'FORBIDDEN';
  const names = seats.map((each) => (each.seat === held.seat ? name : each.name));
  return doNamesLookAlike(names)[seats.indexOf(held)] ? 'NAMES_ALIKE' : null;
}
