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
  const go = (): void => video.enable();
  const look = (): void => {
    if (document.visibilityState !== 'visible') video.disable();
    else if (navigator.userActivation?.hasBeenActive) go();
  };
  document.addEventListener('pointerup', go);
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('pointerup', go);
    document.removeEventListener('visibilitychange', look);
    video.disable();
    element?.remove();
  };
}
