/** Ends lines, drives terminals, hides, or turns the direction of what follows. */
const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** Text from outside, such as the name of a client, as one line that only looks like itself. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (sign) => {
    const code = sign.charCodeAt(0);
    return code < 0x100
      ? `\\x${code.toString(16).padStart(2, '0')}`
      : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}
