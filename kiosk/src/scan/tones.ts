/** What the ear is told of a scan. */
export const SOUND_CUES = [
  /** Read, and understood. */
  'success',
  /** Not to be used: foreign, damaged, someone else's. Nothing has changed. */
  'refusal',
  /** The whole move is made. */
  'done',
] as const;
export type SoundCue = (typeof SOUND_CUES)[number];

type Tone = {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds after the beginning of the cue. */
  readonly from: number;
  /** Seconds until it has faded away. */
  readonly length: number;
  readonly wave: OscillatorType;
  /** 1 is as loud as the computer is set to. */
  readonly volume: number;
};

/**
 * Told apart by direction and colour, not only by pitch: one bright blip, two low ones, a rising
 * chord. Short, as six people hear them a hundred times an evening.
 */
export const TONES_BY_CUE: Readonly<Record<SoundCue, readonly Tone[]>> = {
  success: [{ pitch: 1_318.5, from: 0, length: 0.12, wave: 'sine', volume: 0.3 }],
  refusal: [
    { pitch: 233.1, from: 0, length: 0.16, wave: 'triangle', volume: 0.45 },
    { pitch: 174.6, from: 0.17, length: 0.26, wave: 'triangle', volume: 0.45 },
  ],
  done: [
    { pitch: 784, from: 0, length: 0.18, wave: 'sine', volume: 0.26 },
    { pitch: 987.8, from: 0.09, length: 0.18, wave: 'sine', volume: 0.26 },
    { pitch: 1_318.5, from: 0.18, length: 0.4, wave: 'sine', volume: 0.28 },
  ],
};

/** Seconds in which a tone comes up: a loudspeaker clicks when it begins at once. */
const ATTACK_SECONDS = 0.006;

/** Returns how many seconds it takes. */
export function playTones(context: AudioContext, tones: readonly Tone[]): number {
  const now = context.currentTime;
  for (const { pitch, from, length, wave, volume } of tones) {
    const start = now + from;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + ATTACK_SECONDS);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    const oscillator = context.createOscillator();
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(pitch, start);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
  return Math.max(...tones.map(({ from, length }) => from + length));
}
