import type { WifiNetwork } from '@mister-x/engine/protocol';

/**
 * What the code of a network says, as ZXing agreed on it and cameras of phones read it. Names and
 * passwords that look like hex stand there as they are: in quotation marks phones take the marks for
 * a part of them.
 */
export function wifiQrText({ name, password, hidden }: WifiNetwork): string {
  const kind = password === null ? 'T:nopass' : 'T:WPA';
  const fields = [kind, `S:${escaped(name)}`];
  if (password !== null) fields.push(`P:${escaped(password)}`);
  if (hidden) fields.push('H:true');
  return `WIFI:${fields.join(';')};;`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,:"]/g, '\\$&');
}
