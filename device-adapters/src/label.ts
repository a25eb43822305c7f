/** What people call a device: maker and model, as far as it names them. */
export function labelOf(maker: string, model: string, otherwise: string): string {
  const [by, what] = [printable(maker), printable(model)];
  const label = what.toLowerCase().startsWith(by.toLowerCase()) ? what : `${by} ${what}`;
  return label.trim() || otherwise;
}

/** Devices say of themselves what they like; this much of it is shown and stored. */
export function printable(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '')
    .trim()
    .slice(0, 60);
}
