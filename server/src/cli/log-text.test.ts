import { expect, it } from 'vitest';
import { logLine, logText } from './log-text.js';

const time = new Date(2026, 0, 1, 14, 3).getTime();
const line = (record: object, close = false) => logLine(JSON.stringify({ time, ...record }), close);

it('is a sentence with its time, and says how urgent it is', () => {
  expect(line({ level: 30, msg: 'All is well.' })).toBe('14:03 All is well.');
  expect(line({ level: 40, msg: 'It is late.' })).toBe('14:03 Warning: It is late.');
  expect(line({ level: 50, msg: 'It failed.' })).toBe('14:03 Error: It failed.');
  expect(line({ level: 60, msg: 'It failed.' })).toBe('14:03 Error: It failed.');
});

it('names no process, no request and no place in the code', () => {
  const stack = 'Error: It failed.\n    at f (file.js:1:1)';
  const record = { level: 50, pid: 4242, msg: 'It failed.', req: { id: 17 }, err: { stack } };
  expect(line({ ...record, context: 'Requests' })).toBe('14:03 Error: It failed.');
});

it('says where errors came from to who looks closely, without their message', () => {
  const stack = 'TypeError: he is at 42\nand at 43\n    at f (file.js:1:1)\n    at g (file.js:2:2)';
  expect(line({ level: 50, msg: 'It failed.', err: { stack } }, true)).toBe(
    ['14:03 Error: It failed.', '      TypeError', '      at f (file.js:1:1)', '      at g (file.js:2:2)'].join('\n'),
  );
});

it('says how a request was answered', () => {
  const record = { level: 20, msg: 'request completed', req: { method: 'GET', path: '/x' } };
  expect(line({ ...record, res: { statusCode: 404 }, responseTime: 3 }, true)).toBe(
    '14:03 GET /x was answered with 404.',
  );
});

it.each([
  ['a line', 'a\n14:03 Error: b', 'a 14:03 Error: b'],
  ['a carriage return', 'a\r14:03 b', 'a 14:03 b'],
  ['an escape code', 'a\x1b[2Jb', 'a\\x1b[2Jb'],
  ['an escape code of one byte', 'a\x9b2Jb', 'a\\x9b2Jb'],
  ['a separator of lines', 'a\u2028b', 'a\\u2028b'],
  ['the other direction', 'a\u202eb', 'a\\u202eb'],
  ['a hyphen that nobody sees', 'a\u00adb', 'a\\xadb'],
  ['notes between lines', 'a\ufff9b', 'a\\ufff9b'],
  ['letters that nobody sees', 'a\u{e0041}b', 'a\\u{e0041}b'],
])('lets nobody put in %s', (_, msg, shown) => {
  expect(line({ level: 30, msg })).toBe(`14:03 ${shown}`);
  const req = { method: 'GET', path: msg };
  expect(line({ level: 20, req, res: { statusCode: 200 } })?.split(/[\n\r\u2028]/)).toHaveLength(1);
  expect(logLine(msg, false)).toBe(shown);
});

it('cuts what is too long', () => {
  expect(line({ level: 30, msg: 'a'.repeat(100_000) })?.length).toBeLessThan(600);
});

it('keeps how the server is put together from who did not ask for it', () => {
  const written: string[] = [];
  const out = { write: (text: string) => written.push(text) };
  const record = JSON.stringify({ level: 30, time, context: 'RouterExplorer', msg: 'Mapped' });
  logText(out, 'info').write(`${record}\n`);
  expect(written).toEqual([]);
  logText(out, 'debug').write(`${record}\n`);
  expect(written).toEqual(['14:03 Mapped\n']);
});
