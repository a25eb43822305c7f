import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../..', import.meta.url));
/** Other programs in this workspace, and what only tests use. */
const ELSEWHERE = /^(cli\/(?!(app\.module|closing|config|log-text|logging|routes|start)\.)|testing\/)|\.test\.ts$/;
/** Ways in which something could leave the server over a socket. */
const SENDING = /\.(emit|send|write|emitWithAck|json|end)\(|\.(volatile|broadcast)\b|\back(nowledge)?\(/;
/**
 * Writing a file, a row or a frame sends nothing to anybody, nor does handing a request on from one port to
 * the other; a fixed sentence tells nothing; a printed sheet ends in memory, and so does what a server joined.
 */
const HARMLESS =
  /connection\.write\(|frame\.write\(|doc\.end\(|lifetime\.end\(|this\.write\(|plain\.emit\(event, |\.(send|end)\(MISDIRECTED_[A-Z]+\)/;
/**
 * The outbox itself, and the socket that carries its frames; the page on trusting the server, which knows
 * of no table; limits and refused upgrades, which answer with fixed words before any service is asked; what sends the
 * files of the built pages; what posts what everybody may know to hooks and push services; and what writes
 * the log to the terminal.
 */
const SENDERS =
  /^(socket\/(outbox\/outbox\.service|clients\/client-socket)|web\/(http\/(trust-page\/(page|style)|send-file|upgrades)|limits\/answer-limiter)|correspondence\/outbound\/exchange|cli\/log-text)\.ts$/;

function offences(pattern: RegExp, allowed: RegExp): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !ELSEWHERE.test(path) && !allowed.test(path))
    .flatMap((path) =>
      readFileSync(join(source, path), 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line) && !HARMLESS.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
}

describe('the outbox', () => {
  it('is the only module that sends', () => {
    expect(offences(SENDING, SENDERS)).toEqual([]);
  });

  it('is found out when it is not', () => {
    expect(offences(SENDING, /^nothing$/).join('\n')).toContain('outbox.service.ts');
    expect(SENDING.test('socket.send(frame)')).toBe(true);
    expect(SENDING.test('acknowledge({ ok: true })')).toBe(true);
  });

  it('is the only one to hold the transport, beside the gateway, clients and channel', () => {
    const holders = /^socket\/(outbox|clients|channel)\/|\.gateway\.ts$/;
    expect(offences(/from 'ws'|\/client-socket\.js'/, holders)).toEqual([]);
  });
});
