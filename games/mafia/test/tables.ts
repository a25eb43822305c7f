import { DEFAULT_MAFIA_PACK_FILE } from '../rules/data/city.js';

/**
 * Tables to play at: both editions, and each flag that changes who knows what, or when. Printed cards are not
 * among them: whether the face that the table's scanner reads is the one that was laid depends on what is hidden
 * (MF-105), and everybody sees it. `printed-cards.test.ts` plays with those.
 */

type Table = { readonly name: string; readonly options: unknown };

/** A custom pack whose bank is empty soon. */
export const POOR_PACK = {
  ...DEFAULT_MAFIA_PACK_FILE,
  pack: 'mafia-poor',
  bank: { ...DEFAULT_MAFIA_PACK_FILE.bank, start: 300, blitz_start: 600, coins: [] },
};

/** With a custom pack, so that random games end soon. */
function table(name: string, variant: string, flags: object = {}): Table {
  return { name, options: { variant, pack: POOR_PACK, flags: { blitz: true, ...flags } } };
}

export const CONTRACT_TABLES: readonly Table[] = [
  { name: 'online, the box of the game', options: { flags: { blitz: true } } },
  table('authors', 'authors1992'),
  table('by correspondence', 'online2015', { pacing: 'forum' }),
  table('by correspondence, with a deadline', 'authors1992', {
    pacing: 'forum',
    deadline_minutes: 60,
    exchange_presubmit: false,
  }),
  table('what was hidden is shown', 'online2015', {
    reveal_unopened: true,
    reveal_killed: true,
    shoot_arrested: true,
    prostitute_timing: 'continuous',
    escape_from_death_row: true,
  }),
  table('turns are timed, owners do not look', 'online2015', {
    turn_seconds: 30,
    peek_own_laid: false,
    early_end: 'none',
  }),
  table('everything turned round', 'authors1992', {
    ransom_direction: 'previous',
    shortfall_direction: 'previous',
    ransom_payee_of: 'figure_owner',
    ransom_for: 'anyone',
    pistol_crime_at: 'victim',
    collision_chain: 'full',
    partial_bank: 'payer_all',
    final_settlement: 'turn_order',
    wait_for_prison_moves: false,
  }),
];
