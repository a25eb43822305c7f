import type { Rng } from '@mister-x/engine/core/rng';
import { scotlandYard } from '../rules/game.js';
import { secretLegs, secretStart } from '../rules/notice.js';
import { scotlandYardPublicKnowledge } from '../rules/public-knowledge.js';
import { ownBoard } from './own-board.js';
import { type Action, ORDINARY_TICKETS, PIECES, type ScotlandYard, type State } from '../rules/types.js';

import type { GameKit } from '@mister-x/engine/testing/contract/kit';
import { resample } from './resample.js';

export const scotlandYardKit: GameKit<ScotlandYard> = {
  game: scotlandYard,
  publicKnowledge: scotlandYardPublicKnowledge,
  tables: [
    { name: 'modern, three hunters', options: { variant: 'modern', hunters: 3 } },
    {
      name: 'modern, two hunters, server deals, public_only',
      options: {
        variant: 'modern',
        hunters: 2,
        flags: { start_source: 'server', takeback: 'public_only', detective_pass: 'allowed' },
      },
    },
    { name: 'classic, five hunters', options: { variant: 'classic-1983', hunters: 5 } },
    {
      name: 'classic, voluntary reveal, to the box',
      options: {
        variant: 'classic-1983',
        hunters: 3,
        flags: { voluntary_reveal: true, voluntary_ticket_to: 'box', start_source: 'server' },
      },
    },
    { name: 'newer, four hunters', options: { variant: 'newer', hunters: 4 } },
    {
      name: 'stepwise doubles, stepping onto detectives, hidden counts, no take-back',
      options: {
        variant: 'modern',
        hunters: 3,
        flags: {
          double_entry: 'stepwise',
          x_onto_detective: 'caught',
          double_transit_through_detective: 'caught',
          x_ticket_counts_public: false,
          takeback: 'none',
          detective_order: 'free',
          start_source: 'server',
        },
      },
    },
    {
      name: 'X may skip, borrow and pass through, cards with codes',
      options: {
        variant: 'modern',
        hunters: 5,
        flags: {
          x_no_free_stop: 'x_skips',
          x_no_ticket: 'borrow_from_box',
          double_transit_through_detective: 'allow',
          limit: { unit: 'slot', count: 24 },
          final_round_replies: false,
          stuck_check: 'full_idle_round',
          ticket_ids: 'unique',
          start_source: 'server',
        },
      },
    },
    {
      name: 'where X can be is shown, four hunters',
      options: {
        variant: 'modern',
        hunters: 4,
        flags: { whereabouts_shown: true, takeback: 'public_only', start_source: 'server' },
      },
    },
    {
      name: 'modern, three hunters, on a board of their own',
      options: {
        variant: 'modern',
        hunters: 3,
        board: ownBoard(),
        flags: { start_source: 'server' },
      },
    },
  ],
  maxCommands: 900,
  actionInput,
  unlistedMove(at, rng) {
    const { phase } = at('h1').view.game;
    if (phase === 'registration' || phase === 'over') return undefined;
    return { seat: rng.pick(['x', 'h1', 'h2']), action: { type: 'audit' } };
  },
  respelled: (action) => action.type === 'pass' && action.detective === undefined,
  actionKey,
  brokenInvariants,
  resample,
  // That X stays, or is lent a fare, says where he may stand; so does the lack of it.
  declassifies: (_before, { type }) => ['revealed', 'ended', 'xStayed', 'fareLent'].includes(type),
  receipts: {
    expected(view, _seat, action) {
      if (action.type === 'travel') return secretLegs(view, action.legs);
      const start = action.type === 'registerStart' && action.pawn === 'x';
      return start ? [secretStart(action.stop)] : [];
    },
    committed: (event) => event,
    boundOtherwise: () => false,
    shows: (event) => (event.type === 'revealed' ? [{ slot: String(event.slot), move: { stop: event.stop } }] : []),
  },
};

/** Supplies and codes name the same ticket; `double` beside two legs says nothing more. */
function actionKey(action: Action): string {
  switch (action.type) {
    case 'move':
      return `move ${action.detective} ${action.ticket} ${action.stop}`;
    case 'travel': {
      const { legs, double, show } = action;
      const taken = Object.entries(show ?? {}).filter(([, ticket]) => ticket !== 'none');
      return JSON.stringify([
        legs.map(({ ticket, stop }) => [ticket, stop]),
        legs.length < 2 && double === true,
        show === undefined ? null : taken.sort(),
      ]);
    }
    default:
      return JSON.stringify(action);
  }
}

function actionInput(rng: Rng): unknown {
  const stop = (): number => rng.int(202);
  const ticket = (): string => rng.pick([...PIECES, 'gold']);
  const pawn = (): string => rng.pick(['x', 'd1', 'd2', 'd3', 'd4', 'd5', 'd9']);
  const legs = Array.from({ length: 1 + rng.int(3) }, () => ({ ticket: ticket(), stop: stop() }));
  const take = { [pawn()]: ticket(), [pawn()]: 'none' };
  return rng.pick<Action>([
    { type: 'travel', legs },
    { type: 'travel', legs, double: rng.int(2) === 0 },
    { type: 'travel', legs, show: take },
    { type: 'show', take },
    { type: 'move', detective: pawn(), ticket: ticket(), stop: stop() },
    { type: 'move', detective: pawn(), ticket: ticket(), stop: stop(), supply: pawn() },
    { type: 'pass', detective: pawn() },
    { type: 'pass' },
    { type: 'handTicket', from: pawn(), to: pawn(), ticket: ticket() },
    { type: 'audit' },
    { type: 'report' },
    { type: 'deal' },
    { type: 'configure', flags: { takeback: 'none' } },
    { type: 'configure', flags: { nonsense: 1 } },
    { type: 'registerKit', pawn: pawn(), tickets: { taxi: 10, bus: 8, underground: 4 } },
    { type: 'registerStart', pawn: pawn(), stop: stop() },
    { type: 'paperLog', rows: [{ ticket: ticket(), stop: stop() }], result: 'X_ESCAPED' },
  ]);
}

/** Tickets are conserved (SY-62), pawns stand apart (SY-22, SY-23), black never exceeds the detectives (SY-34). */
function brokenInvariants(state: State): readonly string[] {
  const { detectives, x, box, loans, doublesSpent, options } = state;
  const { supply } = options.flags;
  const found: string[] = [];
  for (const piece of PIECES) {
    const onLog = x.log.filter(({ ticket }) => ticket === piece).length;
    let sum = box[piece] + x.tickets[piece] + onLog;
    if (piece === 'double') sum += doublesSpent;
    for (const ordinary of ORDINARY_TICKETS) {
      if (ordinary !== piece) continue;
      sum -= loans[ordinary];
      for (const { tickets } of detectives) sum += tickets[ordinary];
    }
    if (sum !== supply[piece]) found.push(`${sum} ${piece} instead of ${supply[piece]}`);
    if (x.tickets[piece] < 0 || box[piece] < 0) found.push(`less than no ${piece}`);
  }
  const stops = detectives.flatMap(({ stop }) => (stop === null ? [] : [stop]));
  if (new Set(stops).size !== stops.length) found.push('two detectives on one stop');
  if (state.phase === 'detectives' && x.stop !== null && stops.includes(x.stop)) {
    found.push('X stands on a detective and the game goes on');
  }
  if (x.tickets.black > detectives.length) found.push('more black tickets than detectives');
  return found;
}
