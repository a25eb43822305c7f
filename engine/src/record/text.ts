import { bytesToUtf8 } from '../core/bytes.js';
import { err, ok, type Result } from '../core/result.js';
import { RECORD_BYTES_MAX } from './bounds.js';
import { type Finding, finding } from './findings.js';

const TOO_LARGE = `it is larger than ${RECORD_BYTES_MAX / 1024 / 1024} MiB; no record is`;

/** The text of a file. A byte order mark, which some editors add, says nothing and is left out. */
export function decodeText(bytes: Uint8Array): Result<string, Finding> {
  if (bytes.length > RECORD_BYTES_MAX) return err(finding('', 'TOO_LARGE', TOO_LARGE));
  const [first, second] = bytes;
  const utf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (utf16) return err(finding('', 'NOT_UTF8', 'it is UTF-16 text; a record is saved as UTF-8'));
  try {
    const text = bytesToUtf8(bytes);
    return ok(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    return err(
      finding('', 'NOT_UTF8', 'it is not UTF-8 text: it is not a record, or it is damaged'),
    );
  }
}

export function sizeFault(text: string): Finding | undefined {
  return text.length > RECORD_BYTES_MAX ? finding('', 'TOO_LARGE', TOO_LARGE) : undefined;
}
