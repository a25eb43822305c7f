import type { Json, MatchView } from '@mister-x/engine/protocol';
import { fieldsOf, fieldsOfEach } from '@mister-x/kiosk/browser/fields.ts';
import type { PhoneUi } from '@mister-x/kiosk/games/game-ui.ts';
import { phoneMessages, gameMessages } from '../messages/phone-messages.js';

function isPrinted(view: MatchView<Json> | null): boolean {
  return fieldsOfEach(fieldsOf(view?.game).deviations).some((each) => {
    const { flag, value } = fieldsOf(each);
    return flag === 'card_source' && value === 'printed_cards';
  });
}

const sherlockPhone: PhoneUi = {
  id: 'sherlock-holmes',
  rank: 3,
  name: () => gameMessages.t.game,
  messages: [gameMessages, phoneMessages],
  refusals: () => gameMessages.t.refusals,
  role: () => gameMessages.t.role,
  mark: () => '',
  // A slot names whose it is. A hand fills a phone's own only where its owner has read it in.
  computers: ['easy'],
  commitsTo: (_role, seat) => (slot, view) => {
    if (slot === `hand/${seat}`) return isPrinted(view);
    return slot.startsWith('look-') && slot.endsWith(`/${seat}`) && 'silent';
  },
  // What the referee dealt before the first turn.
  filledSlots: (view) => {
    const { turn, sleuths } = fieldsOf(view?.game);
    if (!(Number(fieldsOf(turn).number) > 0)) return [];
    const seats = fieldsOfEach(sleuths).map((each) => String(fieldsOf(each).seat));
    const dealt = isPrinted(view) ? ['case'] : ['case', 'hand'];
    return ['tokens', ...dealt.flatMap((what) => seats.map((seat) => `${what}/${seat}`))];
  },
  seat: () => import('./seat/seat-rules.js'),
};

export default sherlockPhone;
