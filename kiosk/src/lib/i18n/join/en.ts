/** The way in, for whoever types a code or chooses a name. */
export const messages = {
  heading: 'Take your seat',
  lead: 'Scan the code on the big screen, or type it here.',
  code: 'Code',
  take: 'Take this seat',
  haveWords: 'I have take-over words',
  haveCode: 'I have a code',
  wordsHeading: 'Get your seat back',
  wordsLead: 'Type the words you wrote down when you took your seat.',
  words: 'Take-over words',
  takeOver: 'Take over',
  six: 'Type all six words, in the order you wrote them down.',
  unknown: (word: string) => `“${word}” is not on the word list. Check the spelling.`,
  held: 'This phone already has a seat',
  resume: 'Continue playing',
  who: 'Who are you?',
  pick: 'Pick your name. You can still change it.',
  name: 'Your name',
  sit: 'Join',
  taken: 'All seats are taken.',
  begun:
    'The game has started. Your seat now has its own code: Menu → Seats and phones on the big screen.',
};
