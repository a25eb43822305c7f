/** The way in, for anyone who types a code or chooses a name. */
export const messages = {
  heading: 'Take your seat',
  lead: 'Scan the code on the big screen, or type it here.',
  code: 'Code',
  eight: 'A code has eight letters and digits. Check what you typed.',
  take: 'Take this seat',
  haveRecovery: 'I have a recovery code',
  haveCode: 'I have a code from the screen',
  recoveryHeading: 'Get your seat back',
  recoveryLead: 'Type the recovery code you wrote down when you took your seat.',
  recovery: 'Recovery code',
  takeOver: 'Take over',
  digits: (n: number) => `A recovery code has 20 digits. You typed ${n}.`,
  held: 'This phone already has a seat',
  resume: 'Continue playing',
  who: 'Who are you?',
  pick: 'Pick your name. You can still change it.',
  name: 'Your name',
  sit: 'Join',
  taken: 'All seats are taken.',
  begun:
    'The game has started. Your seat now has its own code: Menu → Seats and phones on the big screen.',
  /** Of a table by correspondence. */
  correspondence: {
    heading: 'You are invited',
    lead: 'To a game by correspondence: everyone moves when they have time, over days or weeks, on their own phone or computer.',
    free: 'free',
    you: 'you',
    masks:
      'You play under a mask. Lots decide who plays which colour, and nobody learns who is who before the end.',
    accept: 'Accept the invitation',
    there: 'You have a place',
    wait: 'The host begins when all places are taken. Come back to this page on this device; it remembers you.',
    remind:
      'Nothing tells you when it begins, so look in now and then. After that, you can set reminders: Menu → Reminders.',
    lots: 'Colours are drawn when the game begins. This page then tells you yours, and nobody else.',
    recovery:
      'It works once the game has begun. Without it, the others would have to agree on a new player.',
    replace: {
      title: (who: string) => `A new player for ${who}?`,
      text: (who: string) =>
        `The host says that the player of ${who} is gone for good. If all others agree, someone new takes the seat, and the old phone loses it.`,
      yes: 'I agree',
      no: 'No',
      later: 'Later',
      own: 'Are you still there?',
      ownText:
        'The host says that you are gone for good. If all others agree, someone new takes your seat.',
      here: 'I am still here',
    },
  },
};
