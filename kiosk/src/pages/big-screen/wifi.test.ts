import { expect, it } from 'vitest';
import { wifiQrText } from './wifi.js';

const network = (name: string, password: string | null, hidden = false) => ({
  name,
  password,
  hidden,
});

it.each([
  [network('Home', 'let me in'), 'WIFI:T:WPA;S:Home;P:let me in;;'],
  [network('Café ☂', '12345678'), 'WIFI:T:WPA;S:Café ☂;P:12345678;;'],
  [network('Garden', null), 'WIFI:T:nopass;S:Garden;;'],
  [network('Cellar', 'password', true), 'WIFI:T:WPA;S:Cellar;P:password;H:true;;'],
  [network('a;b,c:d"e\\f', 'P:x;;H:true'), 'WIFI:T:WPA;S:a\\;b\\,c\\:d\\"e\\\\f;P:P\\:x\\;\\;H\\:true;;'],
  [network('ABCD', 'DEADBEEF'), 'WIFI:T:WPA;S:ABCD;P:DEADBEEF;;'],
])('%j is written as phones read it', (it, code) => {
  expect(wifiQrText(it)).toBe(code);
});

it('what was written can be read again, whatever signs it has', () => {
  const signs = '\\;,:"a ';
  for (const a of signs)
    for (const b of signs) {
      const [name, password] = [`${a}${b}`, `${b}${a}end;;12`];
      const read = [...wifiQrText(network(name, password)).matchAll(/([TSPH]):((?:\\.|[^\\;])*);/g)];
      const plain = read.map(([, field, value = '']) => [field, value.replace(/\\(.)/g, '$1')]);
      expect(plain).toEqual([
        ['T', 'WPA'],
        ['S', name],
        ['P', password],
      ]);
    }
});
