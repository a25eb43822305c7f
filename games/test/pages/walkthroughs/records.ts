import { makeRecord, type AnyGameKit } from '@mister-x/engine/testing';
import { gameUi } from '@mister-x/kiosk/games/index.ts';
import { speech, t } from '@mister-x/kiosk/messages/index.svelte.ts';
import { openComponent, openScreen } from '@mister-x/kiosk/testing/apps.ts';
import { refereeWithReplies, okReply } from '@mister-x/kiosk/testing/walkthroughs/referee-saying.ts';
import { pressButton, type Walkthrough } from '@mister-x/kiosk/testing/walkthroughs/walkthrough.ts';
import OfflinePage from '@mister-x/kiosk/pages/records/offline/OfflinePage.svelte';
import OFFLINE from '@mister-x/kiosk/pages/records/offline/offline.css?inline';
import { expect, onTestFinished } from 'vitest';
import { chooseFile } from './choose-file.js';
import { GAMES } from '../../../index.js';
import { storyMessages } from '../../../pursuit/messages/screen-messages.js';

/** The page of records: what is checked, the film, and of hunts the story. */

function moveToMiddleOfReplay(): void {
  const slider = document.querySelector<HTMLInputElement>('input[type=range]');
  if (slider === null) throw new Error('nothing can be seen again');
  slider.value = String(Math.floor(Number(slider.max) * 0.55));
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}

const isFilm = () => expect.poll(() => document.querySelector('input[type=range]')).not.toBeNull();

function recordWalkthrough(kit: AnyGameKit, tells: boolean): Walkthrough {
  return {
    kind: 'kiosk',
    open: async () => {
      const page = await openScreen(refereeWithReplies({ 'host:open': okReply({ tables: [] }) }), {});
      await pressButton(() => t.screen.home.record)();
      await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
      return page;
    },
    steps: {
      checked: async () => {
        const options = kit.tables[0]?.options;
        const file = JSON.stringify(makeRecord(kit, { options, seed: 7 } as never));
        chooseFile(new File([file], 'record.json', { type: 'application/json' }));
        await expect.poll(() => document.querySelector('footer .button-primary')).not.toBeNull();
      },
      'in the middle of its film': async () => {
        await pressButton(() => t.records.replay)();
        await isFilm();
        moveToMiddleOfReplay();
      },
      ...(tells
        ? {
            'its story': pressButton(() => storyMessages.t.tabs.story),
            'how to keep it': pressButton(() => storyMessages.t.keep.open),
          }
        : {}),
    },
  };
}

/** The page that people save with a game in it, on a phone. */
function savedRecordWalkthrough(kit: AnyGameKit): Walkthrough {
  return {
    kind: 'phone',
    open: async () => {
      const options = kit.tables[0]?.options;
      const data = document.createElement('script');
      data.id = 'record';
      data.type = 'application/json';
      data.textContent = JSON.stringify(makeRecord(kit, { options, seed: 7 } as never));
      const style = document.createElement('style');
      style.textContent = OFFLINE;
      document.body.append(data, style);
      onTestFinished(() => {
        data.remove();
        style.remove();
      });
      await speech.need('common', 'records', 'screen');
      const page = openComponent(OfflinePage, {});
      await isFilm();
      return page;
    },
    steps: {
      'in the middle of its film': moveToMiddleOfReplay,
      'its story': pressButton(() => storyMessages.t.tabs.story),
      'how to keep it': pressButton(() => storyMessages.t.keep.open),
    },
  };
}

export const RECORD_WALKTHROUGHS: Readonly<Record<string, Walkthrough>> = Object.fromEntries(
  await Promise.all(
    GAMES.map(async ({ game, testing }) => {
      const { kit } = (await testing()).gameTestData;
      const tells = gameUi(game.id)?.hasStory ?? false;
      return {
        [`a record of ${game.id}`]: recordWalkthrough(kit, tells),
        ...(tells ? { [`a game of ${game.id} that was saved`]: savedRecordWalkthrough(kit) } : {}),
      };
    }),
  ).then((each) => each.flatMap(Object.entries<Walkthrough>)),
);
