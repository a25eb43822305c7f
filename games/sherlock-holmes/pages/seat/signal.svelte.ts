import { recall, remember } from '@mister-x/kiosk/lib/store.ts';

const QUIET = 'look-signal-off';
/** Milliseconds: buzz, pause, buzz. */
const BUZZ = [180, 90, 180];
/** Hertz, one after the other. */
const TONES = [880, 1174.7];
const TONE_SECONDS = 0.16;

/**
 * Sound and vibration when someone looks at a token. The same on every phone that is asked, whatever it holds: who
 * hears it learns only what the big screen shows as well. Browsers let a page sound only once it was touched.
 */
class Signal {
  /** Kept on this phone. */
  isOn = $state(recall(QUIET) !== true);
  #audio: AudioContext | undefined;

  set(on: boolean): void {
    this.isOn = on;
    remember(QUIET, !on);
    if (on) this.ring();
  }

  ring(): void {
    if (!this.isOn || navigator.userActivation?.hasBeenActive === false) return;
    navigator.vibrate?.(BUZZ);
    try {
      this.#audio ??= new AudioContext();
    } catch {
      return;
    }
    const audio = this.#audio;
    void audio.resume().then(
      () => sound(audio),
      () => undefined,
    );
  }
}

function sound(audio: AudioContext): void {
  for (const [i, pitch] of TONES.entries()) {
    const from = audio.currentTime + i * TONE_SECONDS;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(0.3, from + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, from + 2 * TONE_SECONDS);
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(gain).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 2 * TONE_SECONDS);
  }
}

export const signal = new Signal();
