import type { Language } from '@mister-x/engine/protocol';
import { MafiaPlayer } from './mafia-player.js';
import type { Evening } from './evening.js';
import type { KioskPage } from './kiosk-page.js';
import type { MafiaTable } from './mafia-table.js';

type Settings = { readonly language: Language; readonly names: readonly string[] };

/** A big screen and four phones at a table of Mafia with half the bank, which has just begun. */
export async function gatherMafia(evening: Evening, { language, names }: Settings) {
  const kiosk = await evening.kiosk(language);
  await kiosk.open(evening.referee);
  await setUpBlitz(kiosk, names);
  return { kiosk, players: await joinMafia(evening, kiosk, names) };
}

/** Four phones take the seats of the table that is on the screen, and it begins. */
async function joinMafia(
  evening: Evening,
  kiosk: KioskPage,
  names: readonly string[],
): Promise<readonly MafiaPlayer[]> {
  const { language } = kiosk.words;
  const players: MafiaPlayer[] = [];
  for (const [i, name] of names.entries()) {
    const phone = await evening.phone(language, name);
    const code = await kiosk.code(name);
    const { lanAddress } = evening.referee;
    if (i % 2 === 0) await phone.scan(lanAddress, code, kiosk.device.wire.host?.channelKey ?? '');
    else {
      await phone.type(lanAddress, code);
      await phone.sameNumber();
    }
    await phone.writeCodeDown();
    players.push(new MafiaPlayer(name, phone));
  }
  await kiosk.start();
  return players;
}

/**
 * A big screen and four phones that come to a table in the middle of its game. From here on its seats are
 * played by the phones alone: what they did not send themselves would be an alarm.
 */
export async function joinMafiaLater(evening: Evening, table: MafiaTable, names: readonly string[]) {
  const kiosk = await evening.kiosk('en');
  await kiosk.page.goto(`${await evening.referee.kioskLink()}&table=${table.table}`);
  await kiosk.button(kiosk.words.screen.play.menu).waitFor();
  const players: MafiaPlayer[] = [];
  for (const [i, held] of [...table.held.values()].entries()) {
    table.seats.get(held.seat)?.close();
    const name = names[i] ?? '';
    const phone = await evening.phone('en', name);
    const address = `${evening.referee.lanAddress}/play`;
    await phone.page.goto(address);
    // Once: what the phone learns from now on it keeps over a reload.
    await phone.page.evaluate((seats) => localStorage.setItem('mister-x:seats', seats), JSON.stringify([held]));
    await phone.page.reload();
    await phone.sameNumber();
    await phone.button(phone.words.phone.menu.open).waitFor();
    players.push(new MafiaPlayer(name, phone));
  }
  return { kiosk, players };
}

async function setUpBlitz(kiosk: KioskPage, names: readonly string[]): Promise<void> {
  const { screen, mafia, 'mafia-setup': words } = kiosk.words;
  const { blitz } = words.flags;
  await kiosk.button(screen.home.newTable).click();
  await kiosk.page.getByText(mafia.game, { exact: true }).click();
  await kiosk.page.getByText(blitz.values.true, { exact: true }).click();
  await kiosk.tab(screen.setup.steps.players);
  for (const [i, clan] of ['blue', 'yellow', 'red', 'green'].entries()) {
    const field = kiosk.page.getByRole('textbox', {
      name: mafia.clans[clan]?.name ?? clan,
      exact: true,
    });
    await field.fill(names[i] ?? '');
  }
  await kiosk.button(screen.setup.create).click();
}
