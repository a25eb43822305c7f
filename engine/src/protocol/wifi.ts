import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The Wi-Fi that guests join to reach this server, as the host typed it. For holders of the host key
 * only, and part of nothing that anybody else is told.
 */
export type WifiNetwork = {
  readonly name: string;
  /** WPA; `null` for an open network. */
  readonly password: string | null;
  /** It does not announce its name. */
  readonly hidden: boolean;
};

/** What a network may be called: 1 to 32 bytes of UTF-8, and nothing that nobody can type. */
export type WifiNameFault = 'EMPTY' | 'TOO_LONG' | 'CHARACTERS';

export function wifiNameFault(name: string): WifiNameFault | null {
  if (name === '') return 'EMPTY';
  if (/[\p{Cc}\p{Cs}]/u.test(name)) return 'CHARACTERS';
  return utf8ToBytes(name).length > 32 ? 'TOO_LONG' : null;
}

/** What WPA takes: 8 to 63 printable characters of ASCII, or a key of 64 hex digits. */
export type WifiPasswordFault = 'TOO_SHORT' | 'TOO_LONG' | 'CHARACTERS';

export function wifiPasswordFault(password: string): WifiPasswordFault | null {
  if (/[^ -~]/u.test(password)) return 'CHARACTERS';
  if (password.length < 8) return 'TOO_SHORT';
  if (password.length <= 63 || /^[0-9a-f]{64}$/i.test(password)) return null;
  return 'TOO_LONG';
}
