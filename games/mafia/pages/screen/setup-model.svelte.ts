import {
  DEFAULT_MAFIA_PACK_FILE,
  FLAG_CHOICES,
  type FlagChoice,
  type FlagName,
  type Flags,
  FLAGS_FOR_COMPUTERS,
  FORUM_FLAGS,
  flagsOfPack,
  FIRST_PLAYER_BY_LOT,
  type PackFile,
  PRESETS,
  type Variant,
} from '../../rules/browser.js';
import { type CreateTable, type Json, plainName } from '@mister-x/engine/protocol';
import { PAWN_COLOURS } from '@mister-x/kiosk/kit/theme/pawns.ts';
import { type RuleGroup, RuleSetup } from '@mister-x/kiosk/screen/rule-setup.svelte.ts';
import type { TableRequest } from '@mister-x/kiosk/games/game-ui.ts';
import { packs } from '../shared/pack.js';

/** Flags with a question of their own on the first page. */
const FLAGS_ASKED_ELSEWHERE: ReadonlySet<FlagName> = new Set<FlagName>(['card_source', 'pacing', 'blitz']);
/** What means nothing to the other way of playing. */
const FLAGS_OF_PACING_ONLY: Readonly<Record<Flags['pacing'], readonly FlagName[]>> = {
  live: ['turn_seconds'],
  forum: ['masks', 'exchange_presubmit', 'deadline_minutes', 'replace_player'],
};
/** Rules by what they are about; those that people change most come first. */
const FLAG_GROUPS: Readonly<Record<string, readonly FlagName[]>> = {
  table: [
    ...(['turn_seconds', 'deadline_minutes', 'masks', 'early_end'] as const),
    ...(['first_player', 'layout_order', 'peek_own_laid'] as const),
    ...(['exchange_presubmit', 'replace_player', 'wait_for_prison_moves'] as const),
  ],
  money: [
    ...(['scoring', 'partial_bank', 'insolvency', 'shortfall_direction'] as const),
    ...(['final_settlement'] as const),
  ],
  prison: [
    ...(['ransom_for', 'ransom_payee_of', 'ransom_direction', 'death_row_ransom'] as const),
    ...(['last_round_ransom', 'prison_collision', 'collision_chain'] as const),
    ...(['escape_from_death_row', 'escape_arrest_figure', 'cell_labels'] as const),
  ],
  cards: [
    ...(['prostitute_timing', 'witness_prosecutor_scope', 'pistol_crime_at'] as const),
    ...(['shoot_arrested', 'reveal_killed', 'reveal_unopened'] as const),
  ],
};
export const DEFAULT_PACK = 'default';
const SEAT_COUNT = 4;

export const SETUP_MEMBERS_KEPT = ['variant', 'pack', 'names', 'computers', 'changed', 'seal'] as const;

type Seal = NonNullable<CreateTable['seal']>;

/** The set-up of a game as plain choices; `draft` is what the server is asked for. */
export class SetupModel extends RuleSetup<FlagName> {
  variant = $state<Variant>('online2015');
  /** The game’s own pack, or the id of one on the shelf. */
  pack = $state(DEFAULT_PACK);
  /** `null` until it was fetched. */
  packFile = $state.raw<PackFile | null>(DEFAULT_MAFIA_PACK_FILE);
  /** Who keeps the keys by correspondence. */
  seal = $state<Seal>('host');
  names = $state<string[]>(Array.from({ length: SEAT_COUNT }, () => ''));

  get choices(): readonly FlagChoice[] {
    return FLAG_CHOICES.flatMap((choice) => {
      if (FLAGS_ASKED_ELSEWHERE.has(choice.flag) || this.#isOfOthers(choice.flag)) return [];
      // A custom pack has other colours.
      if (choice.flag !== 'first_player') return [choice];
      const values = [...this.file.seat_order, FIRST_PLAYER_BY_LOT];
      const supported = [this.file.seat_order[0] ?? FIRST_PLAYER_BY_LOT, FIRST_PLAYER_BY_LOT];
      return [{ ...choice, values, supported }];
    });
  }

  override get groups(): readonly RuleGroup<FlagName>[] {
    const all = this.choices;
    return Object.entries(FLAG_GROUPS).map(([id, flags]) => ({
      id,
      choices: flags.flatMap((flag) => all.filter((choice) => choice.flag === flag)),
    }));
  }

  /** A rule of those who play in the other way. */
  #isOfOthers(flag: FlagName): boolean {
    return FLAGS_OF_PACING_ONLY[this.isForum ? 'live' : 'forum'].includes(flag);
  }

