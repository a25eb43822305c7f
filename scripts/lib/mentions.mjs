/**
 * Which files name a game that is not theirs. A game's own are all files in folders called by its id,
 * wherever they lie; whatever else names it would have to be touched when a game comes or goes.
 */

/**
 * @typedef {object} Named what a game is known by
 * @property {string} id
 * @property {readonly string[]} seats ids of its seats, which count as whole strings alone
 * @property {readonly string[]} names its id, the roles of its seats, and other words of its own; each in
 *   one spelling, in singular
 *
 * @typedef {{ readonly path: string, readonly line: number, readonly name: string }} Mention
 *
 * @typedef {object} Exception
 * @property {readonly string[]} files paths, in which `*` stands for part of a name and `**` for any folders
 * @property {readonly string[]} [names] what may stand there; anything, where it is left out
 * @property {string} reason
 */

/** As packages, commands, files and formats of the whole are called, which says nothing of a role called alike. */
const PRODUCT = /mister-x/g;
/** A word of prose, or one hump of a name in code. */
const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;
/** Strings, but for those that are only repeated to fill something. */
const STRING = /'([^'\\\n]*)'|"([^"\\\n]*)"|`([^`\\\n]*)`/g;
const REPEATED = /^\.repeat\(/;

/** @param {string} text */
function wordsOf(text) {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    index,
  }));
}

/**
 * Where the words stand one after the other, the last perhaps in plural.
 * @param {ReturnType<typeof wordsOf>} words
 * @param {readonly string[]} name
 */
function placesOf(words, name) {
  const last = name.length - 1;
  return words.filter((_, at) =>
    name.every((part, i) => {
      const word = words[at + i]?.word;
      return word === part || (i === last && (word === `${part}s` || word === `${part}es`));
    }),
  );
}

/**
 * Everything that a file says of games whose folder it is not in. In the folder of a game, a word may mean
 * something of its own; there, of other games, the ids alone count.
 * @param {string} path from the root of the checkout
 * @param {string} text
 * @param {readonly Named[]} games
 * @param {readonly string[]} [more] ids of games that are named freely, and have folders too
 * @returns {readonly Mention[]}
 */
export function mentionsIn(path, text, games, more = []) {
  const folders = path.split('/').slice(0, -1);
  const ids = games.map(({ id }) => id);
  const isOfGame = folders.some((folder) => ids.includes(folder) || more.includes(folder));
  const foreign = games.filter(({ id }) => !folders.includes(id));
  const names = new Set(foreign.flatMap((game) => (isOfGame ? [game.id] : game.names)));
  const seats = new Set(isOfGame ? [] : foreign.flatMap((game) => game.seats));
  // The path is read like a first line.
  const whole = `${path}\n${text}`;
  const said = wordsOf(whole);
  const saidOfGames = wordsOf(whole.replace(PRODUCT, (found) => '.'.repeat(found.length)));
  const found = [...names].flatMap((name) => {
    const words = ids.includes(name) ? said : saidOfGames;
    const sought = wordsOf(name).map(({ word }) => word);
    return placesOf(words, sought).map(({ index }) => ({ name, index }));
  });
  for (const { 0: string, 1: single, 2: double, 3: template, index } of whole.matchAll(STRING)) {
    const name = single ?? double ?? template ?? '';
    const repeated = REPEATED.test(whole.slice(index + string.length));
    if (seats.has(name) && !repeated) found.push({ name, index });
  }
  return found
    .map(({ name, index }) => ({ path, line: whole.slice(0, index).split('\n').length - 1, name }))
    .sort((a, b) => a.line - b.line);
}

/** @param {string} files */
function pattern(files) {
  const plain = files.replace(/[\\^$.+?()[\]{}|]/g, '\\$&');
  return new RegExp(`^${plain.replace(/\*\*|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))}$`);
}

/**
 * Mentions that no exception excuses, and exceptions, or parts of them, that excuse none.
 * @param {readonly Mention[]} mentions
 * @param {readonly Exception[]} exceptions
 */
export function judge(mentions, exceptions) {
  /** @type {Set<Mention>} */
  const excused = new Set();
  /** @type {string[]} */
  const idle = [];
  for (const { files, names } of exceptions) {
    const excuses = mentions.filter(({ name }) => names === undefined || names.includes(name));
    /** @type {Mention[]} */
    const here = [];
    for (const each of files) {
      const path = pattern(each);
      const found = excuses.filter((mention) => path.test(mention.path));
      if (found.length === 0) idle.push(each);
      here.push(...found);
    }
    for (const mention of here) excused.add(mention);
    const missing = (names ?? []).filter((name) => !here.some((mention) => mention.name === name));
    idle.push(...missing.map((name) => `${files.join(', ')}: ${name}`));
  }
  return { faults: mentions.filter((mention) => !excused.has(mention)), idle };
}
