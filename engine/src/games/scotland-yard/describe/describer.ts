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
import { scotlandYard } from '../game.js';
import { type BoardOptions, boardOf, FLAG_NAMES, flagShapes, optionsInput } from '../options.js';
import { type ScotlandYard, TRANSPORTS } from '../types.js';
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
  TRANSPORT_WORDS,
} from './words.js';

const EDITIONS = flagShapes.board_edition.options;

export const describer = defineDescriber<ScotlandYard>({
  game: scotlandYard,
  title: 'Scotland Yard',
  roles: ROLE_WORDS,
  shapes: {
    options: optionsInput.extend({
      board: boardChoiceShape(Object.keys(BOARDS)).default('london'),
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
  timers: [{ id: 'deal', ms: 0, meaning: 'The referee deals the starts.' }],
  codes: CODE_WORDS,
  outcomes: OUTCOME_WORDS,
  boards: Object.keys(BOARDS).flatMap((board) =>
    EDITIONS.map((edition) => described({ board, flags: { board_edition: edition } })),
  ),
  boardOf: described,
});

function described({ board, flags }: BoardOptions): DescribedBoard {
  const { board_edition: edition } = flags;
  const { data } = boardOf(BOARDS, { board, flags: { board_edition: edition } });
  const options = { board: data.id, flags: { board_edition: edition } };
  return { options, data };
}
