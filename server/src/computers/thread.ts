import { parentPort, workerData } from 'node:worker_threads';
import { type GameTypes, type Observation, type Rng, rngFor } from '@mister-x/engine';
import { type Computer } from '@mister-x/engine/players';
import { computersOf } from '@mister-x/games/computers';
import { type ChoiceRequest, type MessageFromThread, steadyNow, type MessageToThread } from './messages.js';

/** The thread in which computers think: one after another, each until its time is up or it is stopped. */
if (parentPort === null) throw new Error('this file runs as a thread');
const port = parentPort;

/** Number of the question that nobody waits for any more. */
const stoppedFlag = new Int32Array(workerData as SharedArrayBuffer);

type SeatedComputer = { readonly computer: Computer<GameTypes>; readonly think: ThinkingTime };
type ThinkingTime = { ask: number; began: number; until: number };

const seatedComputers = new Map<number, SeatedComputer>();

function attach({ chair, game, options, seat, level, seed }: MessageToThread & { kind: 'attach' }): void {
  const computers = computersOf(game);
  if (computers === undefined) throw new Error(`no computer plays ${game}`);
  const think: ThinkingTime = { ask: 0, began: 0, until: 0 };
  const isOver = (part = 1) => {
    const { ask, began, until } = think;
    return steadyNow() >= began + (until - began) * part || Atomics.load(stoppedFlag, 0) === ask;
  };
  const budget = { iterations: Number.POSITIVE_INFINITY, isOver };
  seatedComputers.set(chair, {
    computer: computers.create(options, seat, level, rngFor(seed, 0), budget),
    think,
  });
}

function choose({ chair, ask, request, until }: MessageToThread & { kind: 'choose' }): void {
  const seated = seatedComputers.get(chair);
  if (seated === undefined) return;
  Object.assign(seated.think, { ask, began: steadyNow(), until });
  const command = seated.computer.choose(positionOf(request)) ?? null;
  port.postMessage({ ask, command } satisfies MessageFromThread);
}

function positionOf({ seat, view, actions, commands, omitted, samples }: ChoiceRequest) {
  return {
    seat,
    view,
    choices: { actions, sideActions: [], commands, omitted },
    sample: (rng: Rng) => (samples.length === 0 ? undefined : rng.pick(samples)),
  } as unknown as Observation<GameTypes>;
}

port.on('message', (message: MessageToThread) => {
  switch (message.kind) {
    case 'attach':
      return attach(message);
    case 'observe': {
      const { computer } = seatedComputers.get(message.chair) ?? {};
      for (const step of message.steps) computer?.observe(step);
      return;
    }
    case 'choose':
      return choose(message);
    case 'detach':
      seatedComputers.delete(message.chair);
      return;
    case 'prepare':
      computersOf(message.game)?.prepare(message.options, message.level);
  }
});
