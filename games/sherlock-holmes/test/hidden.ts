import type { Viewer } from '@mister-x/engine/core/game';
import type { CardId, Event, LocationId, Options, Sleuth } from '../rules/types.js';

/** What the events of a history leave hidden from a viewer. */

/** Places whose token he knows: by his own look, by Lestrade's, or as it was shown to all. */
export function seenPlaces(events: readonly Event[], viewer: Viewer, options: Options): ReadonlySet<LocationId> {
  const seen = new Set<LocationId>();
  for (const event of events) {
    if (event.type === 'revealed') seen.add(event.location);
    const isOwn = 'seat' in event && event.seat === viewer;
    if (isOwn && (event.type === 'looked' || event.type === 'reacted')) seen.add(event.location);
    const open = options.flags.collected_tokens_public;
    if (open && event.type === 'resolved' && event.take) seen.add(event.location);
  }
  return seen;
}

/** A card that someone drew unseen: the event, and its place among the cards of that event. */
export type HiddenDraw = { readonly event: number; readonly at: number; readonly card: CardId };

/**
 * Cards that another drew unseen and still holds unseen, in groups that could have come in any order: between
 * two shuffles of the discards each of them might have been drawn for the other. Those of the last group
 * might also have stayed in the deck.
 */
export function hiddenDraws(
  events: readonly Event[],
  viewer: Viewer,
  deck: readonly CardId[],
): { readonly groups: readonly (readonly HiddenDraw[])[]; readonly spare: readonly CardId[] } {
  let groups: HiddenDraw[][] = [[]];
  const drop = (card: CardId): void => {
    groups = groups.map((group) => group.filter((draw) => draw.card !== card));
  };
  for (const [at, event] of events.entries()) {
    for (const card of shownCards(event)) drop(card);
    if (event.type === 'reshuffled') groups.push([]);
    const drawn = cardsUnseenIn(event, viewer);
    for (const [place, card] of drawn.entries()) {
      drop(card);
      groups.at(-1)?.push({ event: at, at: place, card });
    }
  }
  return { groups, spare: deck };
}

function cardsUnseenIn(event: Event, viewer: Viewer): readonly CardId[] {
  if (event.type === 'handDealt') return event.seat === viewer ? [] : event.secret.cards;
  if (event.type === 'deckDrawn') return event.seat === viewer ? [] : [event.secret.card];
  return [];
}

/** Cards that an event shows to everybody. */
function shownCards(event: Event): readonly CardId[] {
  switch (event.type) {
    case 'rode':
    case 'reacted':
    case 'extraPlayed':
    case 'lineTaken':
    case 'lineFilled':
      return [event.card];
    case 'looked':
      return [event.opening.card];
    case 'resolved':
      return event.cards.map(({ card }) => card);
    case 'arrested':
      return [event.card, ...(event.cards ?? [])];
    case 'eliminated':
      return event.cards ?? [];
    default:
      return [];
  }
}

/** What a seat did in silence and nothing has come of yet. */
export function mayEventBeMissing(event: Event, viewer: Viewer, look: number | null): boolean {
  if (!('seat' in event) || event.seat === viewer) return false;
  if (event.type === 'passed' || event.type === 'decided') return event.look === look;
  return event.type === 'marked' || event.type === 'jotted';
}

export type TakenToken = {
  readonly seat: Sleuth;
  readonly location: LocationId;
  /** Pips that were paid. */
  readonly paid: number;
};
