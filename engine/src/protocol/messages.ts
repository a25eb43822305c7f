import type { Base64Url } from '../core/bytes.js';
import type { Seat, Viewer } from '../core/game.js';
import type { Json } from '../core/json.js';
import type { Level } from '../core/level.js';
import type { Command, MatchNotice, MatchView } from '../core/match.js';
import type { Language } from '../language.js';
import type { RecordPiece } from '../record/pieces.js';
import type { ChainHead } from '../trust/chain.js';
import type { Opening, Receipt } from '../trust/commitment.js';
import type { SealMode } from '../trust/genesis.js';
import type { SeedParts } from '../trust/seed.js';
import type { BoardSummary } from './boards.js';
import type { HostInvitation, HostScreen } from './host.js';
import type { PrintCount, PrintKitInfo, PrintOrder, SheetCount } from './print.js';
import type { HookFormat, PushSubscription, ReminderOwner, Reminders } from './reminders.js';
import type { ScanPush, Scanners } from './scanners.js';
import { type HostInfo, STORAGE_FAULTS, type TableId, type TableInfo, type TableSummary } from './table.js';
import type { WifiNetwork } from './wifi.js';

/** Codes of the server itself; a game's own codes come beside them (CM-5, CM-6). */
export const SERVER_CODES = [
  'MALFORMED',
  'UNKNOWN_REQUEST',
  'FORBIDDEN',
  'TABLE_UNKNOWN',
  'SEAT_UNKNOWN',
  'SCANNER_UNKNOWN',
  'SEAT_TAKEN',
  'SEATS_UNCLAIMED',
  'NO_COMPUTER',
  'SEAT_NOT_AWAY',
  'NAMES_ALIKE',
  'CODE_UNKNOWN',
  'RECOVERY_CODE_UNKNOWN',
  'STALE_STATE',
  'DUPLICATE_COMMAND',
  'GAME_NOT_STARTED',
  'SEALED',
  'SHARE_WRONG',
  'CHAIN_BROKEN',
  'CHANNEL_NEEDED',
  'CHANNEL_KEY_WRONG',
  'GAME_OVER',
  'GAME_NOT_OVER',
  'FULL',
  'BUSY',
  ...STORAGE_FAULTS,
  'INTERNAL',
] as const;
export type ServerCode = (typeof SERVER_CODES)[number];

/** A refusal carries a closed code and, from a game, its own small details (`leg`, `flag`). */
export type RefusalBody = { readonly code: string; readonly [detail: string]: Json };
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: RefusalBody };

/** A notice with its number in its viewer's log, from 0. */
export type LoggedNotice = readonly [at: number, notice: MatchNotice<Json>];

/** Something people were asked, and how many milliseconds are `left` of the time to answer, from the moment this was sent. */
export type PendingConsent = { readonly id: string; readonly left: number };

/** Everything a viewer knows now. `revision` counts this viewer's own updates (CM-6). */
export type Snapshot = {
  readonly table: TableInfo;
  readonly viewer: Viewer;
  readonly revision: number;
  /**
   * `null` until the game is started. While the table waits for a share (`TableInfo.waiting`), the
   * last public view, no matter who looks.
   */
  readonly view: MatchView<Json> | null;
  /** Where the chain of the match stands; `null` until the game is started. */
  readonly chain: ChainHead | null;
  /**
   * Notices that this viewer's log has; a client that has them all asks from there the next time
   * (`since`). `null` while the table waits for a share and only the table's own log is known.
   */
  readonly logLength: number | null;
  /** What the client missed since the notice that it asked from, in order; after a long time only what still holds. */
  readonly missed: readonly LoggedNotice[];
  readonly waits: readonly PendingConsent[];
};

/** Pushed to a client whose viewer's bytes changed. */
export type Update = {
  readonly table: TableId;
  readonly revision: number;
  readonly view: MatchView<Json>;
  readonly notices: readonly MatchNotice<Json>[];
  /** Notices that this viewer's log has with these. */
  readonly logLength: number;
  readonly waits: readonly PendingConsent[];
  /** The link that this update made, for everybody; absent from private updates. */
  readonly chain?: { readonly link: number; readonly step: Base64Url };
  /** Commitments to the secret moves of this update. */
  readonly receipts?: readonly Receipt[];
  /** Secret moves that this update made public. */
  readonly openings?: readonly Opening[];
};

