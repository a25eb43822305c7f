import { readFile } from 'node:fs/promises';
import { packId, readPack } from '@mister-x/games/sherlock-holmes/rules';
import { expect, it } from 'vitest';
import { Evening, useChromium } from '../support/evening.js';
import type { KioskPage } from '../support/kiosk-page.js';
import { fieldLabelIn, printKitInfoIn, sheetMessagesIn } from '../support/printed.js';
import { HolmesPlayer } from '../support/holmes-player.js';
import { StudioHands } from '../support/studio/studio-hands.js';

useChromium();

function boxWords({ words }: KioskPage) {
  return words['sherlock-studio'];
}

async function begin(studio: StudioHands): Promise<void> {
  const { page, words, kiosk } = studio;
  const label = kiosk.words.sherlock.game;
  await page.getByLabel(words.begin.game).selectOption({ label });
  await studio.button(words.pack.begin).click();
  await page.getByRole('tab', { name: boxWords(kiosk).parts.places }).waitFor();
}

async function back({ kiosk, page, words }: StudioHands): Promise<void> {
  const label = kiosk.words.common.back;
  await page.locator('header').getByRole('button', { name: label }).click();
  await page.getByText(words.begin.drafts).waitFor();
}

/** A place of the map, by its number. */
function place({ page }: StudioHands, number: number) {
  return page.locator('svg [role=button]').filter({ hasText: new RegExp(`^\\s*${number}\\b`) });
}

async function printed(kiosk: KioskPage, box: string): Promise<void> {
  const { page, words } = kiosk;
  const kit = printKitInfoIn(words.language, 'sherlock-holmes');
  await kiosk.button(words.screen.home.print).click();
  await page.getByLabel(words.printing.game).selectOption({ label: kit.name });
  await page.getByRole('combobox', { name: fieldLabelIn(kit, 'board') }).selectOption(box);
  for (const sheet of ['cards', 'poster']) {
    await kiosk.button(new RegExp(`^${sheetMessagesIn(kit, sheet, true).name}`)).click();
  }
  const { make, save } = words.printing;
  await kiosk.button(make(6)).waitFor();
  await kiosk.button(make(6)).click();
  await page.getByRole('link', { name: save }).last().waitFor();
  const files = page.getByRole('link', { name: save });
  for (const name of await files.evaluateAll((all) => all.map((a) => a.getAttribute('download')))) {
    expect(name).toMatch(/^sherlock-holmes-grandpa-s-box-/);
  }
  await page.keyboard.press('Escape');
  await kiosk.button(words.common.back).click();
}

it('an owner’s pack is made, mended, saved, shelved and played with', () =>
  Evening.spend('studio-pack', async (evening) => {
    const studio = new StudioHands(await evening.kiosk('en'));
    const { page, kiosk, words } = studio;
    const box = boxWords(kiosk);
    const tab = (part: keyof typeof box.parts) => page.getByRole('tab', { name: box.parts[part] }).click();
    await page.setViewportSize({ width: 800, height: 480 });
    await studio.open(evening.referee);
    await begin(studio);

    // A name and a number are typed, a place is dragged, and all of it is undone and done again.
    await place(studio, 16).click();
    await page.getByLabel(box.places.name, { exact: true }).fill('Our corner');
    await page.keyboard.press('Tab');
    const at = await place(studio, 16).boundingBox();
    if (at === null) throw new Error('place 16 is not on the map');
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 30, { steps: 4 });
    await page.mouse.up();
    const moved = await page.getByLabel(box.places.across, { exact: true }).inputValue();
    expect(Number(moved)).toBeGreaterThan(51);
    await studio.button(words.undo).click();
    await expect.poll(() => page.getByLabel(box.places.across, { exact: true }).inputValue()).toBe('50');
    await studio.button(words.redo).click();

    // A road too few is found at once, and the note leads to it.
    await tab('roads');
    await place(studio, 6).click();
    await place(studio, 7).click();
    const notes = page.getByRole('button', { name: words.notes.errors(1) });
    await notes.click();
    await page.getByRole('dialog').getByText(box.faults.LOOP_GAP('', 0).slice(0, 20)).click();
    await page.getByRole('tab', { name: box.parts.loop, selected: true }).waitFor();
    await tab('roads');
    await place(studio, 7).click();
    await place(studio, 6).click();
    await studio.button(words.notes.good).waitFor();

    await page.getByLabel(words.pack.name, { exact: true }).fill('Grandpa’s box');
    await page.keyboard.press('Tab');
    const download = page.waitForEvent('download');
    await studio.button(words.pack.save).click();
    const text = await readFile(await (await download).path(), 'utf8');
    const read = readPack(JSON.parse(text));
    expect(read).toMatchObject({ ok: true, value: { pack: 'Grandpa-s-box' } });
    if (!read.ok) return;
    expect(read.value.locations[15]).toMatchObject({ name: 'Our corner' });

    await studio.button(words.rail.finish).click();
    await page.getByRole('dialog').getByText(words.finish.ready).waitFor();
    await studio.button(words.finish.send).click();
    await page.getByText(words.finish.sent('Grandpa-s-box')).waitFor();
    await page.keyboard.press('Escape');
    await back(studio);
    const lists = page.getByRole('listitem').filter({ hasText: 'Grandpa-s-box' });
    await expect.poll(() => lists.count()).toBe(2);

    // The printing page takes the pack of the shelf, and names its pages after it.
    await studio.button(kiosk.words.common.back).click();
    await printed(kiosk, packId(read.value));

    // A new table takes it as well.
    await kiosk.button(kiosk.words.screen.home.newTable).click();
    const setup = kiosk.words['sherlock-setup'];
    await page
      .getByText(setup.about, { exact: true })
      .or(page.getByText(kiosk.words.sherlock.game, { exact: true }))
      .first()
      .click();
    await page.getByLabel(setup.pack.question).last().selectOption(packId(read.value));
    await kiosk.page.getByText('2', { exact: true }).last().click();
    await kiosk.button(kiosk.words.screen.setup.create).click();
    const players: HolmesPlayer[] = [];
    for (const n of [1, 2]) {
      const name = setup.player(n);
      const phone = await evening.phone('en', name);
      await phone.type(evening.referee.lanAddress, await kiosk.code(name));
      await phone.sameNumber();
      await phone.writeCodeDown();
      players.push(new HolmesPlayer(name, phone));
    }
    await kiosk.start();
    await page
      .locator('label')
      .filter({ hasText: setup.player(1) })
      .click();
    await kiosk.button(kiosk.words['sherlock-screen'].laying.begin).click();
    // The phone shows nothing before it has the pack.
    await players[0]?.turn();
    // A page that is loaded again fetches it again.
    await page.reload();
    await page.getByText('Our corner').first().waitFor({ state: 'attached' });
    await kiosk.device.screenshot('kiosk/studio-pack-played');
  }));
