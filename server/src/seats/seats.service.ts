import { ok, type Seat } from '@mister-x/engine';
import type { Requests, SeatGrant, Snapshot, TableId } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import { type Device, DevicesService } from '../devices/devices.service.js';
import {
  newClaimCode,
  newSeatSecret,
  parseClaimCode,
  sameSecret,
  sha256Hex,
} from '../keys/random.js';
import { hashWords, newWords, parseWords } from '../keys/words.js';
import { Outbox } from '../outbox/outbox.service.js';
import { type Answered, AtSending, refuse } from '../requests/answer.js';
import { type LiveTable, LiveTables } from '../tables/live-tables.js';
import { findSeat, isClaimed, type SeatRecord } from '../tables/table.js';
import { TableNews } from '../tables/table-news.js';
import { TablesService } from '../tables/tables.service.js';
import {
  type Credentials,
  type HeldSeat,
  type SeatPlace,
  SeatsRepository,
} from './seats.repository.js';
import { Throttle } from './throttle.js';

type Grant = Pick<SeatGrant, 'secret' | 'words'> & { readonly hashes: Credentials };

/** Who holds a seat: claimed once by a code, resumed by a secret, taken over by words. */
@Injectable()
export class SeatsService {
  constructor(
    private readonly repository: SeatsRepository,
    private readonly tables: LiveTables,
    private readonly tablesService: TablesService,
    private readonly devices: DevicesService,
    private readonly news: TableNews,
    private readonly outbox: Outbox,
    private readonly throttle: Throttle,
  ) {}

  async claim(device: Device, { code: typed }: { code: string }): Promise<Answered<SeatGrant>> {
    const place = await this.throttle.attempt(device.address, async () => {
      const code = parseClaimCode(typed);
      return code === undefined ? undefined : this.repository.findByCode(code);
    });
    if (place === 'wait') return refuse('BUSY');
    const code = parseClaimCode(typed);
    if (place === undefined || code === undefined) return refuse('CODE_UNKNOWN');
    const grant = await this.newGrant();
    return this.inTable(place.table, async (table) => {
      if (!(await this.repository.claim(place, code, grant.hashes))) return refuse('CODE_UNKNOWN');
      setSeat(table, place.seat, { code: null, ...grant.hashes });
      this.devices.attach(device, place.table, place.seat);
      this.news.seat(table, place.seat, 'claimed');
      return ok({ ...place, secret: grant.secret, words: grant.words });
    });
  }

  async resume(
    device: Device,
    { table: id, seat, secret }: Requests['seat:resume']['ask'],
  ): Promise<Answered<AtSending<Snapshot>>> {
    const table = await this.tables.get(id);
    if (table === undefined) return refuse('TABLE_UNKNOWN');
    const offered = sha256Hex(secret);
    const record = findSeat(table.record, seat);
    if (record === undefined) return refuse('SEAT_UNKNOWN');
    if (record.secretHash === null || !sameSecret(record.secretHash, offered)) {
      return refuse('FORBIDDEN');
    }
    return ok(new AtSending(() => this.tablesService.attach(device, table, seat)));
  }

  async takeOver(
    device: Device,
    ask: Requests['seat:takeover']['ask'],
  ): Promise<Answered<SeatGrant>> {
    const held = await this.throttle.attempt(device.address, async () => {
      const words = parseWords(ask.words);
      return words === undefined ? undefined : this.findByWords(words, ask.table);
    });
    if (held === 'wait') return refuse('BUSY');
    if (held === undefined) return refuse('WORDS_UNKNOWN');
    const grant = await this.newGrant();
    return this.inTable(held.table, async (table) => {
      const places = await this.repository.listWithSecret(held.secretHash);
      if (!(await this.repository.replace(held.secretHash, grant.hashes))) {
        return refuse('WORDS_UNKNOWN');
      }
      for (const place of places) await this.handOver(place, grant.hashes);
      this.devices.attach(device, held.table, held.seat);
      this.news.table(table);
      const { secret, words } = grant;
      return ok({ table: held.table, seat: held.seat, secret, words });
    });
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
      const code = newClaimCode();
      await this.repository.release({ table: id, seat }, code);
      setSeat(table, seat, { code, secretHash: null, wordsHash: null });
      this.dismiss(id, seat);
      this.news.seat(table, seat, 'released');
      return ok(null);
    });
  }

  private async findByWords(
    words: readonly string[],
    table: TableId | undefined,
  ): Promise<HeldSeat | undefined> {
    const hash = await hashWords(words, await this.repository.wordsSalt());
    let found: HeldSeat | undefined;
    // Every seat is compared, so that the time taken does not say which one fitted.
    for (const held of await this.repository.listHeld(table)) {
      if (sameSecret(held.wordsHash, hash)) found ??= held;
    }
    return found;
  }

  /** The seat and its rematches change hands together. */
  private async handOver(place: SeatPlace, hashes: Credentials): Promise<void> {
    const table = await this.tables.get(place.table);
    this.dismiss(place.table, place.seat);
    if (table === undefined) return;
    setSeat(table, place.seat, hashes);
    this.news.seat(table, place.seat, 'taken-over');
  }

  private dismiss(table: TableId, seat: Seat): void {
    this.outbox.dismissed(table, seat);
    for (const holder of this.devices.holding(table, seat)) this.devices.detach(holder, table);
  }

  private async newGrant(): Promise<Grant> {
    const secret = newSeatSecret();
    const words = newWords();
    const wordsHash = await hashWords(words, await this.repository.wordsSalt());
    return { secret, words, hashes: { secretHash: sha256Hex(secret), wordsHash } };
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
