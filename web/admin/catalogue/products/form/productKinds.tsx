import { siteLanguage } from '../../../../../common/text/locale.ts';
import { ProductInput } from '../../../../../common/generated/validators.ts';
import { product } from '../../../../../common/product/product.ts';
import { valueIn, type Kind, type KindName, type Titled } from '../../../kinds/kind.ts';
import { kinds } from '../../../kinds/kinds.ts';
import type { InputProps } from '../../../parts/forms/formFields.ts';
import { DocumentsInput } from '../../documents/DocumentsInput.tsx';
import { documentsRule, titlesOf, type NamedDocument } from '../../documents/namedDocuments.ts';
import { specsRule, type SpecRow } from '../../specs/specRows.ts';
import { SpecsInput, SpecsShown } from '../../specs/SpecsInput.tsx';
import { mostTogether } from '../../../../../common/limits.ts';
import * as words from '../../../../words/admin/en/products.ts';
import { ProductsInput } from './ProductsInput.tsx';
import { Quiet } from '../../../parts/texts/Quiet.tsx';
import { z } from 'zod';

const named = z.array(z.object({ id: z.string(), name: z.string() }));
type NamedProduct = z.infer<typeof named>[number];

/** Only ids are sent. */
const togetherRule: z.ZodType<string[]> = named
  .max(mostTogether, words.atMostProducts(mostTogether))
  .transform((products) => products.map(({ id }) => id));

const togetherShown = (products: NamedProduct[]) => products.map(({ name }) => name).join('\n') || words.none;

/** Names products such as the nut of a bolt. A pair is named on one side and shown on both. */
const TogetherInput = (input: InputProps) => (
  <>
    <Quiet>{words.nameEachPairOnceHere}</Quiet>
    <ProductsInput {...input} most={mostTogether} />
  </>
);

interface StoredSpec {
  attribute: Titled;
  values: readonly { typed: string }[];
}

/** Specs have a column for each attribute, in the grid as in new sizes: see `specColumns`. */
const specs: Kind<'specs'> = {
  form: ({ name }) => ({
    blank: [],
    stored: (row) => (valueIn(row, name) as StoredSpec[]).flatMap(specRows),
    check: specsRule,
    show: (rows) => <SpecsShown rows={rows as SpecRow[]} />,
    input: (field) => <SpecsInput {...field} />,
  }),
};

const specRows = ({ attribute, values }: StoredSpec): SpecRow[] =>
  values.map(({ typed }) => ({ attributeId: attribute.id, name: attribute.name, value: typed, problem: null }));

/** Lists of ids, by what they name: the row that the API has of them, and how the form shows and checks it. */
const lists = {
  document: {
    key: 'documents',
    check: documentsRule,
    show: (rows: unknown) => titlesOf(rows as NamedDocument[]),
    input: (field: InputProps) => <DocumentsInput {...field} />,
  },
  product: {
    key: 'namedTogether',
    check: togetherRule,
    show: (rows: unknown) => togetherShown(rows as NamedProduct[]),
    input: (field: InputProps) => <TogetherInput {...field} />,
  },
};

/** A row has a name or a title. */
type Listed = { id: string } & ({ name: string } | { title: string });
const wordOf = (row: Listed) => ('name' in row ? { name: row.name } : { title: row.title });
const listIn = (row: object, key: string) => (valueIn(row, key) ?? []) as Listed[];

const references: Kind<'references'> = {
  form({ field }) {
    const { key, ...entry } = lists[field.to];
    return { blank: [], stored: (row) => listIn(row, key).map((one) => ({ id: one.id, ...wordOf(one) })), ...entry };
  },
  /** Which ones is chosen in the form. */
  cell: ({ field }) => ({
    lang: siteLanguage,
    stored: (row) =>
      listIn(row, lists[field.to].key)
        .map((row) => ('name' in row ? row.name : row.title))
        .join(' | '),
  }),
};

/** A product as it is stated, for whatever is made of its fields. */
export const ofProduct = {
  fields: product,
  rules: ProductInput.shape,
  kinds: { ...kinds, specs, references } satisfies Record<KindName, Kind>,
};
