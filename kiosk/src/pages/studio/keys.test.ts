import type { BoardSpec } from '@mister-x/games/pursuit/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StudioContext } from './commands.js';
import { BoardEditor } from './board-editor.svelte.js';
import { pressKey } from './keys.js';
import { addLine, addStation, emptyBoard, stationOf } from './model/edit.js';
import { TOUCH_REACH } from './stage/fingers.js';
import type { StudioViewport } from './stage/viewport.svelte.js';

const SPEC: BoardSpec = {
  game: 'hide-and-seek',
  transports: ['tram', 'bus'],
  everywhere: 'tram',
  decks: [{ deck: 'first', min: 6 }],
  deckInstead: 'first',
  missions: [],
  tickets: [],
};

class Field {}
class Input {
  constructor(readonly type: string) {}
}
class Button {}
let dialog: object | null;

beforeEach(() => {
  dialog = null;
  vi.stubGlobal('document', { querySelector: () => dialog });
  for (const name of ['TextArea', 'Select']) vi.stubGlobal(`HTML${name}Element`, Field);
  vi.stubGlobal('HTMLInputElement', Input);
  vi.stubGlobal('HTMLButtonElement', Button);
});
afterEach(() => vi.unstubAllGlobals());

function keyboard() {
  const board = [1, 2, 3].reduce(
    (made, id) => addStation(made, id, { x: 100 * id, y: 100 }),
    emptyBoard(SPEC.game, SPEC.transports),
  );
  const editor = new BoardEditor(SPEC, addLine(board, 'tram', 1, 2));
  const view = {
    arrow: vi.fn(),
    press: vi.fn(),
    step: vi.fn(),
    zoom: vi.fn(),
    whole: vi.fn(),
    noted: [1],
  };
  const tick = vi.fn();
  const open = vi.fn();
  const studio: StudioContext = {
    editor,
    view: view as unknown as StudioViewport,
    open,
    focusBoard: vi.fn(),
    tickNext: tick,
  };
  const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
    pressKey(
      {
        key,
        code: /^\d$/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`,
        ctrlKey: false,
        metaKey: false,
        altKey: false,
        shiftKey: false,
        target: null,
        ...more,
      } as KeyboardEvent,
      studio,
    );
  return { editor, view, tick, open, press };
}

describe('keys', () => {
  it('choose a transport, and only one that there is', () => {
    const { editor, press } = keyboard();
    expect(press('2')).toBe(true);
    expect(editor.transport).toBe('bus');
    expect([press('3'), press('0')]).toEqual([false, false]);
    expect(press('!', { code: 'Numpad1' })).toBe(true);
    expect(editor.transport).toBe('tram');
  });

  it('lie where they lie on every keyboard', () => {
    const { editor, press } = keyboard();
    press('с', { code: 'KeyC' });
    press('ь', { code: 'KeyM' });
    press('т', { code: 'KeyN' });
    press('é', { code: 'Digit2' });
    expect([editor.chain, editor.carrying, editor.asks, editor.transport]).toEqual([true, true, true, 'bus']);
    press('c');
    expect(editor.chain).toBe(false);
  });

  it('type a number, erase it and confirm it; Escape forgets it and then lets go', () => {
    const { editor, view, press } = keyboard();
    editor.select(3);
    press('Enter');
    for (const key of ['4', '9', 'Backspace', '2']) press(key);
    expect(editor.typing?.text).toBe('42');
    press('Enter');
    expect(editor.anchor).toBe(42);
    press('Enter');
    press('7');
    press('Escape');
    expect([editor.typing, editor.anchor, view.noted]).toEqual([null, 42, []]);
    press('Escape');
    expect(editor.anchor).toBeUndefined();
  });

  it.each(['Delete', 'Backspace'])('%s takes away what is selected', (key) => {
    const { editor, press } = keyboard();
    editor.select(2);
    press(key);
    expect(stationOf(editor.board, 2)).toBeUndefined();
    expect(editor.board.edges.tram).toEqual([]);
  });

  it('undo and redo, with Control or the Mac’s key, by both customs', () => {
    const { editor, press } = keyboard();
    editor.select(2);
    press('Delete');
    const there = () => stationOf(editor.board, 2) !== undefined;
    press('z', { ctrlKey: true });
    expect(there()).toBe(true);
    press('y', { ctrlKey: true });
    expect(there()).toBe(false);
    press('z', { metaKey: true });
    expect(there()).toBe(true);
    press('Z', { ctrlKey: true, shiftKey: true });
    expect(there()).toBe(false);
  });

  it('leave the browser its own: reload, print, copy, Alt with letters, what is unknown', () => {
    const { editor, press } = keyboard();
    const browser = [
      press('r', { ctrlKey: true }),
      press('c', { ctrlKey: true }),
      press('m', { altKey: true }),
      press('F5', { code: 'F5' }),
      press('Tab', { code: 'Tab' }),
    ];
    expect(browser).toEqual([false, false, false, false, false]);
    expect([editor.chain, editor.carrying]).toEqual([false, false]);
  });

  it('move the cross, tap with it, go from station to station, come closer', () => {
    const { view, press } = keyboard();
    press('ArrowLeft');
    press('ArrowDown', { altKey: true });
    press(' ', { code: 'Space' });
    press('PageUp', { code: 'PageUp' });
    press('PageDown', { code: 'PageDown' });
    press('+', { code: 'BracketRight' });
    press('Home', { code: 'Home' });
    expect(view.arrow.mock.calls).toEqual([
      [{ x: -1, y: 0 }, false],
      [{ x: 0, y: 1 }, true],
    ]);
    expect(view.press).toHaveBeenCalledExactlyOnceWith(TOUCH_REACH);
    expect(view.step.mock.calls).toEqual([[-1], [1]]);
    expect(view.zoom).toHaveBeenCalledExactlyOnceWith(1.5);
    expect(view.whole).toHaveBeenCalledOnce();
  });

  it('open what the rail opens', () => {
    const { open, press } = keyboard();
    expect([press('s', { ctrlKey: true }), press('F1', { code: 'F1' })]).toEqual([true, true]);
    expect(open.mock.calls).toEqual([['save'], ['help']]);
  });

  it('tick a transport while proof-reading', () => {
    const { editor, tick, press } = keyboard();
    editor.enter('proof');
    press('Enter');
    expect(tick).toHaveBeenCalledOnce();
    expect(editor.typing).toBeNull();
  });

  it('go from one choice to the next, and to the board for everything else', () => {
    const { editor, press } = keyboard();
    const target = new Input('radio') as unknown as EventTarget;
    expect([press('ArrowDown', { target }), press(' ', { code: 'Space', target })]).toEqual([false, false]);
    expect(press('2', { target })).toBe(true);
    expect(editor.transport).toBe('bus');
  });

  it('belong to fields, to open dialogs, and to buttons that are pressed', () => {
    const { editor, press } = keyboard();
    editor.select(2);
    expect(press('Delete', { target: new Field() as EventTarget })).toBe(false);
    expect(press('z', { ctrlKey: true, target: new Input('text') as unknown as EventTarget })).toBe(false);
    const target = new Button() as EventTarget;
    expect([press('Enter', { target }), press(' ', { code: 'Space', target })]).toEqual([false, false]);
    expect(press('2', { target })).toBe(true);
    dialog = {};
    expect(press('Delete')).toBe(false);
    expect(editor.board.stations.length).toBe(3);
  });
});
