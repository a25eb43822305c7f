import type { Base64Url } from '../core/bytes.js';
import type { Seat } from '../core/game.js';
import type { Level } from '../core/level.js';
import type { Language } from '../language.js';
import type { SealMode } from '../trust/genesis.js';

/** One evening's game round one board. Ids are random and say nothing. */
export type TableId = string;

export type TableStatus = 'gathering' | 'playing' | 'over';

export type SeatInfo = {
  readonly seat: Seat;
  readonly role: string;
  readonly secret: boolean;
  readonly name: string;
  /** One of the interface's colour names; never a rule. */
  readonly colour: string;
  /** A phone or a computer holds the seat; otherwise the kiosk acts for it (never for a secret seat). */
  readonly claimed: boolean;
  /** How well the computer plays that holds the seat; `null` where none does. */
  readonly computer: Level | null;
  /** Its secrets are shown behind a cover on the table's own screen; all other seats are computers'. */
  readonly onScreen: boolean;
  /** Under masks, always while the game is played: who is there would tell who it is. */
  readonly connected: boolean;
  /**
   * In how many milliseconds at the latest the host may answer for the seat (`mayStandIn`): 0 where nobody's phone
   * holds it or the phone is away, the whole wait while its line is down, `null` while it is up.
   */
  readonly awayIn: number | null;
};

/** Someone who accepted an invitation, by place; `name` is `null` where nobody has yet, or may know. */
export type PersonInfo = {
  readonly name: string | null;
  /** Where masks are drawn, `null` until the game is over. */
  readonly seat: Seat | null;
};

/** How people come to a table that is played by correspondence. */
export type CorrespondenceInfo = {
  readonly masks: boolean;
  readonly people: readonly PersonInfo[];
  /** A seat that is to go to a new person, and who has agreed by now. */
  readonly replacing: ReplacementVotes | null;
  /** The host may propose now to give a seat to a new person. */
  readonly mayReplace: boolean;
};

export type ReplacementVotes = { readonly seat: Seat; readonly agreed: readonly Seat[] };

/**
 * Why the server cannot save: the disk is full, or the files of its database were deleted, moved or replaced.
 * The same request may be sent again later.
 */
export const STORAGE_FAULTS = ['DISK_FULL', 'FILES_GONE'] as const;
export type StorageFault = (typeof STORAGE_FAULTS)[number];

/** Public facts about a table: the same bytes for kiosk, spectators and phones. */
export type TableInfo = {
  readonly table: TableId;
  readonly game: string;
  readonly language: Language;
  readonly status: TableStatus;
  readonly seats: readonly SeatInfo[];
  /** Set once the table has been continued by a rematch. */
  readonly next: TableId | null;
  /** Who keeps the key of what is secret. */
  readonly seal: SealMode;
  /** After a restart: seats whose phones must come back before the match goes on. */
  readonly waiting: readonly Seat[];
  /**
   * The key of a started match is lost with phone and recovery code of a seat: it cannot go on, and what
   * was secret in it stays sealed.
   */
  readonly lost: boolean;
  /** What the host is about to do to a seat, unless its phone objects. */
  readonly announced: HostAnnouncement | null;
  /** Why the table could not be saved the last time; `null` once it can. */
  readonly storageFault: StorageFault | null;
  /** `null` where people come to the host's screen. */
  readonly correspondence: CorrespondenceInfo | null;
  /** Commitment to the server's share of the seed, made with the table. */
  readonly seedCommitment: Base64Url;
};

/**
 * `reopen`: another phone can claim the seat; `answer`: the host answers for its player, who is away, at a
 * table by correspondence. `left`: milliseconds from the moment this was sent.
 */
export type HostAnnouncement = {
  readonly seat: Seat;
  readonly what: 'reopen' | 'answer';
  readonly left: number;
};

/** How clients reach this server. */
export type ServerAddresses = {
  /** Base addresses under which a phone reaches this server, best first, without a trailing slash. */
  readonly addresses: readonly string[];
  /**
   * `http`: what seats exchange is boxed against listeners; `https`: also safe from an attacker who
   * alters pages under way.
   */
  readonly scheme: 'http' | 'https';
  /** With `https`, for phones that do not trust this server yet. */
  readonly authority: {
    /** The page, over plain HTTP, that explains how. */
    readonly page: string;
    /** Of the authority's certificate: SHA-256 in sixteen groups of four capital hex digits. */
    readonly fingerprint: string;
  } | null;
};

/** For holders of the host key only, never part of what spectators share. */
export type HostInfo = ServerAddresses & {
  /** Codes with which unclaimed seats can be taken, by seat; a code is dead after its claim. */
  readonly codes: Readonly<Record<Seat, string>>;
  /**
   * With which each guest takes any free seat without secrets, until the game is started; `null`
   * from then on, and where every seat has secrets.
   */
  readonly joinCode: string | null;
  /** Places to which an invitation is out that nobody has accepted. */
  readonly invitations: readonly number[];
  /** The public key of this server's channel, for the links that the kiosk shows. */
  readonly channelKey: Base64Url;
  /** The same as 20 digits to compare, for who joins without a link. */
  readonly checkNumber: string;
};

export type TableSummary = {
  readonly table: TableId;
  readonly game: string;
  readonly status: TableStatus;
  readonly names: readonly string[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The same of the end of its game, `null` until then. */
  readonly endedAt: number | null;
};
