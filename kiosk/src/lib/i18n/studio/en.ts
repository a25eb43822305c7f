import { plurals } from '../plural.js';

const plural = plurals('en');
const stations = (n: number) => plural(n, { one: `${n} station`, other: `${n} stations` });
const lines = (n: number) => plural(n, { one: `${n} line`, other: `${n} lines` });
const cards = (n: number) => plural(n, { one: `${n} card`, other: `${n} cards` });
const these = (n: number, list: string) =>
  plural(n, { one: `Station ${list}`, other: `Stations ${list}` });
const have = (n: number) => plural(n, { one: 'has', other: 'have' });
const are = (n: number) => plural(n, { one: 'is', other: 'are' });
const appear = (n: number) => plural(n, { one: 'appears', other: 'appear' });

export const messages = {
  title: 'Board studio',
  stations,
  lines,
  begin: {
    text: 'Bring your own printed board: photograph it, mark its stations and lines, and play on it.',
    newBoard: 'New board',
    file: 'Open a file',
    fileText: 'A board or box file, or GraphML. Or drop one here.',
    drafts: 'Unfinished boards',
    none: 'Nothing yet. A new board saves itself as you draw.',
    unnamed: 'Unnamed board',
    remove: (name: string) => `Delete ${name}`,
    removeAsk: (name: string) => `Delete “${name}” and its photograph?`,
    removeText: 'This cannot be undone. Finished boards stay on the server.',
    private: 'The photograph never leaves this computer.',
    game: 'Game',
    shelf: {
      title: 'On the shelf',
      text: 'New tables can use these. What you open here is a copy.',
      remove: (name: string) => `Take ${name} off the shelf`,
      removeAsk: (name: string) => `Take “${name}” off the shelf?`,
      removeText: 'Tables already playing on it keep it; new ones can no longer choose it.',
    },
  },
  /** Of games whose whole box people may bring along. */
  pack: {
    text: 'Bring your own printed box: copy the game’s own, and change it to what lies on your table.',
    begin: 'Copy the game’s box',
    name: 'Name of the box',
    save: 'Save as a file',
    finish: 'Finish the box',
    faults: 'Nobody can play with it yet:',
    atRisk: 'The box that is open is not saved. Save it as a file first.',
  },
  rail: {
    draw: 'Draw',
    starts: 'Start cards',
    missions: 'Missions',
    tickets: 'Tickets',
    proof: 'Proof-read',
    photo: 'Photo',
    save: 'Save',
    help: 'Help',
    finish: 'Finish',
  },
  name: 'Name of the board',
  undo: 'Undo',
  redo: 'Redo',
  keeping: {
    kept: 'saved',
    keeping: 'saving …',
    full: 'This browser’s storage is full: nothing more is saved. Save the board as a file.',
    unavailable: 'This browser saves nothing. Save the board as a file before you leave.',
    elsewhere: 'This board is open in another tab, which saves it. What you do here is not saved.',
    take: 'Continue here',
  },
  leave: { title: 'Leave without saving the board?', anyway: 'Leave anyway' },
  stage: {
    label:
      'Board. Arrow keys move the cross, Space taps, digits choose a transport, Page Up and Page Down go from station to station.',
    closer: 'Zoom in',
    further: 'Zoom out',
    whole: 'Whole board',
    strength: 'Photo',
    brightness: 'Brightness',
    empty: 'Tap the first station.',
  },
  draw: {
    chain: 'Chain',
    chainText: 'Each tap continues the line',
    carry: 'Move',
    carryText: 'Dragging moves stations',
    ask: 'Type numbers',
    next: (n: number) => `Next: ${n}`,
    nextText: 'Number of the next station',
  },
  chosen: {
    station: (n: number) => `Station ${n}`,
    line: (line: string, a: number, b: number) => `${line} ${a} – ${b}`,
    number: 'Change number',
    name: 'Name on the board',
    remove: 'Delete',
    done: 'Done',
    noLines: 'No lines yet: tap its neighbours.',
  },
  pad: {
    title: (n: number) => `Number for station ${n}`,
    from: 'Continue from',
    erase: 'Erase',
    ok: 'OK',
    swap: (n: number) => `${n} is taken: the two swap numbers.`,
    shift: 'Move the others up',
  },
  starts: {
    text: 'Tap the stations that have a start card.',
    count: (n: number, min: number) => `${cards(n)}, at least ${min}`,
    instead: 'none: uses the first deck',
  },
  mission: {
    text: 'Tap the stations of this mission.',
    starts: (n: number) => `Starts: ${n}`,
    goals: (n: number) => `Goals: ${n}`,
  },
  tickets: { text: 'How many of each are in the box?', all: (n: number) => `${n} in all` },
  proof: {
    text: 'Does your printed board show exactly these?',
    progress: (n: number, of: number) => `${n} of ${of} read`,
    none: 'none',
    wrong: 'Something else? Tap the neighbour on the board to add or remove a line.',
    previous: 'Previous station',
    next: 'Next station',
    unread: 'Next unread',
    done: 'All stations are proof-read.',
    read: 'read',
    empty: 'There is nothing to read yet.',
  },
  notes: {
    title: 'What is missing',
    good: 'Nothing is missing.',
    errors: (n: number) => plural(n, { one: '1 error', other: `${n} errors` }),
    warnings: (n: number) => plural(n, { one: '1 warning', other: `${n} warnings` }),
    show: 'Show all',
    more: (list: string, n: number) => `${list} and ${n} more`,
    error: 'error',
    warning: 'warning',
  },
  /**
   * `list` names stations, `n` counts them or what was counted, `limit` is what it ought to be, the last is a
   * transport, its line or network, the deck, the mission or the ticket.
   */
  said: {
    GAME_OTHER: () => 'This board belongs to another game.',
    NAME_MISSING: () => 'The board has no name yet.',
    STATIONS_TOO_FEW: (_: string, n: number, limit: number) =>
      `${stations(n)} so far; a game needs at least ${limit}.`,
    STATIONS_TOO_MANY: (_: string, n: number, limit: number) =>
      `${stations(n)}; there can be ${limit} at most.`,
    STATION_TWICE: (list: string, n: number) => `${these(n, list)} ${appear(n)} twice.`,
    NUMBERS_MISSING: (list: string, n: number) =>
      plural(n, { one: `Number ${list} is missing.`, other: `Numbers ${list} are missing.` }),
    STATIONS_TOUCH: (list: string) => `Stations ${list} are too close together to tell apart.`,
    STATION_OUTSIDE: (list: string, n: number) => `${these(n, list)} ${are(n)} outside the board.`,
    TRANSPORT_UNKNOWN: (_: string, __: number, ___: number, x: string) =>
      `The game has no transport “${x}”.`,
    LINES_TOO_MANY: (_: string, n: number, limit: number) =>
      `${lines(n)}; there can be ${limit} at most.`,
    LINE_TWICE: (list: string, _: number, __: number, x: string) =>
      `The ${x} between ${list} appears twice.`,
    LINE_TO_ITSELF: (list: string, _: number, __: number, x: string) =>
      `A ${x} leads from ${list} back to itself.`,
    LINE_TO_NOWHERE: (list: string, _: number, __: number, x: string) =>
      `A ${x} leads to a station that does not exist: ${list}.`,
    STATION_ALONE: (list: string, n: number) => `${these(n, list)} ${have(n)} no lines.`,
    LINE_MISSING: (list: string, n: number, _: number, x: string) =>
      `${these(n, list)} ${have(n)} no ${x}.`,
    BOARD_IN_PARTS: (list: string, n: number) =>
      `The board is split into ${n} parts. The smallest: ${list}.`,
    TRANSPORT_IN_PARTS: (list: string, n: number, _: number, x: string) =>
      `The ${x} is split into ${n} parts. The smallest: ${list}.`,
    TRANSPORT_UNUSED: (_: string, __: number, ___: number, x: string) =>
      `There is no ${x} on the board.`,
    DECK_UNKNOWN: (_: string, __: number, ___: number, x: string) => `The game has no deck “${x}”.`,
    STARTS_TOO_FEW: (_: string, n: number, limit: number, x: string) =>
      `${x}: ${cards(n)}; at least ${limit} are needed.`,
    START_TWICE: (list: string, _: number, __: number, x: string) =>
      `${x}: the card for ${list} appears twice.`,
    START_NOWHERE: (list: string, _: number, __: number, x: string) =>
      `${x}: a card names a station that does not exist: ${list}.`,
    MISSION_UNKNOWN: (_: string, __: number, ___: number, x: string) =>
      `The game has no mission “${x}”.`,
    MISSION_MISSING: (_: string, __: number, ___: number, x: string) => `Mission ${x} is missing.`,
    MISSION_STARTS_NONE: (_: string, __: number, ___: number, x: string) =>
      `Mission ${x} has no start.`,
    MISSION_GOALS_NONE: (_: string, __: number, ___: number, x: string) =>
      `Mission ${x} has no goal.`,
    MISSION_NOWHERE: (list: string, _: number, __: number, x: string) =>
      `Mission ${x} names a station that does not exist: ${list}.`,
    MISSION_START_IS_GOAL: (list: string, _: number, __: number, x: string) =>
      `Mission ${x}: both start and goal: ${list}.`,
    MISSION_STARTS_UNUSUAL: (_: string, n: number, limit: number, x: string) =>
      `Mission ${x} has ${plural(n, { one: '1 start', other: `${n} starts` })}; ${limit} are usual.`,
    TICKETS_UNKNOWN: (_: string, __: number, ___: number, x: string) =>
      `The game has no tickets “${x}”.`,
    TICKETS_NONE: (_: string, __: number, ___: number, x: string) =>
      `There is no ticket for any ${x}.`,
    TICKETS_TOO_FEW: (_: string, n: number, limit: number) =>
      `${plural(n, { one: '1 ticket', other: `${n} tickets` })}; at least ${limit} are needed.`,
    TICKETS_UNUSUAL: (_: string, n: number, limit: number) =>
      `${plural(n, { one: '1 ticket', other: `${n} tickets` })}; ${limit} are usual.`,
  },
  photo: {
    title: 'Photograph of the board',
    text: 'From above, all four corners in the picture, evenly lit.',
    choose: 'Choose a photograph',
    camera: 'Take one now',
    shoot: 'Take the photo',
    again: 'Set the corners again',
    corners: 'Drag the four corners to the corners of the board.',
    corner: ['Top left', 'Top right', 'Bottom right', 'Bottom left'],
    straighten: 'Straighten',
    crossed: 'The corners are crossed.',
    busy: 'One moment …',
    noCamera: 'The camera cannot be used here. Choose a photograph instead.',
    without: 'Without a photograph',
  },
  photoFaults: {
    empty: 'This file is empty.',
    'not-an-image': 'This is not a photograph. Use JPEG, PNG or WebP.',
    'too-many-pixels': 'This picture has more than 60 megapixels. Make it smaller first.',
    'too-many-bytes': 'This file is larger than 64 MB.',
    broken: 'This picture is damaged and cannot be read.',
    unsupported:
      'This browser is too old for this. Use Chrome 103, Firefox 105 or Safari 16.4, or later.',
    'too-much': 'This picture is too much for this computer. Make it smaller first.',
    full: 'This browser’s storage is full: the photograph is not saved with the board.',
    unavailable: 'This browser saves nothing: the photograph is gone when you leave.',
  },
  save: {
    title: 'Save as a file',
    text: 'The photograph is not included.',
    board: 'Board file',
    boardText: 'Everything needed to play, share or keep drawing.',
    graphml: 'GraphML',
    graphmlText: 'For yEd, Gephi and other graph programs.',
    csv: 'CSV',
    csvText: 'The lines as a table: from, to, transport.',
    take: 'A CSV table replaces these lines; any other board opens beside this one.',
  },
  mended: (n: number) =>
    plural(n, {
      one: 'One thing in this file was left out or renumbered: the game has no place for it.',
      other: `${n} things in this file were left out or renumbered: the game has no place for them.`,
    }),
  fileFaults: {
    FILE_TOO_LARGE: 'This file is too large for a board.',
    NOT_JSON: 'This file is damaged, or not a board at all.',
    NOT_A_BOARD: 'This is not a board file.',
    FORMAT_LATER: 'This board was made with a later version.',
    MEMBER_MISSING: 'Something is missing from this file.',
    MEMBER_UNKNOWN: 'This file contains something that no board has.',
    TYPE_WRONG: 'Something in this file is not what it should be.',
    NUMBER_WRONG: 'A number in this file is wrong.',
    LIST_TOO_LONG: 'This file lists more than a board can have.',
    TEXT_TOO_LONG: 'A name in this file is too long.',
    TEXT_NOT_PLAIN: 'A name in this file is not plain text.',
    NOT_XML: 'This file is damaged XML.',
    DOCTYPE_FORBIDDEN: 'This file contains a document type, which is never read.',
    NOT_GRAPHML: 'This is not GraphML.',
    GRAPH_TOO_LARGE: 'This graph is larger than a board can be.',
    NODE_NUMBER_WRONG: 'A node has no station number.',
    NODE_TWICE: 'A number appears twice.',
    POSITION_MISSING: 'A node has no position (x and y).',
    POSITION_WRONG: 'The position of a node is not a number.',
    ROW_WRONG: 'A row is not “from, to, transport”.',
    STATION_WRONG: 'A station number is missing or wrong.',
    END_UNKNOWN: 'A line leads to a station that does not exist.',
    LINE_TO_ITSELF: 'A line leads from a station back to itself.',
    TRANSPORT_MISSING: 'A line has no transport.',
    TRANSPORT_UNKNOWN: 'A line has a transport that the game does not know.',
    DATA_WRONG: 'Decks, missions or tickets cannot be read.',
    GAME_UNKNOWN: 'This board belongs to a game that this referee does not know.',
    TABLE_ALONE: 'A table of lines needs an open board: open one first.',
    BOARD_AT_RISK: 'The board that is open is not saved. Save it as a file first.',
    UNREAD: 'The browser cannot read this file.',
  },
  filePlace: (path: string) => `Place: ${path}`,
  /** @param column its letter, or nothing */
  fileRow: (n: number, column: string) => `Row ${n}${column && `, column ${column}`}`,
  fileWord: (place: string, word: string) => `${place}: “${word}”`,
  help: {
    title: 'How to draw quickly',
    lines: [
      'Tap an empty place: the next station. Then tap its neighbours: a line to each.',
      'Chain: each tap continues along one line, station after station.',
      'Drag from station to station: a line. Shift, “Move” or a long press: the station moves.',
      'Wheel or two fingers: zoom. Drag an empty place: move the board.',
    ],
    keys: 'Keys',
    transport: 'Choose a transport',
    tick: 'Proof-reading: this is right',
    letGo: 'Clear the selection',
    cross: 'Move the cross',
    tap: 'Tap where the cross is',
    nudge: 'Move the selected station',
  },
  /** As they are printed on keyboards. */
  keyNames: {
    Ctrl: 'Ctrl',
    Shift: 'Shift',
    Alt: 'Alt',
    Enter: 'Enter',
    Escape: 'Esc',
    Delete: 'Delete',
    Space: 'Space',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
    Home: 'Home',
  },
  finish: {
    title: 'Finish the board',
    faults: 'It cannot be played on yet:',
    doubts: 'Check these again:',
    unread: (n: number) =>
      plural(n, {
        one: 'One station is not proof-read yet.',
        other: `${n} stations are not proof-read yet.`,
      }),
    ready: 'Nothing is missing.',
    send: 'Put it on the shelf',
    sendText: 'Anyone who sets up a table can then choose it.',
    sending: 'Sending …',
    sent: (name: string) => `You can now choose “${name}” for a new table.`,
    refusals: {
      BOARD_UNPLAYABLE: 'The server found errors: nobody can play on this board yet.',
      SHELF_FULL: 'The shelf is full: take a board off it first.',
      DISK_FULL: 'The server’s disk is full.',
      TOO_SLOW: 'It took too long. Please try again.',
    },
    newTable: 'New table',
  },
};
