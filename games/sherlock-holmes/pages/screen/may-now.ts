import { flagsOf, type Pack, type View } from '../../rules/browser.js';

export type MayNow = 'search' | 'look' | 'arrest' | 'draw';

/** What the player on turn may do after the move, as far as all may know: not what is in the hand. */
export function mayNow({ file }: Pack, view: View): readonly MayNow[] {
  const { turn, symbols, sleuths } = view;
  const flags = flagsOf(view);
  const sleuth = sleuths.find(({ seat }) => seat === turn.seat);
  if (sleuth === undefined) return [];
  const spent = flags.holmes_abilities === 'one_total' && turn.used.extra;
  const isOpen: Readonly<Record<MayNow, boolean>> = {
    search: symbols[sleuth.at] !== undefined && turn.searches < flags.searches_per_turn,
    look: !turn.used.look && !spent,
    // SH-62.
    arrest: sleuth.at === file.yard && sleuth.pile.length >= file.arrest_min_tokens,
    draw: true,
  };
  return ALL.filter((each) => isOpen[each]);
}

const ALL: readonly MayNow[] = ['search', 'look', 'arrest', 'draw'];
