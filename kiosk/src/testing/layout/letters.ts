/**
 * The letters that layouts have to bear: the pages' own, a typeface a seventh wider, as where the own
 * one cannot be fetched, and letters that a person has set to 130 %.
 */
export const LETTER_STYLES = ['own', 'wide', 'large'] as const;
export type LetterStyle = (typeof LETTER_STYLES)[number];

export const CSS_BY_LETTER_STYLE: Readonly<Record<LetterStyle, string>> = {
  own: '',
  wide: ':root { --font: "DejaVu Sans", Verdana, sans-serif; }',
  large: 'html { font-size: 130%; }',
};

/**
 * Has the page show itself in these styles until others are asked for; its policy allows no style from elsewhere.
 * Runs in the page, with nothing of this file but its argument.
 * @returns how much wider than the own typeface the one in use is
 */
export function replaceTestStyle(css: string): number {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  const pen = document.createElement('canvas').getContext('2d');
  const width = (family: string): number => {
    if (pen !== null) pen.font = `100px ${family}`;
    return pen?.measureText('Mister X hat seine Startstation').width ?? 0;
  };
  return width(getComputedStyle(document.body).fontFamily) / width('"Fira Sans"');
}

/** @param wider what `restyle` has returned */
export function checkWidth(letters: LetterStyle, wider: number): void {
  if (letters === 'wide' && wider < 1.1) {
    throw new Error('there is no wide typeface here: the package fonts-dejavu-core has one');
  }
}
