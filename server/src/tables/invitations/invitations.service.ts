import { randomBytes } from 'node:crypto';
import { ok } from '@mister-x/engine';
import type { PlaceGrant, Requests } from '@mister-x/engine/protocol';
import { NONCE_LENGTH, seal as sealUnder } from '@mister-x/engine/trust';
import { Injectable } from '@nestjs/common';
import type { Client } from '../../socket/clients/clients.service.js';
import {
  makePairingCode,
  newPairingCode,
  newShare,
  parsePairingCode,
  sameSecret,
  sha256Hex,
} from '../../runtime/random.js';
import { GuessLimiter } from '../../web/limits/rate-limiter.js';
import { doNamesLookAlike } from '../names/look-alike.js';
import { type RequestResult, refuse } from '../../socket/requests/answer.js';
import { newGrant } from '../seats/credentials.js';
import { SeatChanges } from '../seats/seat-changes.js';
import { SeatsRepository } from '../seats/seats.repository.js';
import { LiveTables } from '../live-tables.js';
import { successorPlace } from '../match-key.js';
import { emptyPlace, nextPlace, successorSeat } from '../places.js';
import { isClaimed, type PlaceRecord, type TableRecord } from '../table.js';
import type { TableActor } from '../table-actor.js';
import { TableBroadcast } from '../table-broadcast.js';
import type { TableTransaction } from '../table-state.js';
import { type PlaceKey, InvitationsRepository } from './invitations.repository.js';

type Found = PlaceKey & { readonly hash: string; readonly at: TableActor };

