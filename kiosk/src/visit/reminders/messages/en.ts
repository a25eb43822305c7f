import { plurals } from '../../../messages/plural.js';

const plural = plurals('en');

export const messages = {
  lead: {
    own: 'So you know when it’s your turn while this page is closed. Others learn nothing from it.',
    table: 'For everyone who follows this game from elsewhere. It tells what this screen shows.',
  },
  push: {
    title: 'Notifications',
    label: 'Notify this phone',
    text: 'When it’s your turn.',
    unsafe: 'Notifications need a page opened with https://.',
    missing: 'This browser has none. On an iPhone, add this page to the home screen first.',
    denied: 'Notifications are blocked. Allow them in the settings of this browser.',
    failed: 'The browser’s push service can’t be reached. Try again later.',
  },
  feed: {
    title: 'News feed',
    text: 'An address for a feed reader (Atom).',
    make: 'Create address',
    again: 'New address',
    againText: 'The old address stops working.',
    madeAt: (when: string) => `Created ${when}.`,
    address: 'Address of the feed',
    once: 'Copy it now: it is shown only once.',
  },
  hook: {
    title: 'Web hooks',
    text: 'The referee sends a message to a chat program, or to a program of your own.',
    url: 'Address of the web hook',
    format: 'Messages for',
    formats: {
      plain: 'Own program',
      discord: 'Discord',
      slack: 'Slack, Mattermost',
      matrix: 'Matrix',
    },
    add: 'Add',
    secret: (host: string) => `Secret for ${host}`,
    once: 'Copy it now: it is shown only once. The program uses it to check who sent the message.',
    wrong: 'This must be an address that begins with https:// and is not on the referee’s network.',
    full: 'No more than three. Withdraw one first.',
    fine: 'Ready.',
    ADDRESS: 'No such address, or it is on the referee’s network.',
    UNREACHABLE: 'Nobody answers there.',
    answer: (status: number) => `Answer: ${status}.`,
    delivered: 'Delivered.',
    paused: 'Paused: it was refused several times in a row.',
    resume: 'Resume',
    since: (when: string) => `Last try ${when}.`,
    waiting: (n: number) =>
      plural(n, {
        one: `${n} message will be sent again.`,
        other: `${n} messages will be sent again.`,
      }),
    lost: (n: number) => plural(n, { one: `${n} message was lost.`, other: `${n} messages were lost.` }),
  },
  withdraw: 'Withdraw',
};