/** What a client needs to check the past of a match. */
export type ChainProof = {
  readonly chain: ChainHead | null;
  /** From the head that the client saw to `chain`; `null` when the server's past does not lead there. */
  readonly steps: readonly Base64Url[] | null;
  /** All that was published so far. */
  readonly receipts: readonly Receipt[];
  readonly openings: readonly Opening[];
  /** What all chance came from; `null` before the end. */
  readonly seed: SeedParts | null;
};

/**
 * How many notices of its viewer's log a client has (`Snapshot.logLength`, `Update.logLength`); left out by one
 * that has seen nothing of this table.
 */
type Since = { readonly since?: number };

export type SeatSetup = {
  readonly name: string;
  readonly colour: string;
  /** A computer sits there, and how well it plays. */
  readonly computer?: Level;
  /** A secret seat whose page is opened on the table's own screen; only where all others are computers'. */
  readonly onScreen?: true;
};

export type CreateTable = {
  readonly game: string;
  /** Parsed by the game (`Game.parseOptions`); where `board` or `pack` is the id of one on the shelf, its file takes that place. */
  readonly options: Json;
  /** In the order of the game's seat plan. */
  readonly seats: readonly SeatSetup[];
  readonly language: Language;
  /** Who keeps its keys; left out, as the game asks for, and otherwise as the server was told (`--seal`). */
  readonly seal?: SealMode;
};

export type CommandRequest = {
  readonly table: TableId;
  /** Whose command it is; a kiosk may name any secret-free seat that no phone holds, or `referee` for what is the host's (`maySend`). */
  readonly seat: Seat;
  /** Unique for this seat: 8 to 64 characters of `A-Z a-z 0-9 _ -`, chosen by the client. */
  readonly id: string;
  readonly revision: number;
  readonly command: Command<Json>;
  /** One random salt of 16 bytes for each secret move of the command, at most 8; the referee draws what is missing. */
  readonly salts?: readonly Base64Url[];
};

/** A client that has just taken a seat. `recoveryCode` is shown to its owner once: 20 digits. */
export type SeatGrant = {
  readonly table: TableId;
  readonly seat: Seat;
  /** Bearer secret of the seat, for `seat:resume`. */
  readonly secret: string;
  readonly recoveryCode: string;
  /** A secret seat's part of the key of the match, which the phone keeps; 32 bytes. */
  readonly share: Base64Url | null;
};

/** A client that has accepted an invitation; the rest as for a seat, which it has once the game is started. */
export type PlaceGrant = Omit<SeatGrant, 'seat'> & {
  /** From 0, as in `CorrespondenceInfo.people`. */
  readonly place: number;
};

