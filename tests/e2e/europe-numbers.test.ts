import { type CardCommand, writeCommonCard } from '@mister-x/engine/cards';
import { kindOf, symbolOf, type Ticket, type View, writeEuropeCard } from '@mister-x/games/mister-x-europe/rules';
import { expect, it } from 'vitest';
import { CardTable, numberOf } from '../support/europe-pieces.js';
import { stepNotToGoal, detectiveStep, type Step } from '../support/europe-planner.js';
import { refillHand, takeMission } from '../support/europe-play.js';
import { Evening, useChromium } from '../support/evening.js';
import { waitAtPaceOf } from '../support/pace.js';

useChromium();

/** A hand with printed cards at the kiosk's scanner. */
class Cards {
  constructor(
    readonly table: CardTable,
    readonly scan: (text: string) => void,
  ) {}

  get words() {
    return this.table.yard.kiosk.words['mister-x-europe-scan'];
  }

  get page() {
    return this.table.yard.kiosk.page;
  }

  ticket(ticket: Ticket): void {
    const card = { kind: 'ticket', ticket: kindOf(ticket), serial: numberOf(ticket) } as const;
    this.scan(writeEuropeCard(card));
  }

  kind(ticket: Ticket): void {
    this.scan(writeEuropeCard({ kind: 'ticket', ticket: kindOf(ticket), serial: 0 }));
  }

  command(command: CardCommand): void {
    this.scan(writeCommonCard({ kind: 'command', command }));
  }

  stop(stop: number): void {
    this.scan(writeCommonCard({ kind: 'stop', stop }));
  }

  async asked(sentence: string): Promise<void> {
    await this.page.locator('.stage').getByText(sentence, { exact: true }).waitFor();
  }

  async refused(sentence: string): Promise<void> {
    await this.page.locator('.stage').getByRole('alert').getByText(sentence).waitFor();
  }

  /** Cards laid under the scanner one by one, as they are counted on the screen. */
  async count(tickets: readonly Ticket[]): Promise<void> {
    const { of } = this.table.yard.kiosk.words['mister-x-europe-phone'].count;
    for (const [i, ticket] of tickets.entries()) {
      this.ticket(ticket);
      await this.page
        .locator('output')
        .getByText(of(i + 1, 0).slice(0, -1))
        .waitFor();
    }
    this.command('confirm');
  }
}

const pieceOn = (rack: readonly Ticket[], { ticket }: Step): Ticket =>
  rack.find((each) => kindOf(each) === ticket) ?? '';

async function moveByCards(cards: Cards, id: string, step: Step, first: boolean): Promise<void> {
  const { table, words } = cards;
  const { refusals } = table.yard.kiosk.words['mister-x-europe'];
  const hunter = table.secret.detectives.find((each) => each.id === id)?.hunter ?? 'h1';
  const piece = pieceOn(table.hand(hunter), step);
  const waiting = table.secret.moves.length;
  if (waiting > 1) {
    if (first) {
      cards.ticket(piece);
      await cards.refused(words.codes.PAWN_UNCLEAR);
    }
    cards.scan(writeCommonCard({ kind: 'digit', digit: Number(id.slice(1)) }));
    await cards.asked(words.ask.ticket);
  }
  if (first) {
    cards.kind(piece);
    await cards.refused(words.codes.TICKET_NOT_UNIQUE);
    const laid = table.secret.slots.at(-1)?.ticket;
    if (laid !== undefined) {
      cards.ticket(laid);
      await cards.refused(
        kindOf(laid).split('/')[0] === step.ticket.split('/')[0] ? refusals.TICKET_ALREADY_SPENT : '',
      );
    }
  }
  cards.ticket(piece);
  await cards.asked(words.ask.stop);
  cards.stop(step.stop);
  await cards.asked(words.ask.confirm);
  cards.command('confirm');
  await table.pages(`${id} is on ${step.stop}`, ({ detectives: pawns }) =>
    pawns.some((each) => each.id === id && each.stop === step.stop),
  );
  table.lose(hunter, [piece]);
}

async function hunt(cards: Cards, byCards: boolean): Promise<void> {
  const { table } = cards;
  let first = byCards;
  for (const { id, hunter } of table.secret.detectives) {
    const target = table.secret.own?.stop ?? 0;
    const step = detectiveStep(table.secret, id, table.hand(hunter), target, 'avoid', ['magnifier']);
    if (step === undefined) continue;
    if (byCards) await moveByCards(cards, id, step, first);
    else {
      const piece = pieceOn(table.hand(hunter), step);
      await table.act(hunter, { type: 'move', detective: id, ...step, ticket: piece });
      table.lose(hunter, [piece]);
      await table.everybody(
        `${id} has moved`,
        ({ phase, detectives: pawns }) => phase !== 'moves' || pawns.some((each) => each.id === id && each.moved),
      );
    }
    first = false;
  }
  if (table.secret.phase === 'moves') await table.act('h1', { type: 'closeMoves' });
  await table.pages('the specials', ({ phase }) => phase === 'specials');
}

