import { expect, it } from 'vitest';
import { PluggedDevices, type SightedDevice } from './roster.js';
import type { Timers } from './scanner.js';

const SCANNER: SightedDevice = {
  id: '/dev/hidraw0',
  kind: 'pos',
  key: '1209:8c02:P',
  label: 'Scanner',
};

/** A roster whose looks are answered by hand, and whose time passes by hand. */
function stage() {
  const answers: ((seen: readonly SightedDevice[]) => void)[] = [];
  const due = new Set<() => void>();
  const timers: Timers = {
    after: (_ms, run) => {
      due.add(run);
      return () => due.delete(run);
    },
  };
  const look = () => new Promise<readonly SightedDevice[]>((resolve) => answers.push(resolve));
  const roster = new PluggedDevices(look, timers, 1_000, () => {});
  const told: string[] = [];
  const answer = async (...seen: SightedDevice[]) => {
    answers.shift()?.(seen);
    // Lets everything run that waits for the answer.
    await new Promise(setImmediate);
  };
  const start = async () => {
    roster.watch(({ what }) => told.push(what));
    await answer();
    void roster.refresh();
    await answer(SCANNER);
    expect(told).toEqual(['plugged']);
  };
  const pass = () => {
    for (const run of [...due]) {
      due.delete(run);
      run();
    }
  };
  return { roster, told, answer, start, pass };
}

it('does not bring a lost device back by a look that was under way', async () => {
  const { roster, told, answer, start } = stage();
  await start();
  void roster.refresh();
  roster.forget(SCANNER.id);
  await answer(SCANNER);
  expect(told).toEqual(['plugged', 'unplugged']);
});

it('does not bring it back while the system still names it, right afterwards', async () => {
  const { roster, told, answer, start } = stage();
  await start();
  roster.forget(SCANNER.id);
  void roster.refresh();
  await answer(SCANNER);
  expect(told).toEqual(['plugged', 'unplugged']);
  void roster.refresh();
  await answer();
  void roster.refresh();
  await answer(SCANNER);
  expect(told).toEqual(['plugged', 'unplugged', 'plugged']);
});

it('plugs it in again when it is still there an interval later', async () => {
  const { roster, told, answer, start, pass } = stage();
  await start();
  roster.forget(SCANNER.id);
  pass();
  await answer(SCANNER);
  expect(told).toEqual(['plugged', 'unplugged', 'plugged']);
});
