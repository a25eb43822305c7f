import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { domainToASCII } from 'node:url';
import type { Request, RequestHandler } from 'express';
import { isAnyAddress, LOCAL_NAME } from '../network/addresses.js';
import { answerAndClose } from './upgrades.js';

/** 421: the connection leads to a server that does not answer under this name. */
const MISDIRECTED = 421;
const MISDIRECTED_SENTENCE =
  'This referee is not known under that name: use an address that it printed at its start, or name it with --name.\n';

/** Whether a request may be served, by the Host header that it carries. */
export type HostCheck = (request: Pick<IncomingMessage, 'headers'>) => boolean;

/**
 * Against DNS rebinding: a page of another site can let its own name lead to this computer, and its
 * scripts then pass for scripts of this server. Nobody but their owners can do that with the names
 * below, and nobody at all with an address, for which no name is looked up.
 * @param host the address or name given by `--host`
 * @param names what `parseName` made of those given by `--name`
 */
export function hostCheck(host: string, names: readonly string[] = [], computer = hostname()): HostCheck {
  const known = new Set(ownHostNames(host, names, computer));
  return ({ headers }) => {
    const name = hostName(headers.host);
    return name !== '' && (isIP(name) !== 0 || known.has(name));
  };
}

/** The names under which this server answers; addresses only as far as `host` is one. */
export function ownHostNames(host: string, names: readonly string[], computer: string): readonly string[] {
  const own = computer.replace(/\.local$/i, '');
  const every = isAnyAddress(host) ? [] : [host];
  return ['localhost', LOCAL_NAME, own, `${own}.local`, ...every, ...names].map((name) => name.toLowerCase());
}

/** The name of a Host header, without its port, in lower case; empty where there is none. */
export function hostName(header = ''): string {
  const found = /^(?:\[([0-9a-f:.]+)\]|([^:[\]]+?)\.?)(?::\d{1,5})?$/i.exec(header);
  return (found?.[1] ?? found?.[2] ?? '').toLowerCase();
}

/** A name as browsers send it; `undefined` for what is no name. */
export function parseName(text: string): string | undefined {
  if (/[/\\?#:@%]/.test(text)) return undefined;
  const name = domainToASCII(text.trim());
  return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(name) && name.length <= 253 ? name : undefined;
}

/**
 * An origin over HTTPS as browsers write it; `undefined` for everything else. There is no path: pages
 * stand at the top of their name.
 */
export function parsePublicUrl(text: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const { protocol, origin, href } = new URL(text.trim());
  return protocol === 'https:' && href === `${origin}/` ? origin : undefined;
}

/** Names with which people reach this server: those given, and that of the public address. */
export function configuredHostNames(names: readonly string[] = [], publicUrl?: string): readonly string[] {
  return publicUrl === undefined ? names : [...names, new URL(publicUrl).hostname];
}

export function refuseOtherHosts(check: HostCheck): RequestHandler {
  return (request, response, next) => {
    if (check(request)) return next();
    response.status(MISDIRECTED).type('text/plain').send(MISDIRECTED_SENTENCE);
  };
}

const MISDIRECTED_ANSWER = [
  `HTTP/1.1 ${MISDIRECTED} Misdirected Request`,
  'Connection: close',
  'Content-Type: text/plain; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(MISDIRECTED_SENTENCE)}`,
  '',
  MISDIRECTED_SENTENCE,
].join('\r\n');

/** The same answer where a socket was asked for. */
export function refuseHandshake({ socket }: IncomingMessage): void {
  answerAndClose(socket, MISDIRECTED_ANSWER);
}

/**
 * What is left of a body when its request is answered, Node reads and throws away, as fast as it comes and until
 * the time for a request is over. Only boards come in bodies, so the connection is closed instead.
 */
export const closeAfterBody: RequestHandler = ({ headers }, response, next) => {
  const hasLength = Number(headers['content-length'] ?? 0) > 0;
  if (hasLength || headers['transfer-encoding'] !== undefined) response.shouldKeepAlive = false;
  next();
};

const BAD_REQUEST = 400;
const METHOD_NOT_ALLOWED = 405;

/** Where a board can be sent, by an address that was made for it (`UploadSlots`). */
const UPLOAD_PATH = /^\/boards\/[0-9a-f]{32}$/;

/**
 * Over HTTP there is something to read and nothing to do but to send a board. A second Host, which RFC 9112 forbids,
 * could be taken for the first one by whatever stands in between.
 */
export const refuseOtherMethods: RequestHandler = (request, response, next) => {
  if ((request.headersDistinct.host?.length ?? 0) > 1) {
    response.sendStatus(BAD_REQUEST);
  } else if (!isAllowed(request)) {
    response.set('Allow', 'GET, HEAD').sendStatus(METHOD_NOT_ALLOWED);
  } else {
    next();
  }
};

function isAllowed({ method, path }: Pick<Request, 'method' | 'path'>): boolean {
  return method === 'GET' || method === 'HEAD' || (method === 'PUT' && UPLOAD_PATH.test(path));
}
