import { ok, type Seat } from '@mister-x/engine';
import type { Requests, SeatGrant, Snapshot, TableId } from '@mister-x/engine/protocol';
import { Injectable, Logger } from '@nestjs/common';
import { type Device, DevicesService } from '../devices/devices.service.js';
import { KeyRing } from '../keys/key-ring.js';
import {
  newClaimCode,
  newSeatSecret,
  newShare,
  parseClaimCode,
  sameSecret,
  sha256Hex,
} from '../keys/random.js';
import {
  newWords,
  parseWords,
  unwrapShare,
  type WordKeys,
  wordKeys,
  wrapShare,
} from '../keys/words.js';
import { MatchesService } from '../matches/matches.service.js';
import { Outbox } from '../outbox/outbox.service.js';
import { type Answered, AtSending, refuse } from '../requests/answer.js';
import { type LiveTable, LiveTables } from '../tables/live-tables.js';
import { findSeat, isClaimed, type SeatRecord, type TableRecord } from '../tables/table.js';
import { TableNews } from '../tables/table-news.js';
import { TablesService } from '../tables/tables.service.js';
import { Reopenings } from './reopenings.js';
import {
  type Credentials,
  type HeldSeat,
  type SeatPlace,
  SeatsRepository,
} from './seats.repository.js';
import { Throttle } from './throttle.js';

type Grant = Pick<SeatGrant, 'secret' | 'words' | 'share'> & { readonly held: Credentials };

/** Who holds a seat: claimed once by a code, resumed by a secret, taken over by words. */
@Injectable()
export class SeatsService {
  private readonly logger = new Logger('Seats');

  constructor(
    private readonly repository: SeatsRepository,
    private readonly tables: LiveTables,
    private readonly tablesService: TablesService,
    private readonly devices: DevicesService,
    private readonly news: TableNews,
    private readonly outbox: Outbox,
    private readonly throttle: Throttle,
    private readonly matches: MatchesService,
    private readonly ring: KeyRing,
    private readonly reopenings: Reopenings,
  ) {}

  async claim(device: Device, { code: typed }: { code: string }): Promise<Answered<SeatGrant>> {
    const place = await this.throttle.attempt(device.address, async () => {
      const code = parseClaimCode(typed);
      return code === undefined ? undefined : this.repository.findByCode(code);
    });
    if (place === 'wait') return refuse('BUSY');
    const code = parseClaimCode(typed);
    if (place === undefined || code === undefined) return refuse('CODE_UNKNOWN');
    return this.inTable(place.table, async (table) => {
      if (!(await this.isAwake(table))) return refuse('SEALED');
      const grant = await this.newGrant(table.record, this.shareFor(table, place.seat));
      if (!(await this.repository.claim(place, code, grant.held))) return refuse('CODE_UNKNOWN');
      if (grant.share !== null) this.ring.addShare(place.table, place.seat, grant.share);
      setSeat(table, place.seat, { code: null, ...grant.held });
      this.devices.attach(device, place.table, place.seat);
      this.news.seat(table, place.seat, 'claimed');
      await this.matches.noteSeat(table, { seat: place.seat, what: 'claimed' });
      return ok({ ...place, secret: grant.secret, words: grant.words, share: grant.share });
    });
  }

  async resume(
    device: Device,
    { table: id, seat, secret, share, seed }: Requests['seat:resume']['ask'],
  ): Promise<Answered<AtSending<Snapshot>>> {
    const table = await this.tables.get(id);
    if (table === undefined) return refuse('TABLE_UNKNOWN');
    const record = findSeat(table.record, seat);
    if (record === undefined) return refuse('SEAT_UNKNOWN');
    if (record.secretHash === null || !sameSecret(record.secretHash, sha256Hex(secret))) {
      return refuse('FORBIDDEN');
    }
    if (share !== undefined && table.record.status !== 'over') {
      if (record.shareCheck !== shareCheckOf(share)) return refuse('SHARE_WRONG');
      this.ring.addShare(id, seat, share);
      if (table.dormant !== undefined) await this.awaken(table);
    }
    if (seed !== undefined && table.record.status === 'gathering') {
      this.ring.addSeed(id, seat, seed);
    }
    return ok(new AtSending(() => this.tablesService.attach(device, table, seat)));
  }

