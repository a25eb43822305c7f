import type { BoardSpec } from '@mister-x/games/pursuit/rules';
import type { messages } from '../../messages/studio/en.js';
import { ariaKeys, type Chord } from './chords.js';
import type { BoardEditor, EditorMode } from './board-editor.svelte.js';
import type { IconName } from './parts/Icon.svelte';
import { TOUCH_REACH } from './stage/fingers.js';
import type { StudioViewport } from './stage/viewport.svelte.js';

/** What opens over the board. */
export type StudioSheet = 'tickets' | 'photo' | 'save' | 'help' | 'finish';

/** What commands work on. */
export interface StudioContext {
  readonly editor: BoardEditor;
  readonly view: StudioViewport;
  open(sheet: StudioSheet): void;
  /** The keys that follow are meant for the board. */
  focusBoard(): void;
  /** The next transport of the station that is proof-read is right. */
  tickNext(): void;
}

/** Sentences of the studio. */
export type Messages = typeof messages;

/** One thing that can be done. Rail, buttons, keys and help are all made from it. */
export type StudioCommand = {
  readonly name: (messages: Messages) => string;
  readonly icon?: IconName;
  /** While several have the same key, the first one that `can` has it. */
  readonly keys: readonly Chord[];
  /** Whether it does anything now; without it, always. Its keys are the browser's where it does not. */
  readonly can?: (editor: BoardEditor, key: Chord) => boolean;
  /** For what is either on or off. */
  readonly isOn?: (editor: BoardEditor) => boolean;
  readonly run: (studio: StudioContext, key?: Chord) => void;
};

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const ZOOM_FACTOR = 1.5;

function enterModeCommand(mode: EditorMode & IconName): StudioCommand {
  return {
    name: ({ rail }) => rail[mode],
    icon: mode,
    keys: [],
    isOn: (editor) => editor.mode === mode,
    run: ({ editor, focusBoard }) => {
      editor.enter(mode);
      focusBoard();
    },
  };
}

function openSheetCommand(sheet: StudioSheet & IconName, ...keys: readonly Chord[]): StudioCommand {
  return {
    name: ({ rail }) => rail[sheet],
    icon: sheet,
    keys,
    run: (studio) => studio.open(sheet),
  };
}

const isTypingNumber = (editor: BoardEditor) => editor.typing !== null;
const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
};
const arrowOf = (key = '') => ARROWS[key.replace('Alt+', '')] ?? { x: 0, y: 0 };

