/**
 * Keeps the screen from going dark while someone sits at the table.
 *
 * @returns ends it
 */
export function keepScreenOn(): () => void {
  return 'wakeLock' in navigator ? holdLock() : playSilence();
}

/** A lock is lost when the page is hidden and is asked for again. */
function holdLock(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) await lock.release();
    } catch {
      // An empty battery or the owner's settings: the screen goes dark as usual.
    }
  };
  document.addEventListener('visibilitychange', ask);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}

/** Over plain HTTP there is none; what does instead is fetched there only. */
function playSilence(): () => void {
  let stop: (() => void) | undefined;
  let over = false;
  void import('./silence.js').then(
    (silence) => {
      if (!over) stop = silence.playSilentAudio();
    },
    // The line is down: the screen goes dark as usual.
    () => undefined,
  );
  return () => {
    over = true;
    stop?.();
  };
}
