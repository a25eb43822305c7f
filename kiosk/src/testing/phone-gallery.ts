import { mount } from 'svelte';
import '../lib/theme/theme.css';
import Board from '../games/scotland-yard/Board.svelte';

const query = new URLSearchParams(location.search);
const target = document.getElementById('app');
if (target === null) throw new Error('no place to mount');

mount(Board, {
  target,
  props: {
    edition: 'later',
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
          { stop: 75, tickets: ['taxi', 'black'] },
          { stop: 92, tickets: ['taxi'] },
          { stop: 46, tickets: ['underground', 'black'] },
        ]
      : [],
    focus: query.has('targets') ? [74, 58, 73, 75, 92, 46] : [],
    lastSeen: 115,
    selected: query.has('targets') ? 58 : null,
  },
});
