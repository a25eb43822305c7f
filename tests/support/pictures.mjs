import { copyFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** `npm run pictures -w tests`: the README's pictures, out of what the last run of the tests saw. */
const FROM = new URL('../screenshots/', import.meta.url);
const TO = new URL('../../docs/pictures/', import.meta.url);
const PICTURES = {
  'alone.png': 'kiosk/alone-first-turn.png',
  'kiosk.png': 'kiosk/choose-ticket-1280x800-en.png',
  'phone.png': 'phone/x-map-360x740-en.png',
  'reveal.png': 'kiosk/reveal-1280x800-en.png',
  'scan.png': 'kiosk/scan-ticket-1280x800-en.png',
  'europe.png': 'kiosk/europe-specials-1280x800-en.png',
  'sherlock.png': 'sherlock-printed/look.png',
  'mafia.png': 'kiosk/mafia-prosecutor-1280x800-en.png',
  'studio.png': 'kiosk/studio-station-1280x800-en.png',
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
