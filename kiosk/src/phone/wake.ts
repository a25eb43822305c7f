/**
 * Keeps the screen from going dark while somebody sits at the table, where the browser can
 * (only in a secure context). A lock is lost when the page is hidden and is asked for again.
 *
 * @returns ends it
 */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const ask = async (): Promise<void> => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
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
