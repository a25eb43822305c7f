import type { Action, View } from '@mister-x/engine/mafia/browser';
import type { Session } from '../../../lib/client/session.svelte.js';
import type { Answer } from '../../../lib/client/wire.js';
import { packFor } from '../shared/pack.js';
import { meIn, stepKey } from './seats.js';
import { secretMoves } from './secret-moves.js';

/** What others do at the same time, a vote or a confirmation, changes nothing in what was meant. */
export function send(
  session: Pick<Session, 'act'>,
  look: () => View,
  seat: string,
  action: Action,
): Promise<Answer<'command'>> {
  const secrets = () => {
    const view = look();
    const me = meIn(view, seat);
    return me === undefined ? [] : secretMoves(packFor(view), view, me, action);
  };
  const meant = keyOf(look(), seat);
  return session.act(seat, action, { secrets, isMeant: () => keyOf(look(), seat) === meant });
}

/** `stepKey` of a seat, or nothing of one that the view does not show. */
export function keyOf(view: View, seat: string): string {
  const me = meIn(view, seat);
  return me === undefined ? '' : stepKey(view, me);
}
