import type { MatchRecord } from '@mister-x/engine/record';

/** The element of a saved page in which its record lies. */
const RECORD_ELEMENT_ID = 'record';

/**
 * The page that checks records, with a record in it: data that no browser takes for a script, and in
 * which nothing can end the element, whatever players are called.
 */
export function pageWithRecord(page: string, record: MatchRecord): string {
  const data = JSON.stringify(record).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${RECORD_ELEMENT_ID}">${data}</script>\n  `;
  const end = page.lastIndexOf('</body>');
  if (end < 0) throw new Error('a page without an end');
  return page.slice(0, end) + block + page.slice(end);
}

/** The record that lies in this page, as a file. */
export function recordInDocument(document: Document): File | undefined {
  const text = document.getElementById(RECORD_ELEMENT_ID)?.textContent;
  return text ? new File([text], `${document.title}.json`) : undefined;
}

/** Fetched only when someone wants it: it is larger than all that this page needs. */
export async function fetchPageWithRecord(record: MatchRecord): Promise<Blob> {
  const answer = await fetch('/verify.html');
  if (!answer.ok) throw new Error('the page is not there');
  return new Blob([pageWithRecord(await answer.text(), record)], { type: 'text/html' });
}
