import { createRequire } from 'node:module';
import { requestNames, routes } from '@mister-x/server/testing';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { asYaml, asyncapi } from './document.js';
import { ProtocolTypes } from './typed.js';

type Operation = {
  readonly action: string;
  readonly messages: readonly { readonly $ref: string }[];
};
type Document = {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly components: {
    readonly messages: Readonly<Record<string, { readonly name: string; readonly payload: object }>>;
    readonly schemas: Readonly<Record<string, object>>;
  };
};

const text = asYaml(asyncapi());
const document: Document = parse(text);
const require = createRequire(import.meta.url);

describe('what npm run asyncapi writes', () => {
  it('is a valid AsyncAPI document', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
    const isValid = ajv.compile(require('@asyncapi/specs/schemas/3.0.0-without-$id.json'));
    expect([isValid(document), isValid.errors]).toEqual([true, null]);
    expect(isValid({ ...document, operations: { wrong: { action: 'ask' } } })).toBe(false);
  });

  it('has every request and every push', () => {
    const pushes = new ProtocolTypes().membersOf('Pushes').map(({ name }) => name);
    const named = (action: string) =>
      Object.entries(document.operations)
        .filter(([, operation]) => operation.action === action)
        .map(([key]) => document.components.messages[key]?.name);
    expect(named('receive')).toEqual(requestNames);
    expect(named('send')).toEqual(pushes);
  });

  it('refers to nothing that is not there', () => {
    const resolve = (path: string) =>
      path
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
    const refs = [...text.matchAll(/\$ref: "?(#[^"\s]+)/g)].map(([, path = '']) => path);
    expect(refs.length).toBeGreaterThan(100);
    expect(refs.filter((path) => resolve(path) === undefined)).toEqual([]);
  });

  it('has schemas that take and refuse what the server takes and refuses', () => {
    const ajv = new Ajv({ strict: false });
    const takes = (name: keyof typeof routes, body: unknown) => {
      const payload = document.components.messages[name.replaceAll(':', '.')]?.payload ?? {};
      return [ajv.validate(payload, body), routes[name].ask.safeParse(body).success];
    };
    const key = 'A'.repeat(43);
    expect(takes('host:pair', { code: 'C', key, screen: 'Ünïcode · 3' })).toEqual([true, true]);
    expect(takes('host:pair', { code: 'C', key: 'A', screen: '' })).toEqual([false, false]);
    expect(takes('table:open', { table: 'abc', since: 3 })).toEqual([true, true]);
    expect(takes('table:open', { table: 'abc', more: 3 })).toEqual([false, false]);
    expect(takes('table:open', { since: 3 })).toEqual([false, false]);
    expect(takes('seat:takeover', { recoveryCode: '1234' })).toEqual([true, true]);
    expect(takes('scanner:listen', { table: null })).toEqual([true, true]);
  });
});
