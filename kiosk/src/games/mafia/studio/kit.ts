import { readPackShape } from '@mister-x/engine/mafia/brought-box';
import { CITY, type PackFile } from '@mister-x/engine/mafia/browser';
import type { Json } from '@mister-x/engine/protocol';
import { idOf } from '../../../lib/id-of.js';
import type { BoxKit } from '../../game-ui.js';
import { packs } from '../shared/pack.js';
import { things } from '../words/phone-areas.js';
import { mafiaStudio } from '../words/table-areas.js';
import { quartersOf } from './clans.js';
import Editor from './Editor.svelte';
import { notesOf } from './notes.js';

/** The studio hands back nothing but what it got from here. */
function packIn(file: Json): PackFile {
  return file as Json as PackFile;
}

const kit: BoxKit = {
  own: () => ({ ...CITY, pack: 'my-box', origin: '' }),
  read: (input) => {
    const read = readPackShape(input);
    if (read.ok) return { ok: true, file: read.value };
    const { member = '', cause = '' } = read.error;
    return { ok: false, text: mafiaStudio.t.unread(member, cause) };
  },
  fetch: (id) => packs.fetch(id),
  nameOf: (file) => packIn(file).pack,
  placesOf: (file) => quartersOf(packIn(file)).length,
  named: (file, typed) => {
    const pack = idOf(typed);
    return pack === '' ? file : { ...packIn(file), pack };
  },
  notes: (file) => notesOf(packIn(file), mafiaStudio.t, things.t),
  Editor,
};

export default kit;
