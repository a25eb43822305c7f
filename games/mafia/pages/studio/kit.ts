import { readPackShape } from '../../rules/custom-pack.js';
import { DEFAULT_MAFIA_PACK_FILE, type PackFile } from '../../rules/browser.js';
import type { Json } from '@mister-x/engine/protocol';
import { idFromTyped } from '@mister-x/kiosk/kit/id-of.ts';
import type { PackKit } from '@mister-x/kiosk/games/game-ui.ts';
import { packs } from '../shared/pack.js';
import { gameMessages } from '../../messages/phone-messages.js';
import { studioMessages } from '../../messages/screen-messages.js';
import { quartersOf } from './clans.js';
import Editor from './Editor.svelte';
import { notesOf } from './notes.js';

/** The studio hands back nothing but what it got from here. */
function packIn(file: Json): PackFile {
  return file as Json as PackFile;
}

const kit: PackKit = {
  own: () => ({ ...DEFAULT_MAFIA_PACK_FILE, pack: 'my-box', origin: '' }),
  read: (input) => {
    const read = readPackShape(input);
    if (read.ok) return { ok: true, file: read.value };
    const { member = '', cause = '' } = read.error;
    return { ok: false, text: studioMessages.t.unread(member, cause) };
  },
  fetch: (id) => packs.fetch(id),
  nameOf: (file) => packIn(file).pack,
  placesOf: (file) => quartersOf(packIn(file)).length,
  named: (file, typed) => {
    const pack = idFromTyped(typed);
    return pack === '' ? file : { ...packIn(file), pack };
  },
  notes: (file) => notesOf(packIn(file), studioMessages.t, gameMessages.t),
  Editor,
};

export default kit;