  get isForum(): boolean {
    return this.changed.pacing === JSON.stringify('forum');
  }

  protected override get flags(): { readonly [flag: string]: Json } {
    const all = Object.entries(super.flags);
    return Object.fromEntries(all.filter(([flag]) => !this.#isOfOthers(flag as FlagName)));
  }

  get file(): PackFile {
    return this.packFile ?? DEFAULT_MAFIA_PACK_FILE;
  }

  protected get preset(): Flags {
    const forum = this.isForum ? FORUM_FLAGS : {};
    return { ...PRESETS[this.variant], ...flagsOfPack(this.variant, this.file), ...forum };
  }

  /** Without an effect: what takes collisions. */
  override silencerOf(flag: FlagName): FlagName | undefined {
    if (this.changed[flag] === undefined) return undefined;
    const chained = flag === 'collision_chain' && this.valueOf('prison_collision') === false;
    return chained ? 'prison_collision' : undefined;
  }

  /** Another edition has other defaults: what differed from the old ones stays as chosen. */
  edit(variant: Variant): void {
    const chosen = Object.entries<string | undefined>(this.changed);
    this.variant = variant;
    this.changed = {};
    for (const [flag, text] of chosen) {
      if (text !== undefined) this.set(flag as FlagName, JSON.parse(text) as Json);
    }
  }

  override set(flag: FlagName, value: Json): void {
    super.set(flag, value);
    // Who play by correspondence do not draw from one deck of cardboard.
    if (flag === 'pacing' && value === 'forum') super.set('card_source', 'server_deal');
    if (flag === 'card_source' && value === 'printed_cards') super.set('pacing', 'live');
    if (flag === 'masks' && value === true) this.seal = 'host';
    if (flag === 'pacing') this.#unmask();
  }

  override reset(): void {
    super.reset();
    this.#unmask();
  }

  keep(seal: Seal): void {
    if (seal !== this.seal) super.set('masks', seal === 'host');
    this.seal = seal;
  }

  /** Phones that have to be there show by it who is who: where they keep the keys nobody wears a mask. */
  #unmask(): void {
    if (this.seal === 'phones') super.set('masks', false);
  }

  /** Computers are chosen, and by these rules cards are drawn from a real deck. */
  get keepsComputersOut(): boolean {
    const { card_source: dealt } = FLAGS_FOR_COMPUTERS;
    return this.valueOf('card_source') !== dealt && this.computers.some((level) => level);
  }

  letComputersPlay(): void {
    this.set('card_source', FLAGS_FOR_COMPUTERS.card_source);
  }

  /** @returns whether it is there to be played with; otherwise the game’s own is chosen */
  async choose(pack: string): Promise<boolean> {
    this.pack = pack;
    this.packFile = pack === DEFAULT_PACK ? DEFAULT_MAFIA_PACK_FILE : null;
    const fetched = pack === DEFAULT_PACK ? undefined : await packs.fetch(pack);
    // Another one was chosen meanwhile.
    if (this.pack !== pack) return true;
    const isThere = fetched?.ok !== false;
    if (!isThere) this.pack = DEFAULT_PACK;
    this.packFile = fetched?.ok ? fetched.value : DEFAULT_MAFIA_PACK_FILE;
    return isThere;
  }

  called(fallback: (colour: string) => string): readonly string[] {
    return this.file.seat_order.map((colour, i) => plainName(this.names[i] ?? '') || fallback(colour));
  }

  draft(fallback: (colour: string) => string): TableRequest {
    if (this.packFile === null) return null;
    const names = this.called(fallback);
    const seats = this.packFile.seat_order.map((colour, i) => ({
      name: names[i] ?? colour,
      colour: PAWN_COLOURS.find((each) => each === colour) ?? 'white',
    }));
    return {
      options: { variant: this.variant, pack: this.pack, flags: this.flags },
      ...(this.isForum ? { seal: this.seal, seats } : { seats: this.seated(seats) }),
    };
  }
}
