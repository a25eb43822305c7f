import { randomBytes } from 'node:crypto';
import {
  err,
  type Json,
  ok,
  type Registry,
  type Seat,
  type SeatSpec,
  seededRngs,
  TABLE,
  type Viewer,
} from '@mister-x/engine';
import type { CreateTable, HostInfo, ServerCode, Snapshot, TableId } from '@mister-x/engine/protocol';
import {
  combineSeed,
  commitToShare,
  type Genesis,
  keyCheckHash,
  matchKey,
  NONCE_LENGTH,
  type SealMode,
  type SeedParts,
  seal,
  seedCheckHash,
} from '@mister-x/engine/trust';
import { Inject, Injectable } from '@nestjs/common';
import { BoardsService } from './boards/boards.service.js';
import { type Client, ClientsService } from '../socket/clients/clients.service.js';
import { canComputerPlay } from '../computers/computer-pool.js';
import { EventBus } from '../runtime/events.js';
import { KeyRing } from './keys/key-ring.js';
import { newClaimCode, newShare, newTableId } from '../runtime/random.js';
import { MatchActor } from './matches/match-actor.js';
import { doNamesLookAlike } from './names/look-alike.js';
import { type RequestResult, DeferredReply, refuse, type SendTurn } from '../socket/requests/answer.js';
import { REGISTRY, SEAL_MODE } from '../runtime/tokens.js';
import { NO_CREDENTIALS } from './seats/seats.repository.js';
import { LiveTables } from './live-tables.js';
import { seedPlace, sharesOf } from './match-key.js';
import { emptyPlace, placeShares, seatsFilled } from './places.js';
import { TableRecovery } from './recovery.js';
import { computerSeats, isClaimed, isMasked, recordOf, type SeatRecord, type TableRecord, viewersOf } from './table.js';
import type { TableActor } from './table-actor.js';
import { TableBroadcast } from './table-broadcast.js';
import { TablesRepository } from './tables.repository.js';

/** Tables that were set up and not started; then such as nobody came to in a day are forgotten. */
export const GATHERING_TABLES_MAX = 200;
const UNUSED_AFTER_MS = 24 * 60 * 60_000;
/**
 * Kiosks and spectators at one table, each of which is sent every update. Spectators beyond them are
 * refused; kiosks never, or spectators could shut the host out.
 */
export const WATCHERS_PER_TABLE_MAX = 128;

type OfTable = { readonly table: TableId };
type HostSnapshot = Snapshot & { readonly host: HostInfo };
type OpenOptions = {
  readonly since?: number | undefined;
  readonly visit?: number | undefined;
  readonly secretHash?: string;
  readonly asHost?: boolean;
};

/** Setting tables up, watching them, starting and continuing them. */
@Injectable()
export class TablesService {
  constructor(
    private readonly tables: LiveTables,
    private readonly repository: TablesRepository,
    private readonly clients: ClientsService,
    private readonly recovery: TableRecovery,
    private readonly tableBroadcast: TableBroadcast,
    @Inject(REGISTRY) private readonly registry: Registry,
    private readonly ring: KeyRing,
    private readonly boards: BoardsService,
    @Inject(SEAL_MODE) private readonly seal: SealMode,
    events: EventBus,
  ) {
    events.on('client:left', ({ watched }) => this.left(watched));
  }

  async create(ask: CreateTable): Promise<RequestResult<OfTable>> {
    const game = this.registry.get(ask.game);
    if (game === undefined) return refuse('MALFORMED');
    const parsed = game.parseOptions(await this.boards.filled(game.id, ask.options));
    if (!parsed.ok) return err(parsed.error);
    const plan: readonly SeatSpec[] = game.seatPlan(parsed.value);
    if (plan.length !== ask.seats.length) return refuse('MALFORMED');
    if (doNamesLookAlike(ask.seats.map(({ name }) => name)).includes(true)) return refuse('NAMES_ALIKE');
    const post = game.correspondence(parsed.value);
    // Phones that had to be there would show by it who is who.
    if (post?.anonymous === true && ask.seal === 'phones') return refuse('FORBIDDEN');
    const seal = ask.seal ?? (post === undefined ? this.seal : 'host');
    const invites = post !== undefined && seal === 'host';
    const fault = await this.computersFault(ask, game.id, parsed.value, plan, post !== undefined);
    if (fault !== null) return refuse(fault);
    const record = newRecord({
      seal,
      masks: post?.anonymous === true,
      places: invites ? plan.map((_, place) => emptyPlace(place)) : [],
      game: game.id,
      gameVersion: game.version,
      options: parsed.value,
      language: ask.language,
      seats: plan.map(({ seat, role, secret }, index) => ({
        ...NO_CREDENTIALS,
        seat,
        role,
        secret,
        name: ask.seats[index]?.name ?? '',
        colour: ask.seats[index]?.colour ?? '',
        code: invites || ask.seats[index]?.computer !== undefined ? null : newClaimCode(),
        share: secret && ask.seats[index]?.computer !== undefined ? newShare() : null,
        computer: ask.seats[index]?.computer ?? null,
        onScreen: ask.seats[index]?.onScreen ?? false,
      })),
    });
    if (!(await this.hasRoom())) return refuse('FULL');
    await this.repository.create(record, null);
    return ok({ table: record.id });
  }

