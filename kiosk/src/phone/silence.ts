import NoSleep from '@zakj/no-sleep';

/**
 * A silent video with its sound on, for which every browser keeps the screen lit. It begins with a
 * touch, as browsers demand, and stops while nobody looks.
 *
 * @returns ends it
 */
export function play(): () => void {
  const video = new NoSleep();
  const element = document.body.lastElementChild;
  element?.setAttribute('aria-hidden', 'true');
  // A call, or another page's sound, may have stopped it since.
  let begun: unknown;
  const go = (): void => {
    begun = video.enable();
  };
  /** Not in the middle of its beginning, which the browser would call an error. */
  const end = (): Promise<void> => Promise.resolve(begun).then(() => video.disable());
  const look = (): void => {
    if (document.visibilityState !== 'visible') void end();
    else if (navigator.userActivation?.hasBeenActive) go();
  };
  document.addEventListener('pointerup', go);
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('pointerup', go);
    document.removeEventListener('visibilitychange', look);
    void end().then(() => element?.remove());
  };
}
