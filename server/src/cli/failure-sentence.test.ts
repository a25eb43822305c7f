import { describe, expect, it } from 'vitest';
import type { StartFailure } from '../runtime/failure.js';
import { failureSentence } from './failure-sentence.js';

const PATH = '/home/pi/data/mister-x.sqlite';

/** One of each code: the type makes a forgotten one a mistake. */
const ALL: { readonly [C in StartFailure['code']]: Extract<StartFailure, { code: C }> } = {
  PORT_IN_USE: { code: 'PORT_IN_USE', host: '0.0.0.0', port: 8080 },
  PORT_FORBIDDEN: { code: 'PORT_FORBIDDEN', host: '0.0.0.0', port: 80 },
  HTTPS_PORT_IN_USE: { code: 'HTTPS_PORT_IN_USE', host: '0.0.0.0', port: 8443 },
  HTTPS_PORT_FORBIDDEN: { code: 'HTTPS_PORT_FORBIDDEN', host: '0.0.0.0', port: 443 },
  HOST_INVALID: { code: 'HOST_INVALID', host: '10.0.0.1' },
  DATA_UNWRITABLE: { code: 'DATA_UNWRITABLE', path: PATH, reason: 'read-only file system' },
  DATABASE_DAMAGED: { code: 'DATABASE_DAMAGED', path: PATH, reason: 'not a database' },
  DATABASE_NEWER: { code: 'DATABASE_NEWER', path: PATH, migration: '009-more' },
  DATABASE_LOCKED: { code: 'DATABASE_LOCKED', path: PATH },
  DRIVER_MISSING: { code: 'DRIVER_MISSING', driver: 'sqlite3', node: '20.19.0', reason: 'no file' },
  KEY_DAMAGED: { code: 'KEY_DAMAGED', path: PATH },
  AUTHORITY_DAMAGED: { code: 'AUTHORITY_DAMAGED', path: PATH, reason: 'bad base64' },
  AUTHORITY_CLOSED: { code: 'AUTHORITY_CLOSED', path: PATH, reason: 'permission denied' },
  CLOCK_WRONG: { code: 'CLOCK_WRONG', clock: '1970-01-01', since: '2026-11-01' },
  AUTHORITY_EARLY: { code: 'AUTHORITY_EARLY', clock: '2026-11-21', since: '2076-11-20' },
  KIOSK_MISSING: { code: 'KIOSK_MISSING', path: '/home/pi/kiosk/dist/index.html' },
};

describe.each(Object.entries(ALL))('%s', (code, failure) => {
  const sentence = failureSentence(failure);
  it('is told in lines of at most 80 columns, without its code', () => {
    for (const line of sentence.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
    expect(sentence).not.toContain(code);
  });
  it('names what is concerned', () => {
    const { code: _, ...facts } = failure;
    const named = Object.entries(facts).filter(([key]) => key !== 'host' || !('port' in facts));
    for (const [, value] of named) expect(sentence).toContain(String(value));
  });
});

it('does not offer a port that does not exist', () => {
  const sentence = failureSentence({ code: 'PORT_IN_USE', host: '0.0.0.0', port: 65_535 });
  expect(sentence).not.toContain('65536');
});

it('says which Node has a database of its own', () => {
  const wanted = { code: 'DRIVER_MISSING', driver: 'node', node: '20.19.0', reason: '' } as const;
  expect(failureSentence(wanted)).toMatch(/20\.19\.0 has no SQLite[\s\S]*22\.13/);
});
