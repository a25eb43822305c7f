import { PAWN_COLOURS, type PawnColour } from '@mister-x/kiosk/kit/theme/pawns.ts';
import type { TableInfo } from '@mister-x/engine/protocol';
import {
  type CardId,
  cardOf,
  type PrisonCell,
  DEFAULT_MAFIA_PACK_FILE,
  type Clan,
  clanOf,
  colourOf,
  type FigureId,
  type Flags,
  isClan,
  ownerOf,
  type Pack,
  type PackCard,
  type QuarterId,
} from '../../rules/browser.js';
import type { GameMessages } from '../../messages/phone-messages.js';
import type { ClanMessages } from '../../messages/game/en.js';

/** Names of cards other than Goods in the pack that comes with the game. */
const OWN_CARD_NAMES: ReadonlySet<string> = new Set(DEFAULT_MAFIA_PACK_FILE.cards.map(({ name }) => name));

type CellLabels = Flags['cell_labels'];

const SOFT_HYPHEN = '\u00ad';

/** What the things of a pack are called. What our words do not know is called as the pack writes it. */
export function makeNames(messages: GameMessages, pack: Pack, labels: CellLabels) {
  const clan = (seat: Clan): ClanMessages => {
    const colour = colourOf(pack, seat);
    return messages.clans[colour] ?? messages.clan(colour);
  };
  const cell = (of: PrisonCell): string =>
    of === 'death-row' ? messages.deathRow : messages.cell(cellLabel(of, labels));
  const broken = (id: CardId): string => cardName(messages, cardOf(pack, id));
  const card = (id: CardId): string => broken(id).replaceAll(SOFT_HYPHEN, '');
  return {
    clan,
    owner: (quarter: QuarterId): ClanMessages => clan(ownerOf(pack, quarter)),
    clanOf: (figure: FigureId): ClanMessages => clan(clanOf(pack, figure)),
    figure: (id: FigureId): string => messages.figure(clan(clanOf(pack, id)), figureNumberOf(id)),
    cell,
    card,
    /** With soft hyphens where a long word may be broken. */
    broken,
    /** With what it is sold for. */
    priced: (id: CardId): string => {
      const { price } = cardOf(pack, id);
      return price === undefined ? card(id) : messages.priced(card(id), messages.money(price));
    },
  };
}

/** Our own cards have a name in every language; others are called as they are printed. */
export function cardName(messages: GameMessages, { type, name }: Pick<PackCard, 'type' | 'name'>): string {
  if (type === 'good') return messages.goods[name] ?? name;
  return OWN_CARD_NAMES.has(name) ? messages.cards[type] : name;
}

/** A cell as the table numbers it (MF-13). */
export function cellLabel(value: number, labels: CellLabels): string {
  return String(labels === 'tens' ? value / 10 : value);
}

export function figureNumberOf(id: FigureId): string {
  return id.slice(id.lastIndexOf('-') + 1);
}

/** The colour in which a clan is drawn; those of a custom pack that we cannot draw are white. */
export function tintOf(pack: Pack, seat: Clan): PawnColour {
  const named = colourOf(pack, seat);
  return PAWN_COLOURS.find((colour) => colour === named) ?? 'white';
}

export type PackNames = ReturnType<typeof makeNames>;

type SeatsAndPeople = Pick<TableInfo, 'seats' | 'correspondence'>;

/**
 * Who plays a seat, by name, as far as everybody may know: under masks nobody does before the end, and
 * then all who had it are named. A seat that nobody gave a name is called by its colour alone.
 */
export function personIn(info: SeatsAndPeople, seat: string, colour: string): string | undefined {
  const { correspondence, seats } = info;
  if (correspondence?.masks) {
    const people = correspondence.people.flatMap((each) =>
      each.seat === seat && each.name !== null ? [each.name] : [],
    );
    return people.length === 0 ? undefined : people.join(', ');
  }
  const name = seats.find((each) => each.seat === seat)?.name;
  return name === colour ? undefined : name;
}

/** A seat by its colour, which signs and sentences go by, and its player's name beside that. */
export function withPerson(colour: string, person: string | undefined): string {
  return person === undefined ? colour : `${colour} (${person})`;
}

export function seatName(messages: GameMessages, pack: Pack, info: SeatsAndPeople, seat: string): string {
  if (!isClan(seat)) return seat;
  const { name } = makeNames(messages, pack, 'dollars').clan(seat);
  return withPerson(name, personIn(info, seat, name));
}
