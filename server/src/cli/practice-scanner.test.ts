import { PassThrough, Readable } from 'node:stream';
import { MockScanner, type Scan } from '@mister-x/device-adapters';
import { beforeEach, expect, it } from 'vitest';
import { practiceHint, practise } from './practice-scanner.js';

let mock: MockScanner;
let said = '';
const errors = new PassThrough().setEncoding('utf8');
errors.on('data', (text) => {
  said += text;
});

beforeEach(() => {
  mock = new MockScanner(() => 7);
  said = '';
});

const type = (...lines: readonly string[]) => practise(mock, Readable.from(lines.map((line) => `${line}\n`)), errors);

it('plugs in, reads and pulls out what a person says', async () => {
  await type('plug desk On the desk', 'plug-as keyboard hall', '', '  ');
  expect(await mock.list()).toEqual([
    { id: 'desk', kind: 'mock', key: 'desk', label: 'On the desk' },
    { id: 'hall', kind: 'keyboard', key: 'hall', label: 'hall' },
  ]);
  const opened = await mock.open('desk');
  const scans: Scan[] = [];
  if (opened.ok) opened.value.onScan((scan) => scans.push(scan));
  await type('scan desk  XT12 ABCD \r', 'unplug hall');
  expect(scans).toEqual([{ text: 'XT12 ABCD', device: 'desk', at: 7 }]);
  expect((await mock.list()).map(({ id }) => id)).toEqual(['desk']);
  expect(said).toBe('');
});

it('helps who asks', async () => {
  await type('help');
  expect(said).toMatch(/^The practice scanner understands/);
});

it('breaks and mends', async () => {
  await type('plug desk', 'fail desk BUSY');
  expect((await mock.open('desk')).ok).toBe(false);
  await type('mend desk');
  expect((await mock.open('desk')).ok).toBe(true);
  expect(said).toBe('');
});

it.each([
  ['dance', 'Unknown command: "dance".'],
  ['plug', 'A scanner needs an id.'],
  ['plug-as toaster t', '"toaster" is not a kind of scanner.'],
  ['plug-as pos', 'A scanner needs an id.'],
  ['unplug', '"unplug" takes the id of a scanner.'],
  ['mend a b', '"mend" takes the id of a scanner.'],
  ['scan desk', '"scan" takes the id of a scanner and a text.'],
  ['fail desk COFFEE', '"COFFEE" is not a scanner fault.'],
  ['x'.repeat(2_000), 'That line is too long.'],
])('answers %j with a sentence and the help', async (line, sentence) => {
  await type(line);
  expect(said.split('\n')[0]).toBe(sentence);
  expect(said).toContain('plug ID LABEL');
  for (const shown of said.split('\n')) expect(shown.length).toBeLessThanOrEqual(80);
  expect(await mock.list()).toEqual([]);
});

it('ends with its input, even one that breaks', async () => {
  const input = new PassThrough();
  const over = practise(mock, input, errors);
  input.write('plug de');
  input.destroy(new Error('the terminal is gone'));
  await over;
  expect(said).toBe('');
});

it('says whether it is the only scanner that is heeded', () => {
  expect(practiceHint(true)).not.toContain('--no-scanners');
  expect(practiceHint(false)).toContain('only one: --no-scanners ignores what is plugged in');
});
