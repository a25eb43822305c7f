import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { speech, t } from '../../lib/i18n/index.svelte.js';
import { show, words } from '../../testing/mounted.svelte.js';
import { hunt } from '../words/phone-areas.js';
import { type EntryScene, MoveEntry } from './move-entry.js';
import Picker from './Picker.svelte';

beforeAll(() => speech.need('common', 'phone', hunt));

type Ticket = 'taxi' | 'bus';
const start = new MoveEntry<Ticket>({
  first: () => [
    { ticket: 'taxi', stops: [58, 75] },
    { ticket: 'bus', stops: [58] },
  ],
  second: () => [],
  mayDouble: false,
  stepwise: false,
});

function picker(tab: 'map' | 'list') {
  let scene: EntryScene<Ticket> | undefined;
  const { props } = show(Picker<Ticket>, {
    entry: start,
    tab,
    here: 74,
    onentry: (entry) => {
      props.entry = entry;
    },
    map: words((shown: EntryScene<Ticket>) => {
      scene = shown;
      return 'the map';
    }),
    face: words((ticket: Ticket) => ticket),
    summary: words('the summary'),
  });
  return { props, scene: () => scene };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('asks for the ticket where several lead to the stop, and can go back', async () => {
  const { props, scene } = picker('map');
  scene()?.onselect(58);
  await expect.element(page.getByText(hunt.t.move.payWith(58))).toBeVisible();
  await button(t.common.back).click();
  expect(props.entry.empty).toBe(true);
  scene()?.onselect(58);
  await button('bus').click();
  await expect.element(page.getByText('the summary')).toBeVisible();
  expect(props.entry.complete).toEqual([{ ticket: 'bus', stop: 58 }]);
});

it('asks for nothing where one ticket leads to the stop', async () => {
  const { props, scene } = picker('map');
  scene()?.onselect(75);
  await expect.element(page.getByText('the summary')).toBeVisible();
  expect(props.entry.complete).toEqual([{ ticket: 'taxi', stop: 75 }]);
});

it('lists every way by its ticket', async () => {
  const { props } = picker('list');
  await expect.poll(() => button('58').elements()).toHaveLength(2);
  await button('75').click();
  expect(props.entry.complete).toEqual([{ ticket: 'taxi', stop: 75 }]);
  await expect.element(page.getByText('the summary')).toBeVisible();
});

it('says in an empty list that it is not the time', async () => {
  const { props } = picker('list');
  props.entry = new MoveEntry<Ticket>({
    first: () => [],
    second: () => [],
    mayDouble: false,
    stepwise: false,
  });
  await expect.element(page.getByText(hunt.t.move.notNow)).toBeVisible();
});
