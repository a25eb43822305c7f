import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageFiles, ROOT } from './page-files.ts';

/** An expression that is what a person is called, with what stands in for it. */
const NAME =
  /^(?:(?:\w+\??\.)*(?:seat|person)\??\.name|(?:\w+\.)?(?:seatName|personOf|personIn|hunterName|nameOf|calledIn|names\.seat)\([^?]*\)|person)(?:\s*\?\?\s*[\w.']+)?$/;

/** Names that stand alone in the markup of a component, in no `bdi`. */
function bareNames(component: string): readonly string[] {
  const markup = component.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  return [...markup.matchAll(/(<bdi[^>]*>)?\s*(?<![=\w"`$]\s*)\{([^{}#/@:]+)\}/g)].flatMap(
    ([, isolated, expression = '']) =>
      isolated === undefined && NAME.test(expression.trim()) ? [expression.trim()] : [],
  );
}

it('finds names that are not kept apart from the text around them', () => {
  expect(bareNames('<b>{seat.name}</b> {x} <bdi class="a">{seat.name}</bdi>')).toEqual(['seat.name']);
  expect(bareNames('<p title={seat.name}>{words.of(seat.name)}</p>')).toEqual([]);
  expect(bareNames("<b>\n  {table.personOf(seat) ?? ''}\n</b>{pawn?.seat.name ?? id}")).toEqual([
    "table.personOf(seat) ?? ''",
    'pawn?.seat.name ?? id',
  ]);
});

// A name in a script that is written from the right would turn the numbers and signs beside it round.
it('keeps every name apart', () => {
  const pages = pageFiles().filter(
    (file) => file.endsWith('.svelte') && !/^kiosk\/src\/(?:testing|pages\/printing)\//.test(file),
  );
  const bare = pages.flatMap((file) =>
    bareNames(readFileSync(`${ROOT}${file}`, 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(bare).toEqual([]);
});
