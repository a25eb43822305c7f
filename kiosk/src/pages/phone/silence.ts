import NoSleep from '@zakj/no-sleep';

/**
 * A silent video with its sound on, for which every browser keeps the screen lit. It begins with a
 * touch, as browsers demand, and stops while nobody looks.
 *
 * @returns ends it
 */
export function playSilentAudio(): () => void {
  const video = new NoSleep();
  const element = document.body.lastElementChild;
  element?.setAttribute('aria-hidden', 'true');
  // A call, or another page's sound, may have stopped it since.
  let begun: unknown;
  const go = (): void => {
    begun = video.enable();
  };
  let over = false;
  /** Not in the middle of its beginning, which the browser would call an error; nor once it is seen again. */
  const end = (): Promise<void> =>
    Promise.resolve(begun).then(() => {
      if (over || document.visibilityState !== 'visible') video.disable();
    });
  const look = (): void => {
    if (document.visibilityState !== 'visible') void end();
    else if (navigator.userActivation?.hasBeenActive) go();
  };
  document.addEventListener('pointerup', go);
  document.addEventListener('visibilitychange', look);
  return () => {
    over = true;
    document.removeEventListener('pointerup', go);
    document.removeEventListener('visibilitychange', look);
    void end().then(() => element?.remove());
  };
}
