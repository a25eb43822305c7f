/** Of these, tokens are made, also where an address spells some of them out; shorter codes stand behind `#`, which browsers keep to themselves. */
const TOKEN = /(?:[\w~+=-]|%[0-9a-f]{2}){20,}/gi;

/** Text from outside without whatever looks like a token. */
export const withoutTokens = (text: string): string => text.replace(TOKEN, '…');
