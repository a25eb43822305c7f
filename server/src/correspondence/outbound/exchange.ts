import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

export type PostMessage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
};

/** What came back: `status` is `null` where no answer began. */
export type ResponseStart = { readonly status: number | null; readonly start: Buffer };

/** Bytes of an answer that are read. */
const RESPONSE_BYTES_MAX = 2_048;
/** Interim answers (1xx) before the one that counts; a flood of them would keep the process busy. */
const INTERIM_RESPONSES_MAX = 8;

type ExchangeOptions = {
  /** Addresses that were looked at: no name is looked up again. */
  readonly addresses: readonly string[];
  /** Ends it, at whatever point it is. */
  readonly end: AbortSignal;
  readonly ca: string | undefined;
};

/**
 * One request. It resolves exactly once, with what came until then: when the answer is over or long enough,
 * fails or breaks off, when its connection closes for whatever reason, or when `end` says so. After that the
 * connection is closed.
 */
export function postOnce(
  url: URL,
  { headers, body }: PostMessage,
  { addresses, end, ca }: ExchangeOptions,
): Promise<ResponseStart> {
  const answered = new Promise<ResponseStart>((resolve) => {
    let status: number | null = null;
    let interim = 0;
    let start = Buffer.alloc(0);
    const asked = (url.protocol === 'https:' ? secure : plain)(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
      lookup: pinnedLookup(addresses),
      // No connection outlives its request.
      agent: false,
      maxHeaderSize: 16 * 1024,
      ...(ca === undefined ? {} : { ca }),
    });
    const settle = () => {
      resolve({ status, start: start.subarray(0, RESPONSE_BYTES_MAX) });
      asked.destroy();
    };
    // For `101 Switching Protocols`, Node reports neither a response nor an error: it only closes.
    asked.on('error', settle).once('close', settle);
    asked.on('information', () => {
      interim += 1;
      if (interim > INTERIM_RESPONSES_MAX) settle();
    });
    asked.once('response', (response) => {
      status = response.statusCode ?? null;
      response.on('error', settle).once('end', settle).once('close', settle);
      response.on('data', (piece: Buffer) => {
        start = Buffer.concat([start, piece]);
        if (start.length >= RESPONSE_BYTES_MAX) settle();
      });
    });
    end.addEventListener('abort', settle, { once: true });
    if (end.aborted) settle();
    else asked.end(body);
  });
  // What Node does not even begin, as it does not take a header, has no answer either.
  return answered.catch(() => ({ status: null, start: Buffer.alloc(0) }));
}

/** Whatever is looked up now has the addresses that were found before. */
function pinnedLookup(found: readonly string[]): LookupFunction {
  const all = found.map((address) => ({ address, family: isIP(address) }));
  const [first] = all;
  return (_name, options, tell) => {
    if (options.all) tell(null, all);
    else tell(null, first?.address ?? '', first?.family);
  };
}
