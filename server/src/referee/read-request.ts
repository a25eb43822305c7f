import { err, ok, type Result, shapeFault } from '@mister-x/engine';
import { type RefereeError, refusal } from './codes.js';
import { type Request, requestSchema } from './requests.js';

export type RequestId = string | number | null;

export type Read = {
  /** To be echoed; `undefined` when the line carries none that can be read. */
  readonly id: RequestId | undefined;
  readonly request: Result<Request, RefereeError>;
};

/** Deeper than any request of any game. */
const DEPTH_LIMIT = 32;

/** Understands one line. Whatever the line is, the answer is a value. */
export function readRequest(line: string): Read {
  if (depthOf(line) > DEPTH_LIMIT) return bad('MALFORMED', 'nested too deeply');
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return bad('NOT_JSON', 'the line is not JSON');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    return bad('MALFORMED', 'a request is a JSON object');
  }
  const id = idOf(parsed);
  const checked = requestSchema.safeParse(parsed);
  if (checked.success) return { id, request: ok(checked.data) };
  const { member, cause } = shapeFault(checked.error);
  const message = member === '' ? cause : `${member}: ${cause}`;
  return { id, request: err({ ...refusal('MALFORMED', message), member, cause }) };
}

function bad(code: 'MALFORMED' | 'NOT_JSON', message: string, id?: RequestId): Read {
  return { id, request: err(refusal(code, message)) };
}

function idOf(parsed: object): RequestId | undefined {
  if (!('id' in parsed)) return undefined;
  const { id } = parsed;
  return typeof id === 'string' || typeof id === 'number' || id === null ? id : undefined;
}

/** How deep brackets nest, counted before parsing so that no recursion ever meets the depth. */
function depthOf(line: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    const char = line[i];
    if (quoted) {
      if (char === '\\') i++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '[' || char === '{') deepest = Math.max(deepest, ++depth);
    else if (char === ']' || char === '}') depth--;
  }
  return deepest;
}
