import { BOARDS, type EuropeBoard } from '../rules/board.js';
import { boardOf } from '../rules/input.js';
import { type Event, type HandOwner, TICKET_KINDS, type Options, type Ticket } from '../rules/types.js';

/** One piece through the whole game, whatever it is called. */
export type TrackedTicket = { readonly id: number; readonly name: Ticket };
type TicketPlace = HandOwner | 'stack' | 'discard' | 'box' | 'table';

export function boardFor(options: Options): EuropeBoard {
  return boardOf(BOARDS, options);
}

/**
 * Follows each piece through the record. Where the server deals, a piece that comes back with the piles is
 * the same; where people draw, whatever someone says he drew is a new one: nothing but his word says what it is.
 */
export class TicketTrail {
  private places = new Map<TicketPlace, TrackedTicket[]>();
  private marked: ReadonlyMap<TicketPlace, readonly TrackedTicket[]> = new Map();
  private readonly named = new Map<Ticket, TrackedTicket>();
  private readonly fresh: boolean;
  readonly pieces: TrackedTicket[] = [];

  constructor(private readonly options: Options) {
    const { hand_source: source, ticket_ids: ids } = options.flags;
    this.fresh = source === 'registered' && ids === 'by_type';
    const supply = boardFor(options).data.tickets ?? {};
    for (const kind of TICKET_KINDS) {
      for (let i = 1; i <= (supply[kind] ?? 0) && !this.fresh; i++) {
        this.at('stack').push(this.piece(ids === 'unique' ? `${kind}/${i}` : kind));
      }
    }
  }

  hand(hand: HandOwner): readonly TrackedTicket[] {
    return this.at(hand);
  }

  /** A command begins that may be taken back. */
  mark(): void {
    this.marked = new Map([...this.places].map(([place, pieces]) => [place, [...pieces]]));
  }

  /** What the last marked command moved lies where it lay; it drew nothing. */
  takeBack(): void {
    this.places = new Map([...this.marked].map(([place, pieces]) => [place, [...pieces]]));
  }

  /** The pieces that an event moves, in the order in which it names them. */
  follow(event: Event): readonly TrackedTicket[] {
    switch (event.type) {
      case 'specialPaid':
        return this.move('x', 'box', event.secret.tickets);
      case 'legTaken':
        return this.move('x', 'table', [event.ticket]);
      case 'secretLegTaken':
        return this.move('x', 'table', [event.secret.ticket]);
      case 'openLegTaken':
        return this.move('x', 'discard', [event.secret.ticket]);
      case 'swapped':
        return this.move('x', 'discard', event.secret.tickets);
      case 'discarded':
        return this.move(event.hand, 'discard', event.secret.tickets);
      case 'drew':
        return this.draw(event.hand, event.secret.tickets);
      case 'moved':
        return this.move(this.owner(event.detective), 'discard', [event.ticket]);
      case 'offered':
        return this.find(event.secret.seat, event.secret.tickets);
      case 'investigated':
      case 'operated': {
        const given = Object.entries(event.secret.parts).flatMap(([seat, tickets]) =>
          this.move(seat as HandOwner, 'box', tickets),
        );
        const travel = event.type === 'operated' ? event.ticket : null;
        if (travel === null || event.type !== 'operated') return given;
        return [...given, ...this.move(this.owner(event.detective), 'discard', [travel])];
      }
      case 'reshuffled':
        if (event.from !== 'box') this.all('discard', 'stack');
        if (event.from !== 'discard') this.all('box', 'stack');
        return [];
      default:
        return [];
    }
  }

  private owner(detective: string): HandOwner {
    const owners = this.options.split.flatMap((pawns, hunter) => Array<number>(pawns).fill(hunter));
    return `h${(owners[Number(detective.slice(1)) - 1] ?? 0) + 1}`;
  }

  private draw(hand: HandOwner, names: readonly Ticket[]): readonly TrackedTicket[] {
    if (this.options.flags.hand_source === 'server') return this.move('stack', hand, names);
    const drawn = names.map((name) => (this.fresh ? this.piece(name) : this.numbered(name)));
    this.at(hand).push(...drawn);
    return drawn;
  }

  /** A number is one piece wherever it turns up, even where by the ledger it cannot be. */
  private numbered(name: Ticket): TrackedTicket {
    return this.named.get(name) ?? this.piece(name);
  }

  private piece(name: Ticket): TrackedTicket {
    const piece = { id: this.pieces.length, name };
    this.pieces.push(piece);
    this.named.set(name, piece);
    return piece;
  }

  private find(from: TicketPlace, names: readonly Ticket[]): readonly TrackedTicket[] {
    const left = [...this.at(from)];
    return names.map((name) => {
      const at = left.findIndex((piece) => piece.name === name);
      const [found] = left.splice(at, at < 0 ? 0 : 1);
      if (found === undefined) throw new Error(`no ${name} on the trail of ${from}`);
      return found;
    });
  }

  private move(from: TicketPlace, to: TicketPlace, names: readonly Ticket[]): readonly TrackedTicket[] {
    const found = this.find(from, names);
    const here = this.at(from);
    for (const piece of found) here.splice(here.indexOf(piece), 1);
    this.at(to).push(...found);
    return found;
  }

  private all(from: TicketPlace, to: TicketPlace): void {
    this.at(to).push(...this.at(from).splice(0));
  }

  private at(place: TicketPlace): TrackedTicket[] {
    const there = this.places.get(place) ?? [];
    this.places.set(place, there);
    return there;
  }
}
