import { SERVER_CODES } from '@mister-x/engine/protocol';
import { requestNames, routes } from '@mister-x/server/testing';
import { stringify } from 'yaml';
import { type Member, ProtocolTypes, type Schema } from './typed.js';
import { PROJECT } from '../project.js';

export const ASYNCAPI_FILE = new URL('docs/asyncapi.yaml', PROJECT);

/** The document as it is written, the same to the byte for the same protocol. */
export function asYaml(document: Schema): string {
  const head = '# Made of the request table and the types of the protocol: npm run asyncapi\n';
  return head + stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });
}

/**
 * The protocol as AsyncAPI 3: requests from the server's own table, answers and pushes from the types
 * of the protocol. What surrounds them on the wire is in docs/protocol.md.
 */

const INFO = {
  title: 'Mister X referee',
  version: '1',
  license: { name: 'MIT' },
  description: [
    'What clients ask the referee, and what it tells them. docs/protocol.md says how messages travel,',
    'how a connection is made private, and what the codes mean.',
    'x-who: who may ask. anyone; host: a screen that has proved a host key; holder: the phone that holds',
    'the seat, or the host; watcher: anyone who looks at the table; player: whom the match lets act for the',
    'seat. x-cost: in requests of the usual kind. x-in-the-clear: may pass without a private channel.',
    'x-needs-table: a table that is not there is TABLE_UNKNOWN.',
  ].join(' '),
};

const REFUSED_SCHEMA_NAME = 'refused';
const refusal: Schema = {
  type: 'object',
  description: 'Nothing was done. Codes of the games come beside those of the server.',
  properties: {
    ok: { const: false },
    refusal: {
      type: 'object',
      properties: { code: { type: 'string', examples: [...SERVER_CODES] } },
      required: ['code'],
    },
  },
  required: ['ok', 'refusal'],
};

const ref = (...path: readonly string[]): Schema => ({ $ref: `#/${path.join('/')}` });
/** Colons have no place in the names of components. */
const keyOf = (name: string): string => name.replaceAll(':', '.');

export function asyncapi(): Schema {
  const types = new ProtocolTypes();
  const requests = byName(types.membersOf('Requests'));
  const pushes = types.membersOf('Pushes');
  const messages = new Map<string, Schema>([
    [REFUSED_SCHEMA_NAME, { name: REFUSED_SCHEMA_NAME, payload: ref('components', 'schemas', REFUSED_SCHEMA_NAME) }],
  ]);
  const operations = new Map<string, Schema>();

  for (const name of requestNames) {
    const { ask, who, cost, inTheClear, needsTable } = routes[name];
    const member = requests.get(name);
    if (member === undefined) throw new Error(`the protocol has no ${name}`);
    const key = keyOf(name);
    messages.set(key, { name, payload: askSchema(ask) });
    const value = types.schemaOf(types.member(member.type, 'reply'));
    const answer = { ok: { const: true }, value };
    messages.set(`${key}.reply`, {
      name: `${name}, answered`,
      payload: { type: 'object', properties: answer, required: ['ok', 'value'] },
    });
    operations.set(key, {
      action: 'receive',
      channel: ref('channels', 'requests'),
      ...described(member),
      messages: [ref('channels', 'requests', 'messages', key)],
      reply: {
        channel: ref('channels', 'requests'),
        messages: [`${key}.reply`, REFUSED_SCHEMA_NAME].map((each) => ref('channels', 'requests', 'messages', each)),
      },
      'x-who': who.name,
      'x-cost': cost,
      'x-in-the-clear': inTheClear,
      'x-needs-table': needsTable,
    });
  }
  const asked = [...messages.keys()];
  for (const push of pushes) {
    const key = `push.${keyOf(push.name)}`;
    messages.set(key, { name: push.name, payload: types.schemaOf(push.type) });
    operations.set(key, {
      action: 'send',
      channel: ref('channels', 'pushes'),
      ...described(push),
      messages: [ref('channels', 'pushes', 'messages', key)],
    });
  }
  const channel = (description: string, keys: readonly string[]): Schema => ({
    address: null,
    description,
    messages: Object.fromEntries(keys.map((key) => [key, ref('components', 'messages', key)])),
  });
  const told = pushes.map(({ name }) => `push.${keyOf(name)}`);
  return {
    asyncapi: '3.0.0',
    info: INFO,
    defaultContentType: 'application/json',
    channels: {
      requests: channel('A client asks, and is answered.', asked),
      pushes: channel('Told unasked, to those whom it concerns.', told),
    },
    operations: Object.fromEntries(operations),
    components: {
      messages: Object.fromEntries(messages),
      schemas: {
        [REFUSED_SCHEMA_NAME]: refusal,
        ...Object.fromEntries([...types.named].sort(byKey)),
      },
    },
  };
}

type Shape = (typeof routes)[(typeof requestNames)[number]]['ask'];

/** As the server checks it. */
function askSchema(ask: Shape): Schema {
  const { $schema: _, ...schema } = ask.toJSONSchema({
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  });
  return schema;
}

function described({ says }: Member): Schema {
  return says === '' ? {} : { description: says };
}

function byName(members: readonly Member[]): ReadonlyMap<string, Member> {
  return new Map(members.map((member) => [member.name, member]));
}

function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
