import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { speech, t } from '@mister-x/kiosk/messages/index.svelte.ts';
import { mountComponent, textSnippet } from '@mister-x/kiosk/testing/mounted.svelte.ts';
import { MoveDraft } from '../move/move-draft.js';
import { pursuitPhoneMessages } from '../../messages/phone-messages.js';
import type { MoveScene } from './move-scene.js';
import Picker from './Picker.svelte';

beforeAll(() => speech.need('common', 'phone', pursuitPhoneMessages));

type Ticket = 'tram' | 'bus';
const start = new MoveDraft<Ticket>([
  {
    detective: 'd1',
    reach: [
      { ticket: 'tram', stops: [58, 75] },
      { ticket: 'bus', stops: [58] },
    ],
  },
]);

function picker(tab: 'map' | 'list') {
  let scene: MoveScene<Ticket> | undefined;
  const { props } = mountComponent(Picker<Ticket>, {
    draft: start,
    tab,
    here: 74,
    ondraft: (draft) => {
      props.draft = draft;
    },
    map: textSnippet((shown: MoveScene<Ticket>) => {
      scene = shown;
      return 'the map';
    }),
    face: textSnippet((ticket: Ticket) => ticket),
    summary: textSnippet('the summary'),
  });
  return { props, scene: () => scene };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('asks for the ticket where several lead to the stop, and can go back', async () => {
  const { props, scene } = picker('map');
  scene()?.onselect(58);
  await expect.element(page.getByText(pursuitPhoneMessages.t.move.payWith(58))).toBeVisible();
  await button(t.common.back).click();
  expect(props.draft.empty).toBe(true);
  scene()?.onselect(58);
  await button('bus').click();
  await expect.element(page.getByText('the summary')).toBeVisible();
  expect(props.draft.complete).toEqual([{ ticket: 'bus', stop: 58 }]);
});

it('asks for nothing where one ticket leads to the stop', async () => {
  const { props, scene } = picker('map');
  scene()?.onselect(75);
  await expect.element(page.getByText('the summary')).toBeVisible();
  expect(props.draft.complete).toEqual([{ ticket: 'tram', stop: 75 }]);
});

it('lists every way by its ticket', async () => {
  const { props } = picker('list');
  await expect.poll(() => button('58').elements()).toHaveLength(2);
  await button('75').click();
  expect(props.draft.complete).toEqual([{ ticket: 'tram', stop: 75 }]);
  await expect.element(page.getByText('the summary')).toBeVisible();
});

it('says in an empty list that it is not the time', async () => {
  const { props } = picker('list');
  props.draft = new MoveDraft<Ticket>([]);
  await expect.element(page.getByText(pursuitPhoneMessages.t.move.notNow)).toBeVisible();
});
