import type { Json, MatchView } from '@mister-x/engine/protocol';
import { fieldsOf, fieldsOfEach } from '@mister-x/kiosk/browser/fields.ts';
import type { PhoneUi } from '@mister-x/kiosk/games/game-ui.ts';
import { phoneMessages, gameMessages } from '../messages/phone-messages.js';
import type { ClanMessages } from '../messages/game/en.js';

function isPrinted(view: MatchView<Json> | null): boolean {
  return fieldsOfEach(fieldsOf(view?.game).deviations).some((each) => {
    const { flag, value } = fieldsOf(each);
    return flag === 'card_source' && value === 'printed_cards';
  });
}

function clan(colour: string): ClanMessages {
  return gameMessages.t.clans[colour] ?? gameMessages.t.clan(colour);
}

const mafiaPhone: PhoneUi = {
  id: 'mafia',
  rank: 4,
  name: () => gameMessages.t.game,
  messages: [gameMessages, phoneMessages],
  refusals: () => gameMessages.t.refusals,
  role: ({ colour }) => clan(colour).name,
  // Partners sit opposite each other (MF-2).
  team: ({ seats }, seat) => {
    const at = seats.findIndex((each) => each.seat === seat);
    const mate = seats[(at + 2) % seats.length];
    return mate === undefined ? '' : phoneMessages.t.partner(clan(mate.colour));
  },
  mark: () => '',
  sign: () => import('./shared/SeatSign.svelte'),
  computers: ['easy'],
  commitsTo: (_role, seat) => (slot, view) => {
    if (!slot.endsWith(`/${seat}`)) return false;
    if (slot.startsWith('plan-')) return 'silent';
    if (slot.startsWith('exchange-') || slot.startsWith('layout-')) return true;
    return isPrinted(view) && (slot.startsWith('hand-') || slot.startsWith('drawn-'));
  },
  // What the referee dealt in this round.
  filledSlots: (view) => {
    const { round, phase, head, clans } = fieldsOf(view?.game);
    if (!(Number(round) > 0) || phase === 'cards' || isPrinted(view)) return [];
    const { free } = fieldsOf(head);
    return fieldsOfEach(clans).flatMap((each) => {
      const seat = String(fieldsOf(each).seat);
      return Number(fieldsOf(free)[seat]) > 0 ? [`hand-${Number(round)}/${seat}`] : [];
    });
  },
  seat: () => import('./seat/seat-rules.js'),
};

export default mafiaPhone;
