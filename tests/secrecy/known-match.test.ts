import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { found } from './known-match.js';

const value = randomBytes(16).toString('base64url');
const bytes = Buffer.from(value, 'base64url');
const secret = [{ what: 'salt', value }];
const around = (middle: string | Buffer): Buffer =>
  Buffer.concat([randomBytes(7), Buffer.from(middle as string), randomBytes(5)]);

describe('searching for secrets', () => {
  it.each([
    ['as it is', around(value)],
    ['its bytes', around(bytes)],
    ['hex', around(bytes.toString('hex'))],
    ['capital hex', around(bytes.toString('hex').toUpperCase())],
    ['hex of the text', around(Buffer.from(value).toString('hex'))],
    ['UTF-16', around(Buffer.from(value, 'utf16le'))],
    ['base64', around(bytes.toString('base64'))],
    ['base64 of the text among others', around(Buffer.from(`ab${value}c`).toString('base64'))],
    ['base64url of more bytes', around(Buffer.concat([randomBytes(4), bytes]).toString('base64url'))],
  ])('finds it in any spelling: %s', (_name, text) => {
    expect(found(secret, text)).toEqual(['salt']);
  });

  it('finds nothing in noise', () => {
    expect(found(secret, randomBytes(100_000))).toEqual([]);
  });
});
