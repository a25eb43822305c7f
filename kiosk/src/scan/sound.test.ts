import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, recall } from '../browser/store.js';
import { Sounds } from './sound.svelte.js';
import { SOUND_CUES, TONES_BY_CUE } from './tones.js';

/** As much of the browser's as is used: it sounds only where it was allowed. */
class FakeContext {
  static allowed = true;
  state: AudioContextState = 'suspended';
  currentTime = 0;
  destination = {};
  pitches: number[] = [];
  async resume(): Promise<void> {
    if (FakeContext.allowed) this.state = 'running';
    else await new Promise(() => {});
  }
  async suspend(): Promise<void> {
    this.state = 'suspended';
  }
  async close(): Promise<void> {
    this.state = 'closed';
  }
  createGain() {
    const gain = {
      setValueAtTime: () => {},
      linearRampToValueAtTime: () => {},
      exponentialRampToValueAtTime: () => {},
    };
    return { gain, connect: (to: unknown) => to };
  }
  createOscillator() {
    const frequency = { setValueAtTime: (pitch: number) => void this.pitches.push(pitch) };
    const connect = (to: unknown) => to;
    return { type: 'sine', frequency, connect, start: () => {}, stop: () => {} };
  }
}

let page: EventTarget;
let made: FakeContext[];
let sounds: Sounds;
const touch = () => page.dispatchEvent(new Event('pointerup'));
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  FakeContext.allowed = true;
  made = [];
  forget('scan-muted');
  sounds = new Sounds(() => {
    const context = new FakeContext();
    made.push(context);
    return context as unknown as AudioContext;
  });
});
afterEach(() => {
  sounds.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the beeps', () => {
  it('say that they need a touch, are quiet until then, and never catch up', async () => {
    sounds.start();
    await sounds.play('success');
    expect([sounds.needsTouch, made.length]).toEqual([true, 0]);
    touch();
    await settle();
    expect(sounds.needsTouch).toBe(false);
    expect(made[0]?.pitches).toEqual([]);
    await sounds.play('refusal');
    expect(made[0]?.pitches).toEqual(TONES_BY_CUE.refusal.map(({ pitch }) => pitch));
    touch();
    expect(made).toHaveLength(1);
  });

  it('need none where someone has touched the page before', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    sounds.start();
    await settle();
    expect(sounds.needsTouch).toBe(false);
    await sounds.play('done');
    expect(made[0]?.pitches).toHaveLength(TONES_BY_CUE.done.length);
  });

  it('begin with the first scan of a scanner that types, whose keys no page sees', async () => {
    sounds.start();
    await sounds.play('success');
    expect(made).toHaveLength(0);
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    await sounds.play('success');
    await settle();
    expect([sounds.needsTouch, made[0]?.pitches.length]).toEqual([false, 1]);
  });

  it('ask for another touch when the system took the loudspeaker away', async () => {
    sounds.start();
    touch();
    await settle();
    FakeContext.allowed = false;
    await made[0]?.suspend();
    const played = sounds.play('success');
    await vi.advanceTimersByTimeAsync(1_000);
    await played;
    expect([sounds.needsTouch, made[0]?.pitches]).toEqual([true, []]);
    FakeContext.allowed = true;
    touch();
    await settle();
    await sounds.play('success');
    expect([sounds.needsTouch, made[0]?.pitches.length]).toEqual([false, 1]);
  });

  it('let the loudspeaker go when nothing sounds, and come back', async () => {
    sounds.start();
    touch();
    await settle();
    await sounds.play('success');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(made[0]?.state).toBe('suspended');
    await sounds.play('success');
    expect(made[0]?.pitches).toHaveLength(2);
  });

  it('are muted, and stay so on this device', async () => {
    sounds.start();
    touch();
    sounds.mute(true);
    await sounds.play('success');
    expect(made[0]?.pitches).toEqual([]);
    expect(recall('scan-muted')).toBe(true);
    expect(new Sounds().muted).toBe(true);
  });

  it('do no harm where there is no sound at all', async () => {
    const deaf = new Sounds(() => {
      throw new Error('no audio');
    });
    deaf.start();
    touch();
    await deaf.play('success');
    expect(deaf.needsTouch).toBe(false);
    deaf.stop();
  });

  it('end with everything they hold', async () => {
    const stop = sounds.start();
    touch();
    await settle();
    await sounds.play('success');
    stop();
    expect(made[0]?.state).toBe('closed');
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
    touch();
    expect(made).toHaveLength(1);
  });

  it('are short, and none is like another', () => {
    const shapes = SOUND_CUES.map((cue) => TONES_BY_CUE[cue].map(({ pitch }) => pitch).join());
    expect(new Set(shapes).size).toBe(SOUND_CUES.length);
    for (const cue of SOUND_CUES) {
      for (const { from, length } of TONES_BY_CUE[cue]) expect(from + length).toBeLessThan(0.7);
    }
  });
});
