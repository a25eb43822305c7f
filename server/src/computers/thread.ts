import { parentPort, workerData } from 'node:worker_threads';
import { type GameTypes, type Observation, type Rng, rngFor } from '@mister-x/engine';
import { type Computer } from '@mister-x/engine/players';
import { computersOf } from '@mister-x/games/computers';
import { type ChoiceRequest, type FromThread, steadyNow, type ToThread } from './messages.js';

/** The thread in which computers think: one after another, each until its time is up or it is stopped. */
if (parentPort === null) throw new Error('this file runs as a thread');
const port = parentPort;

/** Number of the question that nobody waits for any more. */
const stopped = new Int32Array(workerData as SharedArrayBuffer);

type Chair = { readonly computer: Computer<GameTypes>; readonly think: Think };
type Think = { ask: number; began: number; until: number };

const chairs = new Map<number, Chair>();

function attach({ chair, game, options, seat, level, seed }: ToThread & { kind: 'attach' }): void {
  const computers = computersOf(game);
  if (computers === undefined) throw new Error(`no computer plays ${game}`);
  const think: Think = { ask: 0, began: 0, until: 0 };
  const isOver = (part = 1) => {
    const { ask, began, until } = think;
    return steadyNow() >= began + (until - began) * part || Atomics.load(stopped, 0) === ask;
  };
  const budget = { iterations: Number.POSITIVE_INFINITY, isOver };
  chairs.set(chair, {
    computer: computers.create(options, seat, level, rngFor(seed, 0), budget),
    think,
  });
}

function choose({ chair, ask, request, until }: ToThread & { kind: 'choose' }): void {
  const seated = chairs.get(chair);
  if (seated === undefined) return;
  Object.assign(seated.think, { ask, began: steadyNow(), until });
  const command = seated.computer.choose(positionOf(request)) ?? null;
  port.postMessage({ ask, command } satisfies FromThread);
}

function positionOf({ seat, view, actions, commands, omitted, samples }: ChoiceRequest) {
  return {
    seat,
    view,
    choices: { actions, sideActions: [], commands, omitted },
    sample: (rng: Rng) => (samples.length === 0 ? undefined : rng.pick(samples)),
  } as unknown as Observation<GameTypes>;
}

port.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'attach':
      return attach(message);
    case 'observe': {
      const { computer } = chairs.get(message.chair) ?? {};
      for (const step of message.steps) computer?.observe(step);
      return;
    }
    case 'choose':
      return choose(message);
    case 'detach':
      chairs.delete(message.chair);
      return;
    case 'prepare':
      computersOf(message.game)?.prepare(message.options, message.level);
  }
});
