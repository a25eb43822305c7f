import { expect, it } from 'vitest';
import { cpio, type Entry } from './cpio.js';

type Member = { name: string; mode: string; content: string };

/** Read as the kernel does: fields of eight hexadecimal digits, everything in multiples of four. */
function read(archive: Buffer): Member[] {
  const members: Member[] = [];
  for (let at = 0; at < archive.length; ) {
    expect(archive.toString('latin1', at, at + 6)).toBe('070701');
    const field = (index: number) =>
      Number.parseInt(archive.toString('latin1', at + 6 + 8 * index, at + 14 + 8 * index), 16);
    const [size, nameSize] = [field(6), field(11)];
    const name = archive.toString('utf8', at + 110, at + 110 + nameSize - 1);
    expect(archive[at + 110 + nameSize - 1]).toBe(0);
    const start = Math.ceil((at + 110 + nameSize) / 4) * 4;
    const mode = field(1).toString(8);
    members.push({ name, mode, content: archive.toString('utf8', start, start + size) });
    at = Math.ceil((start + size) / 4) * 4;
  }
  return members;
}

const pack = (...entries: Entry[]) => read(Buffer.concat(cpio(entries)));
const TRAILER = { name: 'TRAILER!!!', mode: '0', content: '' };

it('writes files, programs, links and folders', () => {
  const content = Buffer.from('abc');
  expect(
    pack(
      { path: 'dev', folder: true },
      { path: 'init', content, executable: true },
      { path: 'note', content: Buffer.from('Zürich') },
      { path: 'sh', target: 'init' },
    ),
  ).toEqual([
    { name: 'dev', mode: '40755', content: '' },
    { name: 'init', mode: '100755', content: 'abc' },
    { name: 'note', mode: '100644', content: 'Zürich' },
    { name: 'sh', mode: '120777', content: 'init' },
    TRAILER,
  ]);
});

it('adds the folders above an entry, each once and before it', () => {
  const content = Buffer.alloc(0);
  expect(pack({ path: 'a/b/one', content }, { path: 'a/b', folder: true }, { path: 'a/two', content })).toEqual([
    { name: 'a', mode: '40755', content: '' },
    { name: 'a/b', mode: '40755', content: '' },
    { name: 'a/b/one', mode: '100644', content: '' },
    { name: 'a/two', mode: '100644', content: '' },
    TRAILER,
  ]);
});

it.each([0, 1, 2, 3, 4, 5])('fills up after contents and names of every length: %i', (length) => {
  const content = Buffer.from('x'.repeat(length));
  const path = 'n'.repeat(length + 1);
  expect(pack({ path, content }, { path: 'z', content })).toEqual([
    { name: path, mode: '100644', content: 'x'.repeat(length) },
    { name: 'z', mode: '100644', content: 'x'.repeat(length) },
    TRAILER,
  ]);
});
