import { labels } from '../../../../common/labels.ts';
import { ProductInput } from '../../../../common/generated/validators.ts';
import { readReferences, referencesText } from '../../../../common/product/referencesText.ts';
import type { CrossReferenceInput } from '../../../graphql/generated/operations.ts';
import { column, shownColumn, type GridColumn } from './columns.ts';
import { refused, unlessFormula, type Reading } from '../../kinds/readings.ts';

const { product } = labels;

/** Reads the codes of other makers as a spreadsheet holds them: 'SKF > 6204-2RSH > Same part | FAG > 6204'. */
const referencesReader = unlessFormula((text): Reading<CrossReferenceInput[]> => {
  const read = readReferences(text);
  if (!Array.isArray(read)) return refused(read.problem, { hint: 'They are written SKF > 6204-2RSH | FAG > 6204.' });
  const { error } = ProductInput.shape.crossReferences.safeParse(read);
  return error ? refused(error.issues[0]?.message ?? '') : { value: read, text: referencesText(read) };
});

/** The codes of other makers, and what is bought together, which is named in the form of a product. */
export const linkColumns: GridColumn[] = [
  column({
    key: 'crossReferences',
    label: product.crossReferences,
    width: 280,
    stored: ({ crossReferences }) => referencesText(crossReferences ?? []),
    read: referencesReader,
    changes: (crossReferences) => ({ crossReferences }),
  }),
  shownColumn({
    key: 'togetherIds',
    label: product.togetherIds,
    width: 240,
    lang: 'tr',
    stored: ({ namedTogether }) => (namedTogether ?? []).map(({ name }) => name).join(' | '),
  }),
];

const keys = new Set(linkColumns.map(({ key }) => key));

/** Returns whether rows need their links, which are asked for only where one of these columns is shown. */
export const showsLinks = (columns: readonly GridColumn[]) => columns.some(({ key }) => keys.has(key));
