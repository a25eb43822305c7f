import { type Clan, type ClanView, flagsOf, type View } from '../../rules/browser.js';

/** Whose answers everybody waits for, the next one first, out of what everybody sees. */
export function awaitedIn(view: View): readonly Clan[] {
  const { phase, clans, turn, choice, opening, first } = view;
  const from = Math.max(
    0,
    clans.findIndex(({ seat }) => seat === first),
  );
  const inTurn = [...clans.slice(from), ...clans.slice(0, from)];
  const which = (is: (clan: ClanView) => boolean) => inTurn.filter(is).map(({ seat }) => seat);
  switch (phase) {
    case 'cards':
      return which(({ unread }) => unread > 0);
    case 'exchange':
      return which(({ swapped, hand }) => swapped === null && hand > 0).slice(0, 1);
    case 'layout': {
      const left = which(({ laid, hand }) => !laid && hand > 0);
      return flagsOf(view).layout_order === 'strict' ? left.slice(0, 1) : left;
    }
    case 'play': {
      const seat = choice?.seat ?? opening?.seat ?? turn;
      return seat === null ? [] : [seat];
    }
    case 'ransom':
      return which(({ confirmed }) => !confirmed);
    case 'deal':
    case 'over':
      return [];
  }
}
