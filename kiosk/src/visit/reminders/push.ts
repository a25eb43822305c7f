import type { PushSubscription as Sent } from '@mister-x/engine/protocol';

/** Why this page cannot show notifications while it is closed. */
export type PushFault = 'unsafe' | 'missing' | 'denied' | 'failed';

/** As the host's other pages have no such thing, it hears of phones' pages only. */
const WORKER_PATH = '/push-worker.js';
const WORKER_SCOPE = '/play';

/** Whether a browser could; `undefined` when nothing speaks against it. */
export function pushFault(): PushFault | undefined {
  if (!window.isSecureContext) return 'unsafe';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return 'missing';
  }
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** Where messages for this browser go, if it has asked for any. */
export async function ownEndpoint(): Promise<string | undefined> {
  if (pushFault() !== undefined) return undefined;
  const worker = await navigator.serviceWorker.getRegistration(WORKER_SCOPE);
  return (await worker?.pushManager.getSubscription())?.endpoint;
}

/** Asks the phone's owner, then the browser. To be called by a touch. */
export async function subscribe(key: string): Promise<Sent | PushFault> {
  const fault = pushFault();
  if (fault !== undefined) return fault;
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    await navigator.serviceWorker.register(WORKER_PATH, { scope: WORKER_SCOPE });
    const { pushManager } = await navigator.serviceWorker.ready;
    const wanted = { userVisibleOnly: true, applicationServerKey: key };
    const made = await pushManager
      .subscribe(wanted)
      // One for another key, of a referee that was here before.
      .catch(async () => {
        await (await pushManager.getSubscription())?.unsubscribe();
        return pushManager.subscribe(wanted);
      });
    const { p256dh, auth } = made.toJSON().keys ?? {};
    if (p256dh === undefined || auth === undefined) return 'failed';
    return { endpoint: made.endpoint, p256dh, auth };
  } catch {
    return 'failed';
  }
}
