import { type Clan, type ClanView, flagsOf, isClan, type OwnClanView, type View } from '../../rules/browser.js';

/** Whose phone this is, as its view has it. */
export type OwnClan = { readonly seat: Clan; readonly own: OwnClanView; readonly clan: ClanView };

export function ownClanIn(view: View, seat: string): OwnClan | undefined {
  const clan = view.clans.find((each) => each.seat === seat);
  return view.own === null || clan === undefined || !isClan(seat) ? undefined : { seat, own: view.own, clan };
}

/**
 * What this seat is to do now.
 * - `read`: printed cards of its hand are to be read
 * - `exchange`: it is its turn to swap; `ahead`: it may say beforehand
 * - `lay`: its cards are to be laid; they may be laid ahead of its turn
 * - `choose`: its open card waits for a choice
 * - `turning`: its card is to be turned up before the table’s scanner
 * - `turn`: it may open a card, move in prison or pass
 * - `ransom`: ransoms, until it confirms the round
 */
export type PhoneTask =
  | 'read'
  | 'exchange'
  | 'ahead'
  | 'lay'
  | 'choose'
  | 'turning'
  | 'turn'
  | 'ransom'
  | 'confirmed'
  | 'wait'
  | 'over';

export function taskOf(view: View, { seat, clan }: OwnClan): PhoneTask {
  const { phase, choice, opening, turn } = view;
  if (phase === 'over') return 'over';
  if (clan.unread > 0) return 'read';
  switch (phase) {
    case 'exchange':
      if (clan.hand === 0) return 'wait';
      if (clan.swapped !== null) return mayLayAhead(view, clan) ? 'lay' : 'wait';
      if (nextToSwap(view) === seat) return 'exchange';
      return mayStoreExchange(view) ? 'ahead' : 'wait';
    case 'layout':
      if (clan.laid || clan.hand === 0) return 'wait';
      if (flagsOf(view).layout_order === 'free') return 'lay';
      return nextToLay(view) === seat ? 'lay' : 'wait';
    case 'play':
      if (choice !== null) return choice.seat === seat ? 'choose' : 'wait';
      if (opening !== null) return opening.seat === seat ? 'turning' : 'wait';
      return turn === seat ? 'turn' : 'wait';
    case 'ransom':
      return clan.confirmed ? 'confirmed' : 'ransom';
    case 'deal':
    case 'cards':
      return 'wait';
  }
}

/** All that moves are planned for by correspondence (MF-97). */
export function isForum(view: View): boolean {
  return flagsOf(view).pacing === 'forum';
}

/** The seats clockwise from the one that began the round (MF-15). */
function inTurnOrder({ clans, first }: View): readonly ClanView[] {
  const from = clans.findIndex(({ seat }) => seat === first);
  return from < 0 ? clans : [...clans.slice(from), ...clans.slice(0, from)];
}

function nextToSwap(view: View): Clan | undefined {
  return inTurnOrder(view).find(({ swapped, hand }) => swapped === null && hand > 0)?.seat;
}

function nextToLay(view: View): Clan | undefined {
  return inTurnOrder(view).find(({ laid, hand }) => !laid && hand > 0)?.seat;
}

function mayStoreExchange(view: View): boolean {
  const { pacing, exchange_presubmit } = flagsOf(view);
  return pacing === 'forum' && exchange_presubmit;
}

/** Whose own exchange is done may lay while others still swap (MF-24). */
function mayLayAhead(view: View, { laid }: ClanView): boolean {
  return !laid && flagsOf(view).layout_order === 'free';
}

/** Whether what it swaps now is swapped at once, or stored until its turn comes. */
export function mayExchangeNow(view: View, seat: Clan): boolean {
  return view.phase === 'exchange' && nextToSwap(view) === seat;
}

/** Whether what it lays now is published at once, or stored until its turn comes. */
export function mayLayNow(view: View, seat: Clan): boolean {
  return view.phase === 'layout' && nextToLay(view) === seat;
}

/** Changes when what was put together no longer fits. What others do while this seat thinks changes nothing. */
export function stepKey(view: View, me: OwnClan): string {
  return [view.round, taskOf(view, me), view.choice?.quarter, me.own.hand.join()].join('/');
}
