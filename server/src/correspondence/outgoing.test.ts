import { expect, it } from 'vitest';
import { messageTo } from './outgoing.js';
import type { ReminderEvent } from './reminder.js';

const NEWS: ReminderEvent = {
  ...{ id: '1', table: 't', at: 0, what: 'moved', asked: ['g1'], turn: ['g1'] },
};
const table = (name: string) => ({ id: 't', seats: [{ seat: 'g1', name }] });
const body = (format: 'discord' | 'slack' | 'matrix', name = 'Ben', seat: string | null = 'g1') =>
  JSON.parse(messageTo({ kind: 'hook', language: 'en', seat, format }, NEWS, table(name), 'https://g.test'));

it('is what each program wants, and nothing else', () => {
  expect(body('discord')).toEqual({
    content: 'Ben, at the table of Ben\nIt’s your turn.\n<https://g.test/play>',
    allowed_mentions: { parse: [] },
  });
  expect(body('slack', 'Ben', null)).toEqual({
    text: 'Table of Ben\nSomething happened at the table. Waiting for Ben.\n<https://g.test/#watch=t>',
  });
  expect(body('matrix')).toEqual({
    text: 'Ben, at the table of Ben\nIt’s your turn.\nhttps://g.test/play',
    html: 'Ben, at the table of Ben<br>It’s your turn.<br>https://g.test/play',
  });
});

it.each([
  ...['@everyone', '@here', '@room', '<!channel>', '<@1>', '[a](https://b.c)', '<b>b'],
  ...['**b**', '*b*', '_b_', '~b~', '`b`', '# b', '> b'],
])('a player called %s calls nobody, and formats nothing', (name) => {
  const { content } = body('discord', name);
  expect(content.split('\n')[0]).not.toMatch(/(?<!\\)[*_~`#<>[\]()]/);
  expect(body('slack', name).text.split('\n')[0]).not.toMatch(/[*_~`#<>[\]]/);
  expect(body('matrix', name).html.split('<br>')[0]).not.toMatch(/[<>]/);
  for (const text of [content, body('slack', name).text, body('matrix', name).text]) {
    expect(text).not.toContain('@');
  }
});