/** Requests of a client, by event name, with the reply's value. */
export type Requests = {
  /** The public key of this server's channel, for clients that no link told it. */
  'channel:key': { ask: Record<string, never>; reply: { key: Base64Url } };
  /** First on a connection: from the answer on everything is boxed, both ways (`engine/src/protocol/channel`). */
  'channel:open': { ask: { hello: Base64Url }; reply: { answer: Base64Url } };
  /**
   * Spends a one-time code: from then on `key` is a host key, and this connection a kiosk. The page has
   * drawn it (32 random bytes), so that asking again after a lost answer leads to the same. `screen` is what the page calls itself.
   */
  'host:pair': { ask: { code: string; key: Base64Url; screen: string }; reply: null };
  /** Proves a host key; from then on this connection is a kiosk. */
  'host:open': { ask: { key: string }; reply: { tables: readonly TableSummary[] } };
  /** Host: a code for one more screen. It dies with this connection, or when it is withdrawn. */
  'host:invite': { ask: Record<string, never>; reply: HostInvitation };
  /** Host: codes that this connection asked for are good no more. */
  'host:withdraw': { ask: Record<string, never>; reply: null };
  /** Host: all screens that are signed in, the one that paired last first. */
  'host:screens': { ask: Record<string, never>; reply: { screens: readonly HostScreen[] } };
  /** Host: every key but that of this connection is revoked, and every code that is not used yet. */
  'host:sign-out': { ask: Record<string, never>; reply: { signedOut: number } };
  /** Host: the Wi-Fi for guests, `null` where nobody has typed one. */
  'wifi:get': { ask: Record<string, never>; reply: { network: WifiNetwork | null } };
  /** Host: keeps another one in its place; `null` forgets it. */
  'wifi:set': { ask: { network: WifiNetwork | null }; reply: null };
  'table:create': { ask: CreateTable; reply: { table: TableId } };
  /** Watch a table as its kiosk (after `host:open`): host details, then pushes. */
  'table:open': { ask: { table: TableId } & Since; reply: Snapshot & { host: HostInfo } };
  /** Watch as a spectator. */
  'table:watch': { ask: { table: TableId } & Since; reply: Snapshot };
  /** Host: everybody is here, begin; refused while a secret seat is unclaimed. */
  'table:start': { ask: { table: TableId }; reply: null };
  /** Host: same settings, same people, seats keep their clients. */
  'table:rematch': { ask: { table: TableId }; reply: { table: TableId } };
  /** Host: take a secret-free seat back from a phone, visibly. */
  'seat:release': { ask: { table: TableId; seat: Seat }; reply: null };
  /**
   * A computer sits down in a seat, or (`null`) gets up from it. By the host for a seat without secrets, or
   * for any before the game; for one with secrets by the phone that holds it, and then for good.
   */
  'seat:computer': { ask: { table: TableId; seat: Seat; level: Level | null }; reply: null };
  /**
   * Host: phone and recovery code of a secret seat are lost. Everybody is told, and after a time in which
   * its phone can object the seat has a new code.
   */
  'seat:reopen': { ask: { table: TableId; seat: Seat }; reply: null };
  /** The phone that holds the seat objects; or the host thought better of it. */
  'seat:veto': { ask: { table: TableId; seat: Seat }; reply: null };
  /**
   * Host: the player of a seat is gone for good. When all other seats have agreed, its secret is dead and
   * someone can be invited to it: to the place of the number of seats and its own, from 0.
   */
  'seat:replace': { ask: { table: TableId; seat: Seat }; reply: null };
  /** The phone of another seat agrees; or any, that of the seat itself and the host included, objects. */
  'seat:agree': { ask: { table: TableId; seat: Seat; agree: boolean }; reply: null };
  /** What a code opens: one seat, or (`null`) whichever secret-free seat of the table is free. */
  'seat:find': { ask: { code: string }; reply: { table: TableId; seat: Seat | null } };
  /**
   * With the code of a seat, or with the join code of its table and the seat chosen. `name` is what its
   * owner is called from now on; once the game has begun names stay as they are.
   */
  'seat:claim': {
    ask: { code: string } | { code: string; seat: Seat; name: string };
    reply: SeatGrant;
  };
  /** Another client takes a seat over with its recovery code; everybody is told. */
  'seat:takeover': { ask: { table?: TableId; recoveryCode: string }; reply: SeatGrant };
  /**
   * `share` is the phone's part of the key of the match (`SeatGrant.share`); `seed` its part of the
   * seed, sent after it has seen `TableInfo.seedCommitment`, and not changed once the game is started.
   * `visit` is the client's own number for this stay at the seat, for `seat:leave`.
   */
  'seat:resume': {
    ask: {
      table: TableId;
      seat: Seat;
      secret: string;
      share?: Base64Url;
      seed?: Base64Url;
      visit?: number;
    } & Since;
    reply: Snapshot;
  };
  /**
   * The client goes from a seat that it resumed, `visit` being the number that it gave then. Numbers
   * of one connection never fall: having come back under a higher one, the client stays.
   */
  'seat:leave': { ask: { table: TableId; seat: Seat; visit: number }; reply: null };
  /**
   * Host: another invitation to a place that nobody has, good once; the one before is good no more. It is
   * told this once: the server keeps a hash of it.
   */
  'invitation:make': { ask: { table: TableId; place: number }; reply: { code: string } };
  /** Host: nobody may come to the place; who has come loses it. Until the game is started. */
  'invitation:withdraw': { ask: { table: TableId; place: number }; reply: null };
  /** What someone is invited to; `name` is what the host calls them, empty where nobody knows. */
  'invitation:find': { ask: { code: string }; reply: { table: TableInfo; name: string } };
  /** `seed` is the phone's part of the seed, sent after it has seen `TableInfo.seedCommitment`. */
  'invitation:accept': {
    ask: { code: string; name: string; seed: Base64Url };
    reply: PlaceGrant;
  };
  /** The seat of the one who holds the secret of a place, `null` until the game is started; for `seat:resume`. */
  'place:open': { ask: { table: TableId; secret: string }; reply: { seat: Seat | null } };
  command: { ask: CommandRequest; reply: { revision: number } };
  /** Checks the past: what leads from the head last seen to the present one. */
  chain: { ask: { table: TableId; seen: ChainHead | null }; reply: ChainProof };
  /**
   * A finished match, everything opened (`docs/record.md`), piece by piece: the entries after the sequence `after`,
   * 0 for the first piece.
   */
  record: { ask: { table: TableId; after: number }; reply: RecordPiece };
  /**
   * Host: from now on this connection is told of scanners (`scanners`) and, for the table or for
   * `null` where it plays none, of what they read (`scan`). The one that listened last is told.
   */
  'scanner:listen': { ask: { table: TableId | null }; reply: Scanners };
  /** Host: what a scanner is for; remembered for when it is plugged in again. */
  'scanner:set': {
    ask: { scanner: string; on: boolean; table: TableId | null; seat: Seat | null };
    reply: null;
  };
  /**
   * Host: makes a sheet of the printing kit. `path` is an address on this server under which a
   * browser fetches the PDF, within a minute; `name` is what to call the file.
   */
  print: { ask: PrintOrder; reply: { path: string; name: string; pages: number } };
  /** Host: what can be printed for each game, in the words of `language`. */
  'print:kits': { ask: { language: Language }; reply: { kits: readonly PrintKitInfo[] } };
  /** Host: how many pages sheets take, in the order in which they were asked for. */
  'print:pages': { ask: PrintCount; reply: { sheets: readonly SheetCount[] } };
  /** Host: boards and packs on the shelf, the one added last first. */
  'board:list': { ask: Record<string, never>; reply: { boards: readonly BoardSummary[] } };
  /**
   * Host: an address on this server to which one board or pack can be sent (PUT), within a minute; the
   * answer is a `CustomFileReceipt`.
   */
  'board:send': { ask: Record<string, never>; reply: { path: string } };
  /** Host: takes a board or a pack off the shelf. Tables that were set up with it keep it. */
  'board:remove': { ask: { board: string }; reply: null };
  /** How its owner is reminded; nothing that was told once is told again. */
  'reminder:list': { ask: ReminderOwner; reply: Reminders };
  /** A new Atom feed, whose address is told here only. The one before is gone. */
  'reminder:feed': { ask: ReminderOwner & { language: Language }; reply: { address: string } };
  /** Requests to `url` for each piece of news; `secret` signs them and is told here only. */
  'reminder:hook': {
    ask: ReminderOwner & { language: Language; url: string; format: HookFormat };
    reply: { id: string; secret: string };
  };
  /** A hook that is paused is sent what waits, and all that comes. */
  'reminder:resume': { ask: ReminderOwner & { id: string }; reply: null };
  /** The phone that holds the seat: notifications through its browser's push service. */
  'reminder:push': {
    ask: { table: TableId; seat: Seat; language: Language; subscription: PushSubscription };
    reply: null;
  };
  /** A feed, a hook or a subscription is withdrawn. */
  'reminder:withdraw': { ask: ReminderOwner & { id: string }; reply: null };
  /** The viewer's whole log so far, in order. */
  history: { ask: { table: TableId }; reply: { notices: readonly MatchNotice<Json>[] } };
};