/** Who comes to a table by correspondence: invited by the host, before anybody has a seat. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly repository: InvitationsRepository,
    private readonly changes: SeatChanges,
    private readonly tables: LiveTables,
    private readonly seats: SeatsRepository,
    private readonly tableBroadcast: TableBroadcast,
    private readonly guesses: GuessLimiter,
  ) {}

  async invite(table: TableActor, place: number): Promise<RequestResult<{ code: string }>> {
    return this.changes.inTurn(table, async (tx) => {
      const now = openPlace(tx.record, place);
      if (!now.ok) return now;
      if (now.value.held !== null) return refuse('SEAT_TAKEN');
      const code = newPairingCode();
      await this.free(tx, now.value.place, sha256Hex(code));
      return ok({ code: makePairingCode(code) });
    });
  }

  async withdraw(table: TableActor, place: number): Promise<RequestResult<null>> {
    return this.changes.inTurn(table, async (tx) => {
      const now = openPlace(tx.record, place);
      if (!now.ok) return now;
      await this.free(tx, now.value.place, null);
      return ok(null);
    });
  }

  async find(
    client: Client,
    { code }: Requests['invitation:find']['ask'],
  ): Promise<RequestResult<Requests['invitation:find']['reply']>> {
    const found = await this.tryCode(client, code);
    if (!found.ok) return found;
    const { at, place } = found.value;
    const { masks, seats, status } = at.record;
    // Under masks a place is no seat, and in a game it is whose seat it was.
    const name = masks || status !== 'gathering' ? '' : (seats[place]?.name ?? '');
    return ok({ table: this.tableBroadcast.info(at), name });
  }

  async accept(
    client: Client,
    { code, name, seed }: Requests['invitation:accept']['ask'],
  ): Promise<RequestResult<PlaceGrant>> {
    const found = await this.tryCode(client, code);
    if (!found.ok) return found;
    const { at, table, place, hash } = found.value;
    return this.changes.inTurn(at, async (tx) => {
      const { record } = tx;
      const now = openPlace(record, place);
      if (!now.ok || now.value.invitation !== hash) return refuse('CODE_UNKNOWN');
      if (!isNew(record, name)) return refuse('NAMES_ALIKE');
      if (record.status !== 'gathering') return this.succeed(tx, now.value, hash, name);
      const share = needsShare(record, place) ? newShare() : null;
      const grant = await newGrant(record.seal, share, await this.seats.recoverySalt());
      const held = { ...grant.held, seed };
      if (!(await this.repository.take({ table, place }, hash, name, held))) {
        return refuse('CODE_UNKNOWN');
      }
      this.change(tx, { place, name, invitation: null, held });
      return ok({ table, place, secret: grant.secret, recoveryCode: grant.recoveryCode, share });
    });
  }

  /** Anyone who asks knows 256 random bits; what he learns is his own. */
  async open(
    { record: { places, seats, status } }: TableActor,
    secret: string,
  ): Promise<RequestResult<Requests['place:open']['reply']>> {
    const hash = sha256Hex(secret);
    if (places.some(({ held }) => held !== null && sameSecret(held.secretHash, hash))) {
      return ok({ seat: null });
    }
    const own = seats.find(({ secretHash }) => secretHash !== null && sameSecret(secretHash, hash));
    if (own === undefined || status === 'gathering') return refuse('FORBIDDEN');
    return ok({ seat: own.seat });
  }

  /** A new person for a seat that all others gave to the one who is invited. */
  private async succeed(
    tx: TableTransaction,
    { place }: PlaceRecord,
    hash: string,
    name: string,
  ): Promise<RequestResult<PlaceGrant>> {
    const { record, match } = tx;
    const { id, masks } = record;
    const held = successorSeat(record, place);
    if (match === undefined || held === undefined) return refuse('SEALED');
    const { seat, share } = held;
    const grant = await newGrant(record.seal, share, await this.seats.recoverySalt());
    const sealed = () => sealUnder(match.key, randomBytes(NONCE_LENGTH), successorPlace(id, place), name);
    const names = masks ? { place: sealed(), seat: held.name } : { place: name, seat: name };
    const change = { name: names.seat, ...grant.held };
    const succeeded = await this.changes.make(tx, { seat, what: 'claimed' }, change, (entry) =>
      this.repository.succeed({ table: id, place }, seat, hash, names, grant.held, entry),
    );
    if (!succeeded) return refuse('CODE_UNKNOWN');
    this.change(tx, { ...emptyPlace(place), name: names.place });
    return ok({ table: id, place, secret: grant.secret, recoveryCode: grant.recoveryCode, share });
  }

  private async free(tx: TableTransaction, place: number, invitation: string | null): Promise<void> {
    await this.repository.free({ table: tx.record.id, place }, invitation);
    this.change(tx, emptyPlace(place, invitation));
  }

  private change(tx: TableTransaction, change: PlaceRecord): void {
    const others = tx.record.places.filter(({ place }) => place !== change.place);
    tx.change({ places: [...others, change].sort((a, b) => a.place - b.place) });
    this.tableBroadcast.table(tx.table);
    this.tableBroadcast.host(tx.table);
  }

  /** Anyone who guesses is slowed down. */
  private async tryCode(client: Client, typed: string): Promise<RequestResult<Found>> {
    const found = await this.guesses.attempt(client.address, async () => {
      const code = parsePairingCode(typed);
      const hash = code === undefined ? undefined : sha256Hex(code);
      const place = hash && (await this.repository.findByInvitation(hash));
      const at = place && (await this.tables.get(place.table));
      return hash && place && at ? { ...place, hash, at } : undefined;
    });
    if (found === 'wait') return refuse('BUSY');
    return found === undefined ? refuse('CODE_UNKNOWN') : ok(found);
  }
}

/** The place, where someone may come to it now: until the game is started, or to a seat that nobody holds. */
function openPlace(record: TableRecord, asked: number): RequestResult<PlaceRecord> {
  const { places, status } = record;
  const place = nextPlace(record, asked);
  const found = places.find((each) => each.place === place);
  const seat = places.length === 0 ? undefined : successorSeat(record, place);
  const isThere = found !== undefined || (seat !== undefined && asked <= place);
  if (!isThere) return refuse('SEAT_UNKNOWN');
  const isOpen = seat === undefined ? status === 'gathering' : status === 'playing' && !isClaimed(seat);
  return isOpen ? ok(found ?? emptyPlace(place)) : refuse('FORBIDDEN');
}

/** Under masks nobody may be called like one either. */
function isNew({ places, seats, masks }: TableRecord, name: string): boolean {
  // Those of new persons are sealed.
  const people = masks ? places.slice(0, seats.length) : places;
  const others = [...people, ...(masks ? seats : [])].map((each) => each.name);
  const names = [name, ...others.filter((other) => other !== null)];
  return doNamesLookAlike(names)[0] === false;
}

/** Under masks, every place that may get a seat with secrets. */
function needsShare({ seats, masks }: TableRecord, place: number): boolean {
  return masks ? seats.some(({ secret }) => secret) : seats[place]?.secret === true;
}
