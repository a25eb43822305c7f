import type { Action } from '@mister-x/games/scotland-yard/rules';
import type { SeatClient } from './hands.js';
import type { YardTable } from './yard-table.js';
import { type Step, stepNearTarget } from './planner.js';

/**
 * Plays rounds over sockets of the same seats, for stretches of a game in which no button is in
 * question: the pages follow as they would follow anybody's moves.
 */
export class FastPlayers {
  private constructor(
    private readonly x: SeatClient,
    private readonly kiosk: SeatClient,
    /** By seat; anyone who is not here plays at the kiosk. */
    private readonly phones: ReadonlyMap<string, SeatClient>,
  ) {}

  static async of({ evening, x, kiosk, phones }: YardTable): Promise<FastPlayers> {
    const table = kiosk.device.wire.table?.table ?? '';
    const hunters = new Map<string, SeatClient>();
    for (const phone of phones.values()) {
      const held = await phone.held();
      hunters.set(held.seat, await evening.handsOfSeat(held));
    }
    return new FastPlayers(await evening.handsOfSeat(await x.held()), await evening.handsOfKiosk(table), hunters);
  }

  /** From then on only the pages are there, and a phone whose page is gone is away. */
  close(): void {
    for (const hands of [this.x, this.kiosk, ...this.phones.values()]) hands.close();
  }

  async travel(legs: readonly Step[]): Promise<void> {
    const double = legs.length === 2 ? { double: true } : {};
    await sendUntilTaken(this.x, 'x', { type: 'travel', legs, ...double });
  }

  /** Every detective gets out of the way of Mister X. */
  async detectives(): Promise<void> {
    const { round, end } = await this.x.until('the detectives', ({ phase }) => phase !== 'x_turn');
    while (end === null) {
      const view = this.x.view;
      const [next] = view.next;
      if (view.phase !== 'detectives' || view.round !== round || next === undefined) return;
      const hunter = view.detectives.find(({ id }) => id === next)?.hunter ?? '';
      const hands = this.phones.get(hunter) ?? this.kiosk;
      const own = await hands.until(`${next} is next`, (seen) => seen.next[0] === next);
      const { ticket, stop } = stepNearTarget(own, next, view.own?.stop ?? 0);
      await sendUntilTaken(hands, hunter, { type: 'move', detective: next, ticket, stop });
      await this.x.until(`${next} has moved`, (seen) => seen.next[0] !== next);
    }
  }
}

/** Where something else was told at the same moment, looks and asks again, as a page would. */
async function sendUntilTaken(hands: SeatClient, seat: string, action: Action): Promise<void> {
  for (;;) {
    const { revision } = hands;
    const answer = await hands.act(seat, action);
    if (answer === 'ok') return;
    if (answer !== 'STALE_STATE') throw new Error(`${seat} was refused: ${answer}`);
    await hands.until('what happened meanwhile', () => hands.revision > revision);
  }
}
