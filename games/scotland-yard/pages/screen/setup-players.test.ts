import { areNamesConfusable } from '@mister-x/engine/protocol';
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import SetupPlayers from '../../../pursuit/pages/screen/SetupPlayers.svelte';
import { setup as messages } from '../../../pursuit/messages/setup/en.js';
import { SetupModel } from './setup-model.svelte.js';

/** Whether the field of each, X first, says that the name is taken. */
function hints(names: readonly string[]): readonly boolean[] {
  const [x = '', ...hunters] = names;
  const model = new SetupModel();
  model.chooseHunters(hunters.length);
  model.xName = x;
  model.names = hunters;
  const page = render(SetupPlayers, { props: { model, messages, levels: [] } }).body;
  return [...page.matchAll(/<small.*?<\/small>/gs)].map(([hint]) => hint.includes(messages.nameTwice));
}

it.each([
  [
    ['Ada', 'Ben', 'ada'],
    [true, false, true],
  ],
  [
    ['Ada', 'Anna  Maria', 'Anna Maria'],
    [false, true, true],
  ],
  [
    ['Ada', 'Be\u200bn', 'Ben'],
    [false, true, true],
  ],
  [
    ['Ada', 'Zoe\u0308', 'Zoë'],
    [false, true, true],
  ],
  [
    ['Ada', '\u200b', '\u200b'],
    [false, false, false],
  ],
  // Who left the field empty is called as it says there.
  [
    ['Ada', 'detective 2', ''],
    [false, true, true],
  ],
  [
    ['', '', ''],
    [false, false, false],
  ],
  [
    ['A'.repeat(24), 'A'.repeat(24), 'Ben'],
    [true, true, false],
  ],
])('of %j, those fields have a hint whose names the referee refuses: %j', (names, alike) => {
  expect(hints(names)).toEqual(alike);
  const [x = '', ...hunters] = names;
  const sent = [x || messages.misterXName, ...hunters.map((name, i) => name || messages.hunterName(i + 1))];
  expect(areNamesConfusable(sent)).toEqual(alike);
});