  async takeOver(
    device: Device,
    ask: Requests['seat:takeover']['ask'],
  ): Promise<Answered<SeatGrant>> {
    const words = parseWords(ask.words);
    const keys = words && (await wordKeys(words, await this.repository.wordsSalt()));
    const held = await this.throttle.attempt(device.address, async () =>
      keys === undefined ? undefined : this.findByWords(keys, ask.table),
    );
    if (held === 'wait') return refuse('BUSY');
    if (held === undefined || keys === undefined) return refuse('WORDS_UNKNOWN');
    const share = held.shareWrapped === null ? null : unwrapShare(keys, held.shareWrapped);
    if (share === undefined) return refuse('SHARE_WRONG');
    const { table: id, seat } = held;
    if (share !== null) this.ring.addShare(id, seat, share);
    let grant: Grant | undefined;
    let others: readonly SeatPlace[] = [];
    const taken = await this.inTable(id, async (table) => {
      if (!(await this.isAwake(table))) return refuse('SEALED');
      grant = await this.newGrant(table.record, share);
      others = await this.repository.listWithSecret(held.secretHash);
      if (!(await this.repository.replace(held.secretHash, grant.held))) {
        return refuse('WORDS_UNKNOWN');
      }
      await this.handOver(table, seat, grant.held);
      this.devices.attach(device, id, seat);
      this.news.table(table);
      return ok({ table: id, seat, secret: grant.secret, words: grant.words, share });
    });
    // In their own queues, and none while another is held: two of them could wait for each other.
    if (taken.ok && grant !== undefined) {
      for (const place of others) if (place.table !== id) await this.follow(place, grant);
    }
    return taken;
  }

  /** The host takes a secret-free seat back from a phone, and everybody sees it. */
  async release(
    device: Device,
    { table: id, seat }: Requests['seat:release']['ask'],
  ): Promise<Answered<null>> {
    if (!device.host) return refuse('FORBIDDEN');
    return this.inTable(id, async (table) => {
      const record = findSeat(table.record, seat);
      if (record === undefined) return refuse('SEAT_UNKNOWN');
      if (record.secret) return refuse('FORBIDDEN');
      if (!isClaimed(record)) return ok(null);
      if (!(await this.isAwake(table))) return refuse('SEALED');
      const code = newClaimCode();
      await this.repository.release({ table: id, seat }, code);
      setSeat(table, seat, { code, secretHash: null, wordsHash: null });
      this.ring.drop(id, seat);
      this.dismiss(id, seat);
      this.news.seat(table, seat, 'released');
      await this.matches.noteSeat(table, { seat, what: 'released' });
      return ok(null);
    });
  }

  /** Announces that a secret seat will be open to another phone (CM-14). */
  async reopen(
    device: Device,
    { table: id, seat }: Requests['seat:reopen']['ask'],
  ): Promise<Answered<null>> {
    if (!device.host) return refuse('FORBIDDEN');
    return this.inTable(id, async (table) => {
      const record = findSeat(table.record, seat);
      if (record === undefined) return refuse('SEAT_UNKNOWN');
      if (!record.secret || !isClaimed(record)) return refuse('FORBIDDEN');
      if (table.record.status === 'over') return refuse('GAME_OVER');
      const work = () => this.reopenNow(id, seat).catch((error) => this.failed(id, error));
      if (!this.reopenings.announce(id, seat, () => void work())) return refuse('BUSY');
      this.news.seat(table, seat, 'reopening');
      return ok(null);
    });
  }

  /** By the phone that holds the seat, or by the host. */
  async veto(
    device: Device,
    { table: id, seat }: Requests['seat:veto']['ask'],
  ): Promise<Answered<null>> {
    if (!device.host && device.watching.get(id) !== seat) return refuse('FORBIDDEN');
    return this.inTable(id, async (table) => {
      // Who watches as the table holds no seat of that name.
      if (findSeat(table.record, seat) === undefined) return refuse('SEAT_UNKNOWN');
      if (this.reopenings.callOff(id, seat)) this.news.seat(table, seat, 'vetoed');
      return ok(null);
    });
  }

