import type { Game, Timer } from '@mister-x/engine/core/game';
import { err, ok } from '@mister-x/engine/core/result';
import { apply } from './apply.js';
import { chosenPack } from './chosen-pack.js';
import { packFaults } from './check-pack.js';
import { afterTakeback, closeMatch, decide, takeback, takebackRefusal } from './decide.js';
import { parseAction, parseOptions } from './input.js';
import { legalActions, sampleAction, sideActions, unlistedActionTypes } from './legal.js';
import { notice, openedSlots, retention, secretMove } from './notice.js';
import { firstState } from './position.js';
import { CLANS, CLAN_ROLE } from './seats.js';
import { seatsStoodInFor } from './stand-in.js';
import { type Action, type Mafia, OUTCOMES, REFUSAL_CODES, type State, VARIANTS } from './types.js';
import { toAct, view, viewGroup } from './view.js';
import { clansStoodInFor, takebackConsentMs, deadlineMs } from './waiting.js';

export const mafia: Game<Mafia> = {
  id: 'mafia',
  version: 1,
  // A hand, what was given away, a layout, and a plan of nine moves and sixteen ransoms.
  secretRoom: 4_096,
  // A plan as large as that, and the command that stores it.
  silentRoom: 4_096,
  seats: { min: 4, max: 4 },
  variants: VARIANTS,
  codes: REFUSAL_CODES,
  outcomes: OUTCOMES,
  parseOptions,
  parseAction,
  seatPlan: () => CLANS.map((seat) => ({ seat, role: CLAN_ROLE, secret: true })),
  // Masks are drawn among people who come by invitation, whatever the pacing (MF-92).
  correspondence: ({ flags }) =>
    flags.pacing === 'forum' || flags.masks
      ? {
          anonymous: flags.masks,
          replacing: flags.replace_player === 'agreed',
          consentMs: takebackConsentMs(flags),
        }
      : undefined,
  // Everything is dealt after all have taken their seats, as an action of the referee's (CM-11).
  setup: (options) => ({ options }),
  optionsOf: ({ options }) => options,
  start: ({ options, position = {} }) => {
    const causes = packFaults(chosenPack(options).file);
    if (causes.length > 0) return err({ code: 'PACK_INVALID', causes });
    return ok({ ...firstState(options), ...position });
  },
  toAct,
  legalActions,
  unlistedActionTypes,
  sideActions,
  sampleAction,
  timers,
  decide,
  apply,
  outcome: ({ end }) => end ?? undefined,
  viewGroup,
  view,
  notice,
  retention,
  secretMove,
  opens: openedSlots,
  takeback: { refusal: takebackRefusal, rule: takeback, afterTakeback },
  host: { may: ({ type }) => HOST_ACTIONS.has(type), standsInFor: seatsStoodInFor },
  changes: {
    round: ({ round }) => round,
    includes: ({ type }) => type === 'planned' || type === 'voted' || type === 'withdrawn',
    configures: ({ type }) => type === 'configured',
  },
  // Nobody concedes: a table stops together (MF-111); the host acts for a player who must leave (MF-109).
  close: closeMatch,
};

const HOST_ACTIONS: ReadonlySet<string> = new Set(['configure', 'scan', 'correctCard', 'standIn']);

function timers(state: State): readonly Timer<Action>[] {
  const { phase, step, options } = state;
  if (phase === 'deal') return [{ id: `deal-${state.round + 1}`, ms: 0, action: { type: 'deal' } }];
  const ms = deadlineMs(options.flags);
  if (ms === null || clansStoodInFor(state).length === 0) return [];
  return [{ id: `step-${step}`, ms, action: { type: 'expire', step }, shown: true }];
}
