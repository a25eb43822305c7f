/** What schemas leave open, written down apart from them: everything else must be refused when it is changed. */

/** Values of flags in deviations may be any JSON. */
export const ANY_JSON = /(^|\.)deviations\.\[\]\.value(\.|$)/;

type PathsBySchema = { readonly [schema: string]: readonly string[] };

/** Of a board, and of the file of one in options. */
const BOARD = ['stations.[].name', 'missions', 'tickets', 'starts.*', 'missions.*', 'tickets.*'];
const FILE = [...BOARD, 'edges.*'].map((path) => `options.board.${path}`);

/** Of a pack in options. */
const PACK = [
  ...['locations.[].pos', 'cases.[].tokens', 'cases.[].tokens.*'],
  ...['cards.[].holmes_symbol', 'cards.[].code', 'cards.[].symbols.*'],
].map((path) => `options.pack.${path}`);

const CITY = [
  ...['city.owner.*', 'prison_presets', 'prison_presets.*'],
  ...['cards.[].price', 'cards.[].severity', 'cards.[].code'],
].map((path) => `options.pack.${path}`);

/** Members that may be missing: of game views, of game notices, of actions. `*` is one name. */
const MEMBERS_THAT_MAY_LACK: Readonly<Record<string, PathsBySchema>> = {
  'scotland-yard': {
    view: ['spent', 'x.tickets.*', 'log.[].double', 'log.[].shown', 'log.[].loan', 'log.[].stop'],
    notice: ['stop', 'double', 'from', 'pawnRemoved', 'settled', 'end.detective'],
    action: [
      ...['stop', 'ticket', 'legs.[].stop', 'legs.[].ticket', 'double', 'show', 'show.*'],
      ...['detective', 'supply', 'card', 'tickets.*'],
    ],
    opened: ['options.flags.theme.*', ...FILE],
    board: BOARD,
  },
  'mister-x-europe': {
    view: [...['slots.[].ticket', 'slots.[].stop', 'openLegs.[].ticket'], ...['hands.*', 'offers.*', 'given.*']],
    notice: ['stop', 'tickets', 'parts.*', 'end.detective'],
    action: [
      ...['stop', 'ticket', 'tickets', 'legs.[].stop', 'legs.[].ticket', 'legs.[].faceDown'],
      ...['special', 'pay', 'hand', 'detective', 'parts.*'],
    ],
    opened: FILE,
    board: BOARD,
  },
  'sherlock-holmes': {
    view: [
      ...['symbols.*', 'laying.symbols.*', 'end.tokens.*', 'sleuths.[].pile.[].token'],
      ...['own.seen.*', 'own.notebook.marks.*', 'own.notebook.marks.*.struck'],
      ...['own.notebook.marks.*.case', 'own.notebook.marks.*.number', 'own.notebook.marks.*.text'],
    ],
    notice: ['symbols.*', 'case', 'cards', 'token', 'card'],
    action: [
      ...['codes.*', 'flags.*', 'location', 'card', 'cards', 'cards.[].mode', 'seat'],
      ...['mark.struck', 'mark.case', 'mark.number', 'mark.text'],
    ],
    opened: ['options.pack.*', ...PACK],
  },
  mafia: {
    view: [
      ...['figures.*', 'own.plan.moves.[].choice', 'own.plan.moves.[].if_open'],
      'own.plan.moves.[].if_target_present',
    ],
    notice: ['cards'],
    action: ['flags.*', 'choice', 'plan.*'],
    opened: ['options.pack.*', ...CITY],
  },
};

/** Where these stand in what the referee says; in `action` an action stands alone. */
const PATHS_OF_SHERLOCK_HOLMES: Readonly<Record<string, readonly string[]>> = {
  view: ['game.'],
  notice: ['notices.[].notice.', 'notices.*.[].notice.', 'takeback.open.move.'],
  action: ['action.', 'actions.[].'],
};

const PATHS_OF_EVERY_MATCH = ['known', 'notices.[].code', 'notices.*', 'notices.*.[].code'];

/** Whether a value of the schema may do without the member. */
export function mayLack(game: string, schema: string, path: string): boolean {
  const { opened = [], board = [], action = [], ...said } = MEMBERS_THAT_MAY_LACK[game] ?? {};
  const whole = { opened, board, action }[schema];
  if (whole !== undefined) return whole.some((member) => fits(member, path));
  // Of the match itself; `known` is there where the table chose it, and options say which viewers there are.
  if (PATHS_OF_EVERY_MATCH.some((member) => fits(member, path))) return true;
  return Object.entries({ ...said, action }).some(([kind, members]) =>
    (PATHS_OF_SHERLOCK_HOLMES[kind] ?? []).some((place) => members.some((member) => fits(place + member, path))),
  );
}

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('.');
  const parts = path.split('.');
  return wanted.length === parts.length && wanted.every((part, i) => part === '*' || part === parts[i]);
}