  private async reopenNow(id: TableId, seat: Seat): Promise<void> {
    await this.inTable(id, async (table) => {
      const record = findSeat(table.record, seat);
      if (record === undefined || !isClaimed(record) || table.record.status === 'over') {
        return ok(null);
      }
      const code = newClaimCode();
      await this.repository.reopen({ table: id, seat }, code);
      setSeat(table, seat, { code, secretHash: null, wordsHash: null, shareWrapped: null });
      this.dismiss(id, seat);
      if (table.dormant === undefined) {
        await this.matches.noteSeat(table, { seat, what: 'reopened' });
      } else {
        await this.matches.lose(table);
      }
      this.news.seat(table, seat, 'reopened');
      return ok(null);
    });
  }

  /**
   * The share for a phone that claims: of a match under way the one that its key was made of, which
   * the server still has where a seat was reopened; else a new one.
   */
  private shareFor({ record }: LiveTable, seat: Seat): string | null {
    const held = findSeat(record, seat);
    if (held?.secret !== true) return null;
    if (record.status === 'gathering') return newShare();
    return this.ring.share(record.id, seat) ?? held.share ?? newShare();
  }

  private async findByWords(
    { hash }: WordKeys,
    table: TableId | undefined,
  ): Promise<HeldSeat | undefined> {
    let found: HeldSeat | undefined;
    // Every seat is compared, so that the time taken does not say which one fitted.
    for (const held of await this.repository.listHeld(table)) {
      if (sameSecret(held.wordsHash, hash)) found ??= held;
    }
    return found;
  }

  /** A seat's rematches, and what they followed, change hands with it. */
  private async follow(place: SeatPlace, { held }: Grant): Promise<void> {
    await this.inTable(place.table, async (table) => {
      await this.handOver(table, place.seat, held);
      return ok(null);
    });
  }

  private async handOver(table: LiveTable, seat: Seat, held: Credentials): Promise<void> {
    this.dismiss(table.record.id, seat);
    setSeat(table, seat, held);
    this.news.seat(table, seat, 'taken-over');
    await this.matches.noteSeat(table, { seat, what: 'taken-over' });
  }

  /**
   * A match whose key is not there cannot note in its log who holds a seat, so seats change hands
   * only once it is awake. In the table's queue.
   */
  private async isAwake(table: LiveTable): Promise<boolean> {
    if (table.dormant === undefined) return true;
    if (!(await this.tables.awaken(table))) return false;
    await this.matches.awakened(table);
    return true;
  }

  private dismiss(table: TableId, seat: Seat): void {
    this.outbox.dismissed(table, seat);
    for (const holder of this.devices.holding(table, seat)) this.devices.detach(holder, table);
  }

  /** `share` is what a secret seat's phone will hold: new with a claim, kept with a take-over. */
  private async newGrant({ seal }: TableRecord, share: string | null): Promise<Grant> {
    const secret = newSeatSecret();
    const words = newWords();
    const keys = await wordKeys(words, await this.repository.wordsSalt());
    return {
      secret,
      words,
      share,
      held: {
        secretHash: sha256Hex(secret),
        wordsHash: keys.hash,
        shareCheck: share === null ? null : shareCheckOf(share),
        shareWrapped: share === null ? null : wrapShare(keys, share),
        share: seal === 'host' ? share : null,
      },
    };
  }

  private failed(table: TableId, error: unknown): void {
    const stack = error instanceof Error ? error.stack : undefined;
    this.logger.error(`reopening a seat of table ${table} failed`, stack);
  }

  private async awaken(table: LiveTable): Promise<void> {
    await table.queue.add(async () => (table.stale ? false : this.isAwake(table)));
  }

  private async inTable<T>(
    id: TableId,
    work: (table: LiveTable) => Promise<Answered<T>>,
  ): Promise<Answered<T>> {
    const table = await this.tables.get(id);
    if (table === undefined) return refuse('TABLE_UNKNOWN');
    return table.queue.add(async () => (table.stale ? refuse('BUSY') : work(table)));
  }
}

function setSeat(table: LiveTable, seat: Seat, change: Partial<SeatRecord>): void {
  const { record } = table;
  table.record = {
    ...record,
    seats: record.seats.map((held) => (held.seat === seat ? { ...held, ...change } : held)),
  };
}

/** A share has 256 random bits: its hash tells nothing of it. */
const shareCheckOf = (share: string): string => sha256Hex(`mister-x/share-check/1:${share}`);
