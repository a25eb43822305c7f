import type { Language } from '@mister-x/engine/protocol';
import { Boss } from './boss.js';
import type { Evening } from './evening.js';
import type { KioskPage } from './kiosk-page.js';

type Settings = { readonly language: Language; readonly names: readonly string[] };

/** A big screen and four phones at a table of Mafia with half the bank, which has just begun. */
export async function gatherBosses(evening: Evening, { language, names }: Settings) {
  const kiosk = await evening.kiosk(language);
  await kiosk.open(evening.referee);
  await setUpBlitz(kiosk, names);
  const bosses: Boss[] = [];
  for (const [i, name] of names.entries()) {
    const phone = await evening.phone(language, name);
    const code = await kiosk.code(name);
    const { lanAddress } = evening.referee;
    if (i % 2 === 0) await phone.scan(lanAddress, code, kiosk.device.wire.host?.channelKey ?? '');
    else {
      await phone.type(lanAddress, code);
      await phone.sameWords();
    }
    await phone.writeWordsDown();
    bosses.push(new Boss(name, phone));
  }
  await kiosk.start();
  return { kiosk, bosses };
}

async function setUpBlitz(kiosk: KioskPage, names: readonly string[]): Promise<void> {
  const { table, mafia, 'mafia-setup': words } = kiosk.words;
  const { blitz } = words.flags;
  await kiosk.button(table.home.newTable).click();
  await kiosk.page.getByText(mafia.game, { exact: true }).click();
  await kiosk.page.getByText(blitz.values.true, { exact: true }).click();
  await kiosk.tab(table.setup.steps.players);
  for (const [i, clan] of ['blue', 'yellow', 'red', 'green'].entries()) {
    const field = kiosk.page.getByRole('textbox', {
      name: mafia.clans[clan]?.name ?? clan,
      exact: true,
    });
    await field.fill(names[i] ?? '');
  }
  await kiosk.button(table.setup.create).click();
}
