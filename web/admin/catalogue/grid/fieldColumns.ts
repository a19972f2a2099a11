import { ProductInput } from '../../../../common/generated/validators.ts';
import { labels, priceWithTax } from '../../../../common/labels.ts';
import { breaksText } from '../../../../common/product/breaksText.ts';
import { availabilityTexts, unitWords } from '../../../../common/product/saleWords.ts';
import { noWords, yesWords } from '../../../../common/text/yesNo.ts';
import type { Availability, SalesUnit } from '../../../graphql/generated/operations.ts';
import { priceRule, priceText } from '../../kinds/price.ts';
import { countRule, countText } from '../../kinds/wholeNumber.ts';
import { column, shownColumn, type GridColumn, type GridRow } from './columns.ts';
import { breaksReader } from './breaksReader.ts';
import { choiceReader, countReader, priceReader, textReader, type Choice } from '../../kinds/readings.ts';

const { shape } = ProductInput;
const { product } = labels;

export interface Named {
  id: string;
  name: string;
}
/** What cells may name. */
export type Lists = Record<'categories' | 'kinds' | 'families', readonly Named[]>;

const texts = { stockCode: 132, manufacturerCode: 144, brand: 120, gtin: 140 } as const;
const counts = { priceQuantity: 112, minimumQuantity: 132, leadDays: 116 } as const;

const textColumn = (key: keyof typeof texts) =>
  column({
    key,
    label: product[key],
    width: texts[key],
    ...(key === 'brand' && { lang: 'tr' as const }),
    stored: (row) => row[key] ?? '',
    read: textReader(shape[key]),
    changes: (value) => ({ [key]: value }),
  });

const countColumn = (key: keyof typeof counts) =>
  column({
    key,
    label: product[key],
    width: counts[key],
    isNumber: true,
    stored: (row) => countText(row[key]),
    read: countReader(product[key], countRule(shape[key])),
    changes: (value) => ({ [key]: value }),
  });

const choicesOf = <Word extends string>(words: Record<Word, readonly string[]>): Choice<Word | null>[] => [
  { value: null, words: [''] },
  ...(Object.entries(words) as [Word, readonly string[]][]).map(([value, own]) => ({ value, words: own })),
];

interface Chosen<Value> {
  key: string;
  label: string;
  width: number;
  lang?: 'tr';
  choices: Choice<Value>[];
  stored: (row: GridRow) => Value;
  changes: (value: Value) => ReturnType<Parameters<typeof column<Value>>[0]['changes']>;
}

function chosenColumn<Value>({ choices, stored, ...rest }: Chosen<Value>) {
  return column<Value>({
    ...rest,
    options: choices.map(({ words }) => words[0] ?? ''),
    stored: (row) => choices.find(({ value }) => value === stored(row))?.words[0] ?? '',
    read: choiceReader(choices),
  });
}

/** Two rows may have one name; the first is meant. */
const namedChoices = (rows: readonly Named[], none = ''): Choice<string | null>[] => [
  { value: null, words: [none, ''] },
  ...rows.map(({ id, name }) => ({ value: id, words: [name] })),
];

/** The fields of a product as columns, in their usual order; the name comes first and stays. */
export const fieldColumns = ({ categories, kinds, families }: Lists): GridColumn[] => [
  column({
    key: 'name',
    label: product.name,
    width: 304,
    lang: 'tr',
    stored: ({ name }) => name,
    read: textReader(shape.name),
    changes: (name) => ({ name }),
  }),
  textColumn('stockCode'),
  chosenColumn({
    key: 'categoryId',
    label: product.categoryId,
    width: 192,
    lang: 'tr',
    choices: namedChoices(categories, 'Kategorisiz'),
    stored: ({ category }) => category?.id ?? null,
    changes: (categoryId) => ({ categoryId }),
  }),
  column({
    key: 'price',
    label: `${priceWithTax} ₺`,
    width: 148,
    isNumber: true,
    hasMark: true,
    stored: ({ price }) => priceText(price),
    read: priceReader(priceRule),
    changes: (price) => ({ price }),
  }),
  countColumn('leadDays'),
  chosenColumn<Availability | null>({
    key: 'availability',
    label: product.availability,
    width: 124,
    choices: choicesOf(availabilityTexts),
    stored: ({ availability }) => availability,
    changes: (availability) => ({ availability }),
  }),
  chosenColumn<SalesUnit | null>({
    key: 'salesUnit',
    label: product.salesUnit,
    width: 104,
    lang: 'tr',
    choices: choicesOf(unitWords),
    stored: ({ salesUnit }) => salesUnit,
    changes: (salesUnit) => ({ salesUnit }),
  }),
  countColumn('priceQuantity'),
  countColumn('minimumQuantity'),
  column({
    key: 'priceBreaks',
    label: product.priceBreaks,
    width: 220,
    stored: ({ priceBreaks }) => breaksText(priceBreaks),
    read: breaksReader,
    changes: (priceBreaks) => ({ priceBreaks }),
  }),
  chosenColumn({
    key: 'featured',
    label: product.featured,
    width: 116,
    choices: [
      { value: true, words: ['Featured', ...yesWords] },
      { value: false, words: ['Not Featured', '', ...noWords] },
    ],
    stored: ({ featured }) => featured,
    changes: (featured) => ({ featured }),
  }),
  textColumn('brand'),
  textColumn('manufacturerCode'),
  textColumn('gtin'),
  chosenColumn({
    key: 'kindId',
    label: product.kindId,
    width: 152,
    lang: 'tr',
    choices: namedChoices(kinds),
    stored: ({ kind }) => kind?.id ?? null,
    changes: (kindId) => ({ kindId }),
  }),
  chosenColumn({
    key: 'familyId',
    label: product.familyId,
    width: 152,
    lang: 'tr',
    choices: namedChoices(families),
    stored: ({ family }) => family?.id ?? null,
    changes: (familyId) => ({ familyId }),
  }),
  shownColumn({
    key: 'successorId',
    label: product.successorId,
    width: 192,
    lang: 'tr',
    stored: ({ successor }) => successor?.name ?? '',
  }),
  shownColumn({ key: 'id', label: 'Id', width: 140, stored: ({ id }) => id }),
];