/** Pushed events, by name. */
export type Pushes = {
  update: Update;
  /** Names, claims and connections changed, or the table went on to a rematch. */
  table: TableInfo;
  /** To kiosks only. */
  host: HostInfo & { readonly table: TableId };
  /** Something every client at the table is told: a seat was claimed, taken over, released. */
  seat: {
    readonly table: TableId;
    readonly seat: Seat;
    readonly what:
      | 'claimed'
      | 'taken-over'
      | 'released'
      | 'reopening'
      | 'answering'
      | 'vetoed'
      | 'reopened'
      | 'replaced'
      | 'computer';
  };
  /** To kiosks: another screen has paired. */
  'host:paired': { readonly screen: string };
  /** To a kiosk whose key was revoked; its connection ends. */
  'host:signed-out': Record<string, never>;
  /** This client no longer holds its seat. */
  dismissed: { readonly table: TableId; readonly seat: Seat };
  /** To kiosks that listen: a scanner came or went, was set, or something is wrong with it. */
  scanners: Scanners;
  /** To the one kiosk that may act on it. */
  scan: ScanPush;
  /**
   * To all other kiosks that listen: a scanner that types was read and is not theirs. Should its keys
   * reach their page as well, they are to be passed over.
   */
  'scan:elsewhere': Pick<ScanPush, 'text'>;
};
