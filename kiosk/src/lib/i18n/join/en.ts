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
  six: 'Six words are needed, in the order in which you noted them.',
  unknown: (word: string) => `“${word}” is not on the list of words. Please look again.`,
  held: 'This phone holds a seat',
  resume: 'Continue playing',
  who: 'Who are you?',
  pick: 'Pick your name. You can still change it.',
  name: 'Your name',
  sit: 'Join',
  taken: 'All places are taken.',
  begun:
    'The game has begun. Your seat has a code of its own now: Menu → Seats and phones on the big screen.',
};
