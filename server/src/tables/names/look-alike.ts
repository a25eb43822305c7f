import { spokenForm, visibleForm, areNamesConfusable } from '@mister-x/engine/protocol';
import unhomoglyph from 'unhomoglyph';

/**
 * Of each name at a table, whether another one sounds or looks the same: letters of any script that look alike
 * by Unicode's list of confusables (UTS 39) set nobody apart, in either case. A name may be in any script; only
 * one that passes for another at the same table is refused.
 */
export function doNamesLookAlike(names: readonly string[]): readonly boolean[] {
  return areNamesConfusable(names, formsLookingAlike);
}

function formsLookingAlike(name: string): readonly string[] {
  const written = visibleForm(name);
  const forms = [written, written.toLowerCase(), written.toUpperCase()];
  return [spokenForm(name), ...forms.map(skeleton)];
}

/** What two texts have in common that look the same: for comparing, and never shown. */
function skeleton(text: string): string {
  return unhomoglyph(text.normalize('NFD')).normalize('NFD');
}
