import '@mister-x/kiosk/lib/theme/theme.ts';
import '@mister-x/kiosk/play/seat/phone.css';
import {
  type GameTypes,
  type HostedGame,
  hostGame,
  type MatchRun,
  playOut,
  REFEREE,
  TABLE,
  unwrap,
} from '@mister-x/engine';
import { misterXEurope } from '../../mister-x-europe/rules/index.js';
import type { TableInfo } from '@mister-x/engine/protocol';
import { londonBoard, scotlandYard } from '../../scotland-yard/rules/index.js';
import { mount } from 'svelte';
import { gameUi } from '@mister-x/kiosk/games/index.ts';
import Board from '../../scotland-yard/pages/shared/Board.svelte';
import { Session } from '@mister-x/kiosk/lib/client/session.svelte.ts';
import type { Wire } from '@mister-x/kiosk/lib/client/wire.ts';
import { isLanguage } from '@mister-x/kiosk/lib/i18n/choose.ts';
import { speech } from '@mister-x/kiosk/lib/i18n/index.svelte.ts';
import { remember } from '@mister-x/kiosk/lib/store.ts';
import App from '@mister-x/kiosk/pages/phone/App.svelte';
import { Phone } from '@mister-x/kiosk/pages/phone/phone.svelte.ts';
import { middling } from '@mister-x/kiosk/testing/middling.ts';
import { FIRST, PageReferee } from '@mister-x/kiosk/testing/phone-referee.ts';

/** Pages of phone and kiosk without a server: `?seat=x&moves=12&lang=de`, `?game=mister-x-europe&until=specials&round=6`, `&kiosk`, `&claimed`, `&names=Jean-Pierre,Maximilian`, `?setup`, or `?board`. */
const query = new URLSearchParams(location.search);
const target = document.getElementById('app');
if (target === null) throw new Error('no place to mount');
const language = query.get('lang');
if (isLanguage(language)) remember('language', language);

if (query.has('board')) await showBoard(target);
else if (query.has('setup')) await showSetup(target);
else await showPhone(target);

async function showPhone(place: HTMLElement): Promise<void> {
  return query.get('game') === misterXEurope.id
    ? showGame(place, hostGame(misterXEurope), { devices: query.get('devices') ?? 'phones' })
    : showGame(place, hostGame(scotlandYard), { variant: query.get('variant') ?? 'modern' });
}

async function showGame(
  place: HTMLElement,
  game: HostedGame,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const hunters = Number(query.get('hunters') ?? 4);
  const flags = JSON.parse(query.get('flags') ?? '{}');
  const begun = game.begin({ ...settings, hunters, flags }, () => FIRST);
  const names = query.get('names')?.split(',') ?? ['Anna', 'Bernd', 'Chloé', 'Дмитрий', 'Elif'];
  const colours = ['red+whi', 'blu+bla', 'gre+pur', 'yel', 'ora'];
  const info: TableInfo = {
    table: 't',
    game: game.id,
    language: 'en',
    status: 'playing',
    seats: [
      {
        seat: 'x',
        role: 'misterX',
        secret: true,
        name: 'Moriarty',
        colour: 'clear',
        claimed: true,
        connected: true,
        awayIn: null,
        computer: null,
        onScreen: false,
      },
      ...Array.from({ length: hunters }, (_, i) => ({
        seat: `h${i + 1}`,
        role: 'hunter',
        secret: settings.devices === 'phones',
        name: names[i] ?? '',
        colour: colours[i] ?? 'white',
        claimed:
          query.has('claimed') ||
          settings.devices === 'phones' ||
          (settings.devices === undefined && i % 2 === 0),
        connected: settings.devices !== undefined || i !== 2,
        awayIn: null,
        computer: null,
        onScreen: false,
      })),
    ],
    next: null,
    seal: 'phones',
    waiting: [],
    lost: false,
    announced: null,
    storageFault: null,
    correspondence: null,
    seedCommitment: 'A'.repeat(43),
  };
  const referee = new PageReferee(unwrap(begun), info);
  play(referee, Number(query.get('moves') ?? (query.has('until') ? 400 : 0)));
  Object.assign(globalThis, { referee });
  if (query.has('kiosk')) return showTable(place, referee.wire());
  const phone = new Phone(new Session(referee.wire()));
  await speech.need('common', 'phone', 'trust');
  mount(App, { target: place, props: { phone } });
  const seat = query.get('seat');
  if (seat === null) return phone.start(null);
  await phone.start({ code: seat });
  if (!query.has('recovery')) phone.recoveryWritten();
}

async function showSetup(place: HTMLElement): Promise<void> {
  const ui = gameUi(query.get('game') ?? scotlandYard.id);
  if (ui === undefined) throw new Error('an unknown game');
  await speech.need('common', 'table', ...ui.areas.setup);
  const { default: Setup } = await ui.setup();
  mount(Setup, { target: place, props: { boards: [], levels: ui.computers, onchange: () => {} } });
}

async function showTable(place: HTMLElement, wire: Wire): Promise<void> {
  const session = new Session(wire);
  const opened = await session.open({ as: 'kiosk', table: 't' });
  const ui = gameUi(session.info?.game ?? '');
  if (!opened.ok || ui === undefined) throw new Error('the table did not open');
  await speech.need('common', 'table', 'trust', 'scan', ...ui.areas.table);
  const { default: Table } = await ui.table();
  const nowhere = (): void => {};
  mount(Table, { target: place, props: { session, openTable: nowhere, leave: nowhere } });
}

/** So many steps of the player who is next; or until a step of a round. */
function play(referee: PageReferee, moves: number): void {
  const seats = [REFEREE, 'x', 'h1', 'h2', 'h3', 'h4', 'h5'];
  // What the referee does by himself comes first.
  const order = ({ timers }: MatchRun<GameTypes>) => (timers.length > 0 ? [] : seats);
  for (const step of playOut(referee.run, () => middling, order)) {
    if (step.before.steps >= moves || reached(step.before.gameView(TABLE))) return;
    referee.take(step);
  }
}

function reached(view: unknown): boolean {
  const { phase, round } = view as { phase: string; round: number };
  return phase === query.get('until') && round >= Number(query.get('round') ?? 0);
}

async function showBoard(place: HTMLElement): Promise<void> {
  await speech.need('common', ...(gameUi(scotlandYard.id)?.areas.table ?? []));
  mount(Board, {
    target: place,
    props: {
      board: londonBoard('later'),
      pawns: [
        { stop: 29, colour: 'red', label: '1', kind: 'detective' },
        { stop: 94, colour: 'blue', label: '2', kind: 'detective' },
        { stop: 138, colour: 'green', label: '3', kind: 'detective' },
        { stop: 155, colour: 'yellow', label: '4', kind: 'detective' },
        { stop: 197, colour: 'black', label: '5', kind: 'detective' },
        { stop: 74, colour: 'clear', label: 'X', kind: 'x' },
      ],
      targets: query.has('targets')
        ? [
            { stop: 58, tickets: ['taxi', 'bus', 'black'] },
            { stop: 73, tickets: ['taxi'] },
            { stop: 92, tickets: ['taxi'] },
            { stop: 46, tickets: ['underground', 'black'] },
          ]
        : [],
      focus: query.has('targets') ? [74, 58, 73, 92, 46] : [],
      lastSeen: 115,
    },
  });
}