  async open(
    client: Client,
    table: TableActor,
    since: number | undefined,
  ): Promise<RequestResult<DeferredReply<HostSnapshot>>> {
    return ok(
      new DeferredReply(() =>
        ok({
          ...this.attach(client, table, TABLE, { since, asHost: true }),
          host: this.tableBroadcast.hostInfo(table, client),
        }),
      ),
    );
  }

  async watch(
    client: Client,
    table: TableActor,
    since: number | undefined,
  ): Promise<RequestResult<DeferredReply<Snapshot>>> {
    const { id } = table.record;
    return ok(
      new DeferredReply(() => {
        const comes = client.watching.get(id) !== TABLE;
        if (comes && this.clients.countOf(id, TABLE) >= WATCHERS_PER_TABLE_MAX) return refuse('FULL');
        return ok(this.attach(client, table, TABLE, { since }));
      }),
    );
  }

  async start(table: TableActor): Promise<RequestResult<null>> {
    return this.recovery.inTurn(table, async (tx) => {
      const { record } = tx;
      const { id } = record;
      const { game } = table;
      if (record.status === 'over') return refuse('GAME_OVER');
      if (record.status === 'playing') return ok(null);
      if (record.serverShare === null) return refuse('SEALED');
      const parts: SeedParts = {
        server: record.serverShare,
        phones: record.places.length > 0 ? placeShares(record) : this.phoneShares(record),
      };
      const seed = combineSeed(id, parts.server, parts.phones);
      const seats = record.places.length > 0 ? seatsFilled(record, seed) : record.seats;
      if (seats === undefined || seats.some((seat) => seat.secret && !isClaimed(seat))) {
        return refuse('SEATS_UNCLAIMED');
      }
      const shares = sharesOf({ ...record, seats }, this.ring);
      // A phone that holds part of the key is not here.
      if (shares === undefined) return refuse('SEALED');
      const key = matchKey(id, shares);
      const genesis = makeGenesis({ ...record, seats }, parts, key, seed, Date.now());
      const begun = game.begin(record.options, seededRngs(seed));
      if (!begun.ok) return err(begun.error);
      const sealedSeed = seal(key, randomBytes(NONCE_LENGTH), seedPlace(id), parts);
      const secrets = { seed, seedParts: parts, key };
      // Made before anything is written: a game that cannot be shown is not begun.
      const match = new MatchActor(
        ...([game, begun.value, genesis, secrets] as const),
        ...([viewersOf(record), computerSeats(record)] as const),
      );
      const moved = seats === record.seats ? [] : seats;
      if (!(await this.repository.start(id, genesis, sealedSeed, moved))) {
        return this.recovery.unsaved(table, 'on the disk it gathers players no more');
      }
      const places = record.places.map((place) => ({ ...place, held: null }));
      const now = { genesis, sealedSeed, serverShare: null, joinCode: null, seats, places };
      tx.change(now);
      tx.enter(match);
      this.tableBroadcast.table(table);
      this.tableBroadcast.host(table);
      return this.tableBroadcast.match(tx);
    });
  }

  /** The same people go on at a new table; their phones keep their secrets and follow `next`. */
  async rematch(table: TableActor): Promise<RequestResult<OfTable>> {
    return this.recovery.inTurn(table, async (tx) => {
      const { record } = tx;
      if (record.next !== null) return ok({ table: record.next });
      // Its people are invited again: the seats of this one say by now who they are.
      if (record.places.length > 0) return refuse('FORBIDDEN');
      if (record.status !== 'over') {
        return refuse(record.status === 'playing' ? 'FORBIDDEN' : 'GAME_NOT_STARTED');
      }
      const next = newRecord({
        seal: record.seal,
        game: record.game,
        gameVersion: table.game.version,
        options: table.options,
        language: record.language,
        masks: false,
        places: [],
        seats: record.seats.map((seat) => (isClaimed(seat) ? seat : { ...seat, code: newClaimCode() })),
      });
      if (!(await this.repository.create(next, record.id))) {
        return this.recovery.unsaved(table, 'on the disk it has a rematch, or is no more');
      }
      tx.change({ next: next.id });
      this.tableBroadcast.table(table);
      return ok({ table: next.id });
    });
  }

  /**
   * A seat's phone attached, and what it is told: boxed, of a size that the table may know.
   * @param turn in the queue of the table, where nobody else takes the seat meanwhile
   */
  enter(
    client: Client,
    table: TableActor,
    seat: Seat,
    coming: Pick<OpenOptions, 'since' | 'visit' | 'secretHash'>,
    turn: SendTurn,
  ): DeferredReply<Snapshot> {
    const publicly = () => table.match?.publicly(seat, coming.since);
    return new DeferredReply(() => ok(this.attach(client, table, seat, coming)), turn, {
      forTable: () => this.snapshot(table, TABLE, publicly()),
      noticesMissed: () => table.match?.missed(TABLE, publicly()).length ?? 0,
      room: table.game.secretRoom,
    });
  }

