import type { Json } from '@mister-x/engine/protocol';
import { readPackShape } from '@mister-x/engine/sherlock-holmes/brought-box';
import { LONDON, type PackFile } from '@mister-x/engine/sherlock-holmes/browser';
import { idOf } from '../../../lib/id-of.js';
import type { BoxKit } from '../../game-ui.js';
import { packs } from '../shared/pack.js';
import { things } from '../words/phone-areas.js';
import { sherlockStudio } from '../words/table-areas.js';
import Editor from './Editor.svelte';
import { notesOf } from './notes.js';

/** The studio hands back nothing but what it got from here. */
function packIn(file: Json): PackFile {
  return file as Json as PackFile;
}

const kit: BoxKit = {
  own: () => ({ ...LONDON, pack: 'my-box', origin: '' }),
  read: (input) => {
    const read = readPackShape(input);
    if (read.ok) return { ok: true, file: read.value };
    const { member = '', cause = '' } = read.error;
    return { ok: false, text: sherlockStudio.t.unread(member, cause) };
  },
  fetch: (id) => packs.fetch(id),
  nameOf: (file) => packIn(file).pack,
  placesOf: (file) => packIn(file).locations.length,
  named: (file, typed) => {
    const pack = idOf(typed);
    return pack === '' ? file : { ...packIn(file), pack };
  },
  notes: (file) => notesOf(packIn(file), sherlockStudio.t, things.t),
  Editor,
};

export default kit;
