import type { Language } from '@mister-x/engine/protocol';
import type { Evening } from './evening.js';
import type { KioskPage } from './kiosk-page.js';
import { HolmesPlayer } from './holmes-player.js';
import type { Words } from './words.js';

type Sources = keyof Words['sherlock-setup']['sources'];
type Settings = {
  readonly language: Language;
  readonly names: readonly string[];
  /** Of the big screen, for example its viewport. */
  readonly screen?: object;
  /** Who lays tokens, and which cards are played with, where it is not the referee. */
  readonly sources?: readonly Sources[];
};

/** A big screen and a phone for each name, at a table of Sherlock Holmes that has just begun. */
export async function gatherHolmes(evening: Evening, { language, names, screen = {}, sources = [] }: Settings) {
  const kiosk = await evening.kiosk(language, 'kiosk', screen);
  await kiosk.open(evening.referee);
  await setUp(kiosk, names, sources);
  const players: HolmesPlayer[] = [];
  /** Recovery codes, by name. */
  const codes = new Map<string, string>();
  for (const name of names) {
    const phone = await evening.phone(language, name);
    await phone.type(evening.referee.lanAddress, await kiosk.code(name));
    await phone.sameNumber();
    codes.set(name, await phone.writeCodeDown());
    players.push(new HolmesPlayer(name, phone));
  }
  await kiosk.start();
  return { kiosk, players, codes };
}

async function setUp(kiosk: KioskPage, names: readonly string[], sources: readonly Sources[]): Promise<void> {
  const { screen, sherlock, 'sherlock-setup': words } = kiosk.words;
  await kiosk.button(screen.home.newTable).click();
  await kiosk.page.getByText(sherlock.game, { exact: true }).click();
  await kiosk.page.getByText(String(names.length), { exact: true }).last().click();
  for (const source of sources) {
    await kiosk.page.getByText(words.sources[source].name, { exact: true }).click();
  }
  await kiosk.tab(screen.setup.steps.players);
  for (const [i, name] of names.entries()) {
    await kiosk.page.getByRole('textbox', { name: words.player(i + 1), exact: true }).fill(name);
  }
  await kiosk.button(screen.setup.create).click();
}
