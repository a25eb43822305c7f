import { copyFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** `npm run pictures -w tests`: the README's pictures, out of what the last run of the tests saw. */
const FROM = new URL('../screenshots/', import.meta.url);
const TO = new URL('../../docs/pictures/', import.meta.url);
const PICTURES = {
  'alone.png': 'kiosk/alone-first-turn.png',
  'kiosk.png': 'kiosk/a-move-that-is-scanned-en-1280x800.png',
  'phone.png': 'phone/Mister-X-on-his-phone-uncovered-en-360x740.png',
  'reveal.png': 'kiosk/Mister-X-appears-en-1280x800.png',
  'scan.png': 'kiosk/a-move-that-is-scanned-a-ticket-en-1280x800.png',
  'europe.png': 'kiosk/Europe-s-specials-en-1280x800.png',
  'sherlock.png': 'sherlock-printed/look.png',
  'mafia.png': 'kiosk/Mafia-s-play-en-1280x800.png',
  'studio.png': 'kiosk/a-board-that-lacks-much-a-station-en-1280x800.png',
  'round.webp': 'film/round.webp',
};

await mkdir(TO, { recursive: true });
for (const [name, source] of Object.entries(PICTURES)) {
  try {
    await copyFile(new URL(source, FROM), new URL(name, TO));
    console.log(fileURLToPath(new URL(name, TO)));
  } catch {
    console.error(`No picture ${source} yet: run "PICTURES=en npm test -- --all tests" first.`);
    process.exitCode = 1;
  }
}
