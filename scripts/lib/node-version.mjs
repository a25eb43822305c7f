/**
 * Whether `version` (`v20.19.1`) is one of the alternatives of `range` (`^20.19.0 || >=24.0.0`),
 * written as npm's `engines` field with full numbers.
 * @param {string} version
 * @param {string} range
 */
export function isSupported(version, range) {
  const have = numbers(version);
  return range.split('||').some((part) => {
    const text = part.trim();
    const least = numbers(text);
    if (compare(have, least) < 0) return false;
    return text.startsWith('>=') || have[0] === least[0];
  });
}

/**
 * @param {string} version
 * @param {string} range
 */
export function unsupportedSentence(version, range) {
  const words = range
    .split('||')
    .map((part) => part.trim())
    .map((part) =>
      part.startsWith('^')
        ? `${short(part)} (or a later ${numbers(part)[0]})`
        : `${short(part)} or later`,
    );
  return (
    `Mister X needs another version of Node.js: you have ${version.replace(/^v/, '')}.\n` +
    `These work: ${words.join(', ')}.\n` +
    'Get one from https://nodejs.org'
  );
}

/** @param {string} text */
function short(text) {
  return numbers(text).slice(0, 2).join('.');
}

/** @param {string} text */
function numbers(text) {
  return (text.match(/\d+/g) ?? []).slice(0, 3).map(Number);
}

/**
 * @param {readonly number[]} a
 * @param {readonly number[]} b
 */
function compare(a, b) {
  for (let i = 0; i < 3; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
