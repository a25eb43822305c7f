import { type DescribedBoard, defineDescriber } from '../../../core/describe/describer.js';
import {
  boardChoiceShape,
  boardFileShape,
  boardShape,
} from '../../../pursuit/describe/board-shapes.js';
import { ROLE_WORDS } from '../../../pursuit/describe/words.js';
import { actionShape } from '../actions.js';
import { BOARDS } from '../board.js';
import { FLAG_CHOICES, PRESETS } from '../flags.js';
import { misterXEurope } from '../game.js';
import { boardOf, FLAG_NAMES, flagShapes, optionsInput } from '../options.js';
import { type MisterXEurope, type Options, TRANSPORTS } from '../types.js';
import { agreedShape } from './agreed-shape.js';
import { noticeShape } from './notice-shape.js';
import { viewShape } from './view-shape.js';
import {
  ACTION_WORDS,
  CODE_WORDS,
  FLAG_WORDS,
  NOTICE_WORDS,
  OUTCOME_WORDS,
  PHASE_WORDS,
  SPECIAL_WORDS,
  TICKET_WORDS,
  TIMER_WORDS,
  TRANSPORT_WORDS,
} from './words.js';

export const describer = defineDescriber<MisterXEurope>({
  game: misterXEurope,
  title: 'Mister X across Europe',
  roles: ROLE_WORDS,
  shapes: {
    options: optionsInput.extend({
      board: boardChoiceShape(Object.keys(BOARDS)).default('europe'),
    }),
    agreed: agreedShape,
    action: actionShape,
    view: viewShape,
    notice: noticeShape,
    board: boardShape(TRANSPORTS),
    parts: { boardFile: boardFileShape },
  },
  flags: FLAG_NAMES.map((flag) => ({
    flag,
    shape: flagShapes[flag],
    meaning: FLAG_WORDS[flag],
    choice: FLAG_CHOICES.find((choice) => choice.flag === flag),
  })),
  presets: PRESETS,
  phases: PHASE_WORDS,
  transports: TRANSPORT_WORDS,
  tickets: TICKET_WORDS,
  specials: SPECIAL_WORDS,
  actions: ACTION_WORDS,
  notices: NOTICE_WORDS,
  timers: TIMER_WORDS,
  codes: CODE_WORDS,
  outcomes: OUTCOME_WORDS,
  boards: Object.keys(BOARDS).map((board) => described({ board })),
  boardOf: described,
});

function described({ board }: Pick<Options, 'board'>): DescribedBoard {
  const { data } = boardOf(BOARDS, { board });
  return { options: { board: data.id }, data };
}
