/** The way in, for whoever opens the page without scanning the code. */
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
};
