/** Whether the server is this computer itself. */
export const isThisComputer = (hostname: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** Whether others in the network hear what this page says: plain HTTP to another computer. */
export function mayBeOverheard({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): boolean {
  return protocol === 'http:' && !isThisComputer(hostname);
}
