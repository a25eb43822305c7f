import type { Action, View } from '../../rules/browser.js';
import type { Session } from '@mister-x/kiosk/lib/client/session.svelte.ts';
import type { Answer } from '@mister-x/kiosk/lib/client/wire.ts';
import { packFor } from '../shared/pack.js';
import { meIn, stepKey } from './seats.js';
import { secretMoves } from './secret-moves.js';

/** What others do at the same time, a vote or a confirmation, changes nothing in what was meant. */
export function send(
  session: Pick<Session, 'send'>,
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
  return session.send(seat, action, { secrets, isMeant: () => keyOf(look(), seat) === meant });
}

/** `stepKey` of a seat, or nothing of one that the view does not show. */
export function keyOf(view: View, seat: string): string {
  const me = meIn(view, seat);
  return me === undefined ? '' : stepKey(view, me);
}
