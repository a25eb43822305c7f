import { type Json, plainName } from '@mister-x/engine/protocol';
import {
  FLAG_CHOICES,
  type FlagChoice,
  type FlagName,
  type Flags,
  FLAGS_FOR_COMPUTERS,
  DEFAULT_HOLMES_PACK_FILE,
  type PackFile,
  PRESETS,
} from '../../rules/browser.js';
import { PAWN_COLOURS, type PawnColour } from '@mister-x/kiosk/kit/theme/pawns.ts';
import { RuleSetup } from '@mister-x/kiosk/screen/rule-setup.svelte.ts';
import type { TableRequest } from '@mister-x/kiosk/games/game-ui.ts';
import { packs } from '../shared/pack.js';

/** Flags with a question of their own on the first page. */
const FLAGS_ASKED_ELSEWHERE: ReadonlySet<FlagName> = new Set<FlagName>(['token_source', 'card_source']);
/** A table that stops after some rounds must say how many (SH-78). */
const ROUND_CAP_PROPOSED = 15;

const SEATS_MAX = 5;
export const DEFAULT_PACK = 'default';

/** Those of a pack that we can draw. */
function coloursOf({ seat_colours: colours }: PackFile): PawnColour[] {
  return PAWN_COLOURS.filter((colour) => colours.includes(colour));
}

export const SETUP_MEMBERS_KEPT = ['pack', 'players', 'names', 'computers', 'colours', 'changed'] as const;

/** The set-up of a game as plain choices; `draft` is what the server is asked for. */
export class SetupModel extends RuleSetup<FlagName> {
  /** The game's own pack, or the id of one on the shelf. */
  pack = $state(DEFAULT_PACK);
  /** `null` until it was fetched. */
  packFile = $state.raw<PackFile | null>(DEFAULT_HOLMES_PACK_FILE);
  players = $state(3);
  names = $state<string[]>(Array.from({ length: SEATS_MAX }, () => ''));
  /** By seat, never two alike (SH-14). */
  colours = $state<PawnColour[]>(coloursOf(DEFAULT_HOLMES_PACK_FILE));

  get choices(): readonly FlagChoice[] {
    const capped = this.valueOf('stalemate') === 'round_cap';
    return FLAG_CHOICES.flatMap((choice) => {
      if (FLAGS_ASKED_ELSEWHERE.has(choice.flag)) return [];
      if (choice.flag !== 'round_cap') return [choice];
      // Without a number this way to stop is none (SH-78).
      return capped ? [{ ...choice, values: choice.values.filter((value) => value !== null) }] : [];
    });
  }

  /** Without a time nothing can run to its end: the last answer is one (SH-56). */
  override silencerOf(flag: FlagName): FlagName | undefined {
    const isFull = flag === 'lestrade_window_ends' && this.changed.lestrade_window_ends !== undefined;
    return isFull && this.valueOf('lestrade_window_s') === null ? 'lestrade_window_s' : undefined;
  }

  protected get preset(): Flags {
    return {
      ...PRESETS.default,
      players_min: (this.packFile ?? DEFAULT_HOLMES_PACK_FILE).players.min,
    };
  }

  /** How many may play. */
  get counts(): readonly number[] {
    const least = Number(this.valueOf('players_min'));
    const { max } = (this.packFile ?? DEFAULT_HOLMES_PACK_FILE).players;
    return Array.from({ length: Math.max(0, max - least + 1) }, (_, i) => least + i);
  }

  /** @returns whether it is there to be played with; otherwise the game's own is chosen */
  async choose(pack: string): Promise<boolean> {
    this.pack = pack;
    this.packFile = pack === DEFAULT_PACK ? DEFAULT_HOLMES_PACK_FILE : null;
    const fetched = pack === DEFAULT_PACK ? undefined : await packs.fetch(pack);
    // Another one was chosen meanwhile.
    if (this.pack !== pack) return true;
    const isThere = fetched?.ok !== false;
    if (!isThere) this.pack = DEFAULT_PACK;
    const box = fetched?.ok ? fetched.value : DEFAULT_HOLMES_PACK_FILE;
    this.packFile = box;
    const drawn = coloursOf(box);
    if (drawn.join() !== [...this.colours].sort(inOrder).join()) this.colours = drawn;
    this.players = Math.min(Math.max(this.players, box.players.min), box.players.max);
    return isThere;
  }

  /** Computers are chosen, and by these rules cards are drawn from a real deck. */
  get keepsComputersOut(): boolean {
    const { card_source: dealt } = FLAGS_FOR_COMPUTERS;
    return this.valueOf('card_source') !== dealt && this.computers.slice(0, this.players).some((level) => level);
  }

  letComputersPlay(): void {
    this.set('card_source', FLAGS_FOR_COMPUTERS.card_source);
  }

  override set(flag: FlagName, value: Json): void {
    super.set(flag, value);
    if (flag === 'players_min') this.players = Math.max(this.players, Number(value));
    if (flag !== 'stalemate' && flag !== 'round_cap') return;
    const capped = this.valueOf('stalemate') === 'round_cap';
    if (!capped) super.set('round_cap', null);
    else if (this.valueOf('round_cap') === null) super.set('round_cap', ROUND_CAP_PROPOSED);
  }

  /** Touching a pawn gives it the next colour; the seat with that one gets this one's. */
  nextColour(seat: number): void {
    const now = this.colours[seat];
    if (now === undefined) return;
    const all = [...this.colours].sort(inOrder);
    const next = all[(all.indexOf(now) + 1) % all.length] ?? now;
    this.colours = this.colours.map((colour, i) => (i === seat ? next : colour === next ? now : colour));
  }

  called(fallback: (n: number) => string): readonly string[] {
    return Array.from({ length: this.players }, (_, i) => plainName(this.names[i] ?? '') || fallback(i + 1));
  }

  draft(fallback: (n: number) => string): TableRequest {
    if (this.packFile === null) return null;
    const colours = this.colours.slice(0, this.players);
    // A pack whose colours we cannot draw gives them out itself.
    const chosen = colours.length === this.players ? { colours } : {};
    return {
      options: { pack: this.pack, seats: this.players, ...chosen, flags: this.flags },
      seats: this.seated(this.called(fallback).map((name, i) => ({ name, colour: colours[i] ?? 'white' }))),
    };
  }
}

function inOrder(a: PawnColour, b: PawnColour): number {
  return PAWN_COLOURS.indexOf(a) - PAWN_COLOURS.indexOf(b);
}
