import { expect, it } from 'vitest';
import { readPush } from './device.js';

it('what is pushed stays text', () => {
  expect(readPush('["update",{"a":[1,2]}]')).toEqual({ name: 'update', body: '{"a":[1,2]}' });
  expect(readPush('["update",{"a":1},"b"]')).toEqual({ name: 'update', body: '{"a":1},"b"' });
  expect(readPush('["gone"]')).toEqual({ name: 'gone', body: '' });
  expect(readPush('[12,{"ok":true}]')).toBeUndefined();
});
