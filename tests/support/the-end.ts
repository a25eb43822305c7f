import type { OutcomeCode } from '@mister-x/games/scotland-yard/rules';
import { expect } from 'vitest';
import type { YardTable } from './yard-table.js';

/** The last announcement, and the end with everything that was hidden, on every device (CM-12). */
export async function expectEndOnEveryDevice(yard: YardTable, code: OutcomeCode): Promise<void> {
  const { kiosk, evening } = yard;
  await yard.everybody('the end', ({ end }) => end?.code === code);
  const words = kiosk.words['scotland-yard'];
  await kiosk.moment.getByRole('heading', { name: words.outcomes[code] }).waitFor();
  await evening.looks(kiosk, 'the last announcement');
  await kiosk.goOn();
  const winner = words.winner[yard.view.end?.winner ?? 'nobody'];
  await kiosk.page.getByRole('heading', { name: winner }).waitFor();
  await kiosk.page.getByText(kiosk.words['hunt-screen'].end.allInOrder).waitFor();
  await evening.looks(kiosk, 'the end');
  for (const phone of [yard.x, ...yard.phones.values()]) {
    await phone.page.getByRole('heading', { name: words.outcomes[code] }).waitFor();
    await phone.page.getByText(winner).waitFor();
    await evening.looks(phone, 'the end');
  }
  // Every page compares the whole record with what it was shown, and says so.
  for (const { page } of [kiosk, yard.x, ...yard.phones.values()]) {
    await page.locator('button:has(.icon-check)').waitFor();
    expect(await page.getByText(kiosk.words.trust.alarm.band).count()).toBe(0);
  }
  await kiosk.button(new RegExp(kiosk.words.trust.checked.whole)).waitFor();
  for (const { wire } of yard.devices) {
    const { log, end } = wire.view;
    expect(log.every(({ stop }) => stop !== undefined)).toBe(true);
    expect(end?.report).toHaveLength(log.length);
    expect(end?.report.every(({ verdict }) => verdict === 'OK')).toBe(true);
    expect(end?.stop).toBe(log.at(-1)?.stop ?? end?.start);
  }
}

/** The whole hunt once more at the kiosk: from the first step to the last, by hand and by itself. */
export async function watchReplay({ kiosk, evening }: YardTable): Promise<void> {
  const words = kiosk.words.screen.end;
  const slider = kiosk.page.getByRole('slider');
  const last = async () => Number(await slider.getAttribute('max'));
  await expect.poll(last).toBeGreaterThan(20);
  await slider.fill('0');
  await kiosk.button(words.forward).click();
  await expect.poll(() => slider.inputValue()).toBe('1');
  await kiosk.button(words.play).click();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(2);
  await kiosk.button(words.pause).click();
  await evening.looks(kiosk, 'the replay');
  await slider.fill(String(await last()));
}

/** Same people, same rules: the phones come along, nobody joins again. */
export async function beginRematch(yard: YardTable): Promise<void> {
  const { kiosk } = yard;
  const before = yard.view;
  await kiosk.button(kiosk.words.screen.end.rematch).click();
  await kiosk.start();
  await yard.everybody('the rematch', ({ phase }) => phase === 'registration');
  for (const phone of yard.phones.values()) {
    await phone.page.getByText(phone.words.hunt.detective.start).waitFor();
  }
  expect(yard.view.detectives.map(({ hunter }) => hunter)).toEqual(before.detectives.map(({ hunter }) => hunter));
  expect(yard.view.variant).toBe(before.variant);
}