  /** Attaches a client to a viewer and says what that viewer sees at this moment, and what it missed. */
  attach(
    client: Client,
    table: TableActor,
    viewer: Viewer,
    { since, visit, secretHash, asHost = false }: OpenOptions = {},
  ): Snapshot {
    const { record } = table;
    const before = this.clients.attach(client, record.id, viewer, { asHost, visit, secretHash });
    // Others learn when a phone comes or goes, not when a spectator does.
    const moves = before !== viewer && (viewer !== TABLE || (before ?? TABLE) !== TABLE);
    if (moves && !isMasked(record)) {
      this.tableBroadcast.table(table, client);
    }
    return this.snapshot(table, viewer, since);
  }

  private snapshot(table: TableActor, viewer: Viewer, since: number | undefined): Snapshot {
    const { match, dormant } = table;
    const shown = dormant?.shown;
    // Only the table's own counts are known while the match sleeps; the others are told theirs when it wakes.
    const asleep = viewer === TABLE ? dormant?.logs : undefined;
    return {
      table: this.tableBroadcast.info(table),
      viewer,
      revision: match?.revision(viewer) ?? (viewer === TABLE ? shown?.revision : undefined) ?? 0,
      view: match?.run.view(viewer) ?? shown?.view ?? null,
      chain: table.ledger?.chainHead ?? null,
      logLength: match?.told(viewer) ?? (dormant === undefined ? 0 : (asleep?.count(TABLE) ?? null)),
      missed: match?.missed(viewer, since) ?? asleep?.missed(TABLE, since) ?? [],
      waits: table.waits,
    };
  }

  /** A client has gone from the places it watched. */
  async left(places: readonly (readonly [TableId, Viewer])[]): Promise<void> {
    for (const [id, viewer] of places) {
      if (viewer === TABLE || this.clients.isConnected(id, viewer)) continue;
      const table = await this.tables.get(id);
      if (table !== undefined && !isMasked(table.record)) this.tableBroadcast.table(table);
    }
  }

  /** Why its computers cannot sit at such a table. */
  private async computersFault(
    { seats }: CreateTable,
    game: string,
    options: Json,
    plan: readonly SeatSpec[],
    isByCorrespondence: boolean,
  ): Promise<ServerCode | null> {
    for (const [index, { seat, secret }] of plan.entries()) {
      const { computer, onScreen } = seats[index] ?? {};
      if (computer !== undefined) {
        if (isByCorrespondence || !(await canComputerPlay(game, options, seat, computer))) return 'NO_COMPUTER';
      }
      const others = seats.filter((_, at) => at !== index);
      if (onScreen && (!secret || others.some((other) => other.computer === undefined))) {
        return 'FORBIDDEN';
      }
      if (onScreen && computer !== undefined) return 'FORBIDDEN';
    }
    return null;
  }

  private phoneShares({ id, seats }: TableRecord): SeedParts['phones'] {
    const claimed = seats.filter(isClaimed).map(({ seat }) => seat);
    return this.ring.seedShares(id, claimed);
  }

  private async hasRoom(): Promise<boolean> {
    if ((await this.repository.count()).gathering < GATHERING_TABLES_MAX) return true;
    const dropped = await this.repository.dropUnused(Date.now() - UNUSED_AFTER_MS);
    for (const id of dropped) this.tables.forget(id);
    return dropped.length > 0;
  }
}

type NewTable = Pick<TableRecord, 'seal' | 'game' | 'gameVersion' | 'options' | 'language' | 'places' | 'masks'> & {
  readonly seats: readonly SeatRecord[];
};

function newRecord(table: NewTable): TableRecord {
  const id = newTableId();
  const serverShare = newShare();
  return recordOf({
    ...table,
    id,
    createdAt: Date.now(),
    seedCommitment: commitToShare(id, serverShare),
    serverShare,
    genesis: null,
    sealedSeed: null,
    matchKey: null,
    lost: false,
    next: null,
    replacing: null,
    joinCode: table.places.length > 0 || table.seats.every(({ secret }) => secret) ? null : newClaimCode(),
  });
}

function makeGenesis(
  record: TableRecord,
  { phones }: SeedParts,
  key: Uint8Array,
  seed: string,
  startedAt: number,
): Genesis {
  return {
    format: 'mister-x-genesis/1',
    match: record.id,
    game: record.game,
    gameVersion: record.gameVersion,
    options: record.options,
    seats: record.seats.map(({ seat, role, secret, name, computer, onScreen }) => ({
      ...{ seat, role, secret, name },
      ...(computer === null ? {} : { computer }),
      ...(onScreen ? { onScreen } : {}),
    })),
    startedAt,
    seal: record.seal,
    seedCommitment: record.seedCommitment,
    ...(record.masks ? { places: record.places.map(({ name }) => name ?? '') } : {}),
    seedShares: phones.map(({ seat }) => seat),
    seedCheck: seedCheckHash(record.id, seed),
    keyCheck: keyCheckHash(record.id, key),
  };
}