/** Three magnifiers from two racks, given by cards; the stage tells the trace (MX-40 to MX-42). */
async function investigateByCards(cards: Cards): Promise<void> {
  const { table, words } = cards;
  const lenses = (seat: string) => table.hand(seat).filter((ticket) => symbolOf(ticket) === 'magnifier');
  const two = lenses('h1').length > 1;
  const parts = { h1: lenses('h1').slice(0, two ? 2 : 1), h2: lenses('h2').slice(0, two ? 1 : 2) };
  for (const [seat, tickets] of Object.entries(parts)) {
    const pawn = table.secret.detectives.find(({ hunter }) => hunter === seat);
    cards.stop(pawn?.stop ?? 0);
    await cards.asked(words.ask.give);
    for (const ticket of tickets) {
      cards.ticket(ticket);
      await cards.page.locator('.stage .value').first().getByText(/\d/).waitFor();
      await waitAtPaceOf('key', cards.page);
    }
  }
  await cards.asked(words.ask.more);
  cards.command('confirm');
  await table.pages('the investigation', ({ rings }) => rings.length > 0);
  for (const [seat, tickets] of Object.entries(parts)) table.lose(seat, tickets);
}

it('CM-9 MX-11 MX-34 MX-40 hunters at the kiosk play with numbered cards, to a special in round 5', () =>
  Evening.spend(
    'europe-cards',
    async (evening) => {
      const flags = { ticket_ids: 'unique' };
      const table = await CardTable.setUp(evening, 'en', ['Vera', 'Ann', 'Ben'], flags);
      const { scanner } = evening.referee;
      const { kiosk } = table.yard;
      scanner.plug('desk', 'Practice scanner', 'mock');
      await kiosk.device.wire.until('the scanner is there', ({ pushes }) =>
        pushes.some(({ name, body }) => name === 'scanners' && JSON.stringify(body).includes('ready')),
      );
      const cards = new Cards(table, (text) => scanner.scan('desk', text));
      const { words } = cards;

      // Start cards by scans.
      await kiosk.page.getByText(kiosk.words['hunt-screen'].registration.choose('Ann')).waitFor();
      for (const [i, { id }] of table.secret.detectives.entries()) {
        const stop = table.secret.deck[i * 2] ?? 0;
        cards.scan(writeCommonCard({ kind: 'start', stop }));
        await cards.asked(words.ask.confirm);
        cards.command('confirm');
        await table.pages(`${id} stands`, ({ detectives: pawns }) =>
          pawns.some((each) => each.id === id && each.stop === stop),
        );
      }
      await takeMission(table, 'green');

      // First hands: kinds alone do not count, numbers do.
      for (const seat of ['h1', 'h2']) {
        const limit = table.secret.hunters.find((each) => each.seat === seat)?.limit ?? 0;
        const tickets = table.drawn(limit, ['magnifier']);
        const name = table.yard.names[Number(seat[1])] ?? '';
        const { drawHand } = kiosk.words['mister-x-europe-setup'].play;
        await kiosk.page.getByRole('heading', { name: drawHand(name, limit) }).waitFor();
        if (seat === 'h1') {
          cards.kind(tickets[0] ?? '');
          await kiosk.page.getByText(kiosk.words.cards.unused.TICKET_NOT_UNIQUE).waitFor();
        }
        await cards.count(tickets);
        table.gain(seat, tickets);
        await table.everybody('a hand', ({ hunters }) => hunters.some((each) => each.seat === seat && each.drawn));
      }
      await table.x.uncover();
      await table.count('x', table.drawn(table.secret.x.limit), table.own.count.go);
      await table.pages('the first round', ({ round, phase }) => round === 1 && phase === 'x_move');

      for (let round = 1; round <= 5 && table.secret.end === null; round++) {
        await table.act('x', { type: 'travel', legs: [stepNotToGoal(table.secret)] });
        await refillHand(table, 'x', [], (due) => table.drawn(due));
        await table.pages('the detectives', ({ phase }) => phase === 'moves');
        await hunt(cards, round === 1);
        if (round === 5) {
          await investigateByCards(cards);
          break;
        }
        cards.command('pass');
        await cards.asked(words.ask.confirm);
        cards.command('confirm');
        await table.pages('the hands', ({ phase }) => phase === 'refill');
        for (const seat of ['h1', 'h2']) {
          const due = table.secret.hunters.find((each) => each.seat === seat)?.due ?? 0;
          const tickets = table.drawn(due, ['magnifier']);
          if (round === 1 && seat === 'h1') {
            const row = kiosk.page.getByRole('listitem').filter({ hasText: 'Ann' });
            await row.getByRole('button', { name: table.own.refill.draw(due) }).tap();
            await cards.count(tickets);
          } else await table.act(seat, { type: 'draw', tickets });
          table.gain(seat, tickets);
          await table.everybody(
            `${seat} has drawn`,
            (view) => view.phase !== 'refill' || view.hunters.some((each) => each.seat === seat && each.drawn),
          );
        }
        await table.pages('the next round', (view) => view.round === round + 1);
      }
      expect(table.secret.rings).toHaveLength(1);
      // The ledger knows every piece: nobody registered one that was elsewhere, and no screen saw a hand.
      for (const { wire } of [kiosk.device, table.x.device]) {
        const hands = wire.updates.map(({ view }) => (view?.game as View | undefined)?.hands);
        expect(hands.filter((each) => each && Object.keys(each).length > 0)).toEqual([]);
      }
    },
    { practice: true },
  ));
