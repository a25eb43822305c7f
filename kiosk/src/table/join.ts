/** What a seat's QR code says; the code lies in the fragment, so that no server logs it. */
export function joinLink(address: string, code: string): string {
  return `${address}/play#c=${code}`;
}

/** Spectators see what the kiosk shows and can do nothing. */
export function watchLink(address: string, table: string): string {
  return `${address}/#watch=${table}`;
}
