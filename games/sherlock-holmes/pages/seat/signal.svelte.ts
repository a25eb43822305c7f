import { recall, remember } from '@mister-x/kiosk/browser/store.ts';

const SIGNAL_OFF_KEY = 'look-signal-off';
/** Milliseconds: buzz, pause, buzz. */
const VIBRATION_PATTERN = [180, 90, 180];
/** Hertz, one after the other. */
const TONES_HZ = [880, 1174.7];
const TONE_SECONDS = 0.16;

/**
 * Sound and vibration when someone looks at a token. The same on every phone that is asked, whatever it holds: who
 * hears it learns only what the big screen shows as well. Browsers let a page sound only once it was touched.
 */
class LookAlarm {
  /** Kept on this phone. */
  isOn = $state(recall(SIGNAL_OFF_KEY) !== true);
  #audio: AudioContext | undefined;

  set(on: boolean): void {
    this.isOn = on;
    remember(SIGNAL_OFF_KEY, !on);
    if (on) this.ring();
  }

  ring(): void {
    if (!this.isOn || navigator.userActivation?.hasBeenActive === false) return;
    navigator.vibrate?.(VIBRATION_PATTERN);
    try {
      this.#audio ??= new AudioContext();
    } catch {
      return;
    }
    const audio = this.#audio;
    void audio.resume().then(
      () => playTones(audio),
      () => undefined,
    );
  }
}

function playTones(audio: AudioContext): void {
  for (const [i, pitch] of TONES_HZ.entries()) {
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

export const lookAlarm = new LookAlarm();
