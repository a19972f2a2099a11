import type { Learned } from './learned.ts';
import type { Answers, Columns, Sheet } from '../sheetTypes.ts';

/** Returns what the prices contain, as an admin or the heading of their column says; null when neither does. */
export const basisOf = (sheet: Sheet | undefined, columns: Columns, { prices }: Answers) =>
  prices ?? sheet?.columns[columns.indexOf('price')]?.prices ?? null;

type State = {
  sheet: Sheet | undefined;
  columns: Columns;
  answers: Answers;
  learned: Learned[];
  /** The sign of decimals that the file itself has shown; null where it has shown none. */
  mark: 'COMMA' | 'POINT' | null;
};

/** Returns the sign of decimals that the samples of the file show; null where they show none, or both. */
function markOf(samples: string[]): 'COMMA' | 'POINT' | null {
  const shown = samples.flatMap((sample) => /^[^\p{L}]*\d([.,])\d{1,2}\D*$/u.exec(sample)?.[1] ?? []);
  const [first] = new Set(shown);
  if (first === undefined || new Set(shown).size > 1) return null;
  return first === ',' ? 'COMMA' : 'POINT';
}

/** Returns what a profile says that reads files as this one was read. */
export function setupOf({ sheet, columns, answers, learned, mark }: State) {
  const headings = sheet?.columns ?? [];
  const seen = new Set<string>();
  const own = headings.flatMap(({ heading }, place) => {
    if (heading === '' || seen.has(heading)) return [];
    seen.add(heading);
    return [{ heading, field: columns[place] ?? null, steps: [] }];
  });
  const mapped = headings.filter((_, place) => columns[place]);
  const { descriptionFromName, description, vatRate, newAs } = answers;
  const hasDescription = descriptionFromName || description;
  return {
    findBy: columns.includes('stockCode') ? 'STOCK_CODE' : columns.includes('id') ? 'ID' : 'ANY',
    decimalMark: answers.decimalMark ?? mark ?? markOf(mapped.map(({ sample }) => sample)),
    columns: own,
    fixed: hasDescription
      ? [{ field: 'description', value: description ?? '', sameAsName: descriptionFromName ?? false }]
      : [],
    prices: basisOf(sheet, columns, answers),
    ...(vatRate != null && { vatRate }),
    ...(newAs != null && { newAs }),
    answers: learned,
    ...(answers.hiddenRows != null && { hiddenRows: answers.hiddenRows }),
    format: formatOf(sheet, answers),
  };
}

const signs = { SEMICOLON: ';', COMMA: ',', TAB: 'TAB', PIPE: '|' };

/** Settings that were found are found again in the next file; those that a person has chosen stay. */
function formatOf(sheet: Sheet | undefined, { format }: Answers) {
  const { letters, separator, sheet: name, headingRow } = format ?? {};
  return {
    ...(letters && { letters: letters.replaceAll('_', '-') }),
    ...(separator && { separator: signs[separator] }),
    ...(name != null && { sheet: name }),
    ...(headingRow != null && { headingRow }),
    // The next file may have other elements more often.
    ...(sheet && sheet.records.length > 0 && { record: sheet.name }),
  };
}