export const STUDIO_COMMANDS = {
  draw: enterModeCommand('draw'),
  starts: enterModeCommand('starts'),
  missions: enterModeCommand('missions'),
  proof: enterModeCommand('proof'),
  tickets: openSheetCommand('tickets'),
  photo: openSheetCommand('photo'),
  save: openSheetCommand('save', 'Ctrl+S'),
  help: openSheetCommand('help', 'F1'),
  finish: openSheetCommand('finish'),
  undo: {
    name: ({ undo }) => undo,
    icon: 'undo',
    keys: ['Ctrl+Z'],
    run: ({ editor }) => editor.undo(),
  },
  redo: {
    name: ({ redo }) => redo,
    icon: 'redo',
    keys: ['Ctrl+Y', 'Ctrl+Shift+Z'],
    run: ({ editor }) => editor.redo(),
  },
  digit: {
    name: ({ draw }) => draw.ask,
    keys: ['0', ...DIGITS],
    can: isTypingNumber,
    run: ({ editor }, key = '') => editor.typeDigit(key),
  },
  transport: {
    name: ({ help }) => help.transport,
    keys: DIGITS,
    can: ({ spec }, key) => spec.transports[Number(key) - 1] !== undefined,
    run: ({ editor }, key) => {
      editor.transport = editor.spec.transports[Number(key) - 1] ?? editor.transport;
    },
  },
  chain: {
    name: ({ draw }) => draw.chain,
    icon: 'chain',
    keys: ['C'],
    isOn: (editor) => editor.chain,
    run: ({ editor }) => {
      editor.chain = !editor.chain;
    },
  },
  carry: {
    name: ({ draw }) => draw.carry,
    icon: 'carry',
    keys: ['M'],
    isOn: (editor) => editor.carrying,
    run: ({ editor }) => {
      editor.carrying = !editor.carrying;
    },
  },
  ask: {
    name: ({ draw }) => draw.ask,
    icon: 'ask',
    keys: ['N'],
    isOn: (editor) => editor.asks,
    run: ({ editor }) => {
      editor.asks = !editor.asks;
    },
  },
  tick: {
    name: ({ help }) => help.tick,
    keys: ['Enter'],
    can: (editor) => editor.mode === 'proof',
    run: ({ tickNext }) => tickNext(),
  },
  confirm: {
    name: ({ pad }) => pad.ok,
    keys: ['Enter'],
    can: isTypingNumber,
    run: ({ editor }) => editor.confirmNumber(),
  },
  number: {
    name: ({ chosen }) => chosen.number,
    icon: 'ask',
    keys: ['Enter'],
    run: ({ editor }) => editor.askNumber(),
  },
  erase: {
    name: ({ pad }) => pad.erase,
    keys: ['Backspace'],
    can: isTypingNumber,
    run: ({ editor }) => editor.eraseDigit(),
  },
  remove: {
    name: ({ chosen }) => chosen.remove,
    icon: 'bin',
    keys: ['Delete', 'Backspace'],
    run: ({ editor }) => editor.remove(),
  },
  letGo: {
    name: ({ help }) => help.letGo,
    keys: ['Escape'],
    run: ({ editor, view }) => {
      view.noted = [];
      if (editor.typing !== null) editor.typing = null;
      else editor.select(null);
    },
  },
  cross: {
    name: ({ help }) => help.cross,
    keys: Object.keys(ARROWS),
    run: ({ view }, key) => view.arrow(arrowOf(key), false),
  },
  tap: {
    name: ({ help }) => help.tap,
    keys: ['Space'],
    run: ({ view }) => view.press(TOUCH_REACH),
  },
  nudge: {
    name: ({ help }) => help.nudge,
    keys: Object.keys(ARROWS).map((key) => `Alt+${key}`),
    run: ({ view }, key) => view.arrow(arrowOf(key), true),
  },
  before: {
    name: ({ proof }) => proof.previous,
    keys: ['PageUp'],
    run: ({ view }) => view.step(-1),
  },
  after: {
    name: ({ proof }) => proof.next,
    keys: ['PageDown'],
    run: ({ view }) => view.step(1),
  },
  closer: {
    name: ({ stage }) => stage.closer,
    icon: 'plus',
    keys: ['+'],
    run: ({ view }) => view.zoom(ZOOM_FACTOR),
  },
  further: {
    name: ({ stage }) => stage.further,
    icon: 'minus',
    keys: ['-'],
    run: ({ view }) => view.zoom(1 / ZOOM_FACTOR),
  },
  whole: {
    name: ({ stage }) => stage.whole,
    icon: 'whole',
    keys: ['Home'],
    run: ({ view }) => view.whole(),
  },
} as const satisfies Readonly<Record<string, StudioCommand>>;
export type CommandId = keyof typeof STUDIO_COMMANDS;

/** What the game of this board has use for. Modes first, then what opens. */
export function commandsOfRail({ spec }: BoardEditor): readonly CommandId[] {
  return [
    'draw',
    'starts',
    ...(spec.missions.length > 0 ? (['missions'] as const) : []),
    ...(spec.tickets.length > 0 ? (['tickets'] as const) : []),
    'proof',
    'photo',
    'save',
    'help',
    'finish',
  ];
}

/** All keys but those that type a number, as far as this game's boards have use for them. */
export function keysInHelp({ transports }: BoardSpec): readonly StudioCommand[] {
  return (Object.values(STUDIO_COMMANDS) as readonly StudioCommand[])
    .filter(({ keys, can }) => keys.length > 0 && can !== isTypingNumber)
    .map((command) =>
      command === STUDIO_COMMANDS.transport ? { ...command, keys: command.keys.slice(0, transports.length) } : command,
    );
}

/**
 * What its button has in every place. Each is written down there by itself: a spread would bring every
 * page, phones included, Svelte's code for all that an element can have.
 */
export function buttonOf(id: CommandId, studio: StudioContext) {
  const command: StudioCommand = STUDIO_COMMANDS[id];
  return {
    pressed: command.isOn?.(studio.editor),
    keys: ariaKeys(command.keys),
    press: () => command.run(studio),
  };
}
