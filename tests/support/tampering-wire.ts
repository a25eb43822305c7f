import type { Page } from 'playwright-core';

type Answers = Readonly<Record<string, unknown>>;

/**
 * Stands between a page and the referee, where what they say is not boxed: some requests are answered
 * by what it was told to say instead of the truth.
 */
export class TamperingWire {
  /** By the name of the request. */
  answers: Answers = {};
  /** Requests that were answered falsely. */
  lies = 0;
  /** It never says that a game is over; what the table shows of the end passes. */
  deniesTheEnd = false;

  /** Before the page is loaded, or loaded again. */
  static async on(page: Page): Promise<TamperingWire> {
    const wire = new TamperingWire();
    await page.routeWebSocket(/\/socket$/, (near) => {
      const far = near.connectToServer();
      const asked = new Map<string, string>();
      near.onMessage((message) => {
        const request = /^\[(\d+),"([\w:]+)"/.exec(String(message));
        if (request !== null) asked.set(request[1] ?? '', request[2] ?? '');
        far.send(message);
      });
      far.onMessage((message) => {
        const id = /^\[(\d+),/.exec(String(message))?.[1] ?? '';
        const answer = wire.answers[asked.get(id) ?? ''];
        if (answer === undefined) return near.send(wire.deniesTheEnd ? neverAnswered(message) : message);
        wire.lies += 1;
        near.send(`[${id},${JSON.stringify(answer)}]`);
      });
    });
    return wire;
  }
}

function neverAnswered(message: string | Buffer): string {
  return String(message).replaceAll('"status":"over"', '"status":"playing"');
}
