import { describe, expect, it } from 'vitest';
import { decode, parseArguments, textParser } from './text-parser.js';

describe('the parser that leaves events as text', () => {
  it('keeps the arguments of an event as they came', () => {
    const { type, nsp, data } = decode('2["update",{"a":[1,2]},"b"]');
    expect({ type, nsp }).toEqual({ type: 2, nsp: '/' });
    expect(data).toEqual(['update', '{"a":[1,2]},"b"']);
    expect(parseArguments((data as string[])[1] ?? '')).toEqual([{ a: [1, 2] }, 'b']);
  });

  it('reads an event without arguments', () => {
    expect(decode('2["gone"]').data).toEqual(['gone', '']);
    expect(parseArguments('')).toEqual([]);
  });

  it('parses answers and connections', () => {
    expect(decode('312[{"ok":true}]')).toEqual({ type: 3, nsp: '/', id: 12, data: [{ ok: true }] });
    expect(decode('0/yard,{"sid":"x"}')).toEqual({ type: 0, nsp: '/yard', data: { sid: 'x' } });
    expect(decode('1')).toEqual({ type: 1, nsp: '/' });
  });

  it('writes what it reads', () => {
    const encoder = new textParser.Encoder();
    const packet = { type: 3, nsp: '/yard', id: 7, data: ['go', { stop: 13 }] };
    const [text = ''] = encoder.encode(packet);
    expect(text).toBe('3/yard,7["go",{"stop":13}]');
    expect(decode(text)).toEqual(packet);
  });
});
