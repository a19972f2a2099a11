import type { DecimalMark } from '../../../../../common/measures/decimalMark.ts';
import {
  useGridLanguagesQuery,
  type GridLinksFragment,
  type GridProductFragment,
  type GridTextFragment,
} from '../grid.generated.ts';
import type { ProductChanges } from '../../../../graphql/generated/schema.ts';
import { refused, turkishNumbers, type Problem, type Reading, unlessFormula } from '../../../kinds/readings.ts';
import { product, type ProductField } from '../../../../../common/product/product.ts';
import type { StatedField } from '../../../../../common/fields/stated.ts';
import type { Lists } from '../../../kinds/kind.ts';
import { productCells, rareTexts, type ProductCell } from '../../products/form/productCells.ts';
import { enteredValue, readValue, shownFlag, valueSeparator } from '../../../../../common/measures/specValues.ts';
import { type Attribute, useDefinitions } from '../../specs/useDefinitions.ts';
import { useMemo, useState } from 'react';
import { useLists } from '../../../kinds/reference.tsx';
import { readJson, writeJson } from '../../../parts/storage/drafts.ts';
import { useWide } from '../../../parts/page/useNarrow.ts';
import { useSession } from '../../../session/SessionProvider.tsx';
import * as words from '../../../../words/admin/en/grid.ts';

/** A row has its links to other codes and products, and its texts in other languages, once a column shows them. */
export type GridRow = GridProductFragment & Partial<GridLinksFragment> & { texts?: readonly GridTextFragment[] };

/** Returns the faults in the specs of the first products, by product, and the attributes in the order of the products. */
export interface SpecFaults {
  texts: ReadonlyMap<string, string>;
  attributeIds: readonly string[];
}

export interface GridColumn {
  /** The field of the API, or the id of an attribute. */
  key: string;
  label: string;
  /** In pixels. */
  width: number;
  isNumber: boolean;
  /** The signs of its numbers have a meaning that a block may write the other way. */
  hasMark: boolean;
  isReadOnly: boolean;
  lang: string | undefined;
  /** Its cells are texts of products in another language. */
  says?: TextPlace;
  /** Its texts may have several lines. */
  isLong?: boolean;
  /** The words to choose from. */
  options: string[] | undefined;
  stored: (row: GridRow) => string;
  /** Reads a text as it stands in a cell. */
  read: (text: string) => CellReading;
}

/** Where a text stands: in a language, of a field. */
export interface TextPlace {
  language: string;
  field: string;
}

export type CellReading =
  | { changes: ProductChanges; text: string; problem?: undefined }
  | { problem: Problem; changes?: undefined };

interface Definition<Value> {
  key: string;
  label: string;
  width?: number;
  isNumber?: boolean;
  hasMark?: boolean;
  lang?: string;
  says?: TextPlace;
  isLong?: boolean;
  options?: string[];
  stored: (row: GridRow) => string;
  read: (text: string) => Reading<Value>;
  changes: (value: Value) => ProductChanges;
}

/** The readings of so many different texts are kept for each column: blocks repeat few of them. */
const mostKept = 5000;

/** Makes a column that can be edited. */
function column<Value>({ read, changes, ...definition }: Definition<Value>): GridColumn {
  const kept = new Map<string, CellReading>();
  const readOnce = (text: string): CellReading => {
    const reading = read(text);
    return reading.problem ? { problem: reading.problem } : { changes: changes(reading.value), text: reading.text };
  };
  return {
    width: 132,
    isNumber: false,
    hasMark: false,
    isReadOnly: false,
    lang: undefined,
    options: undefined,
    ...definition,
    read(text) {
      const known = kept.get(text);
      if (known) return known;
      const reading = readOnce(text);
      if (kept.size >= mostKept) kept.clear();
      kept.set(text, reading);
      return reading;
    },
  };
}

/** Makes a column that only shows something. */
const shownColumn = (
  definition: Pick<GridColumn, 'key' | 'label' | 'width' | 'stored'> & { lang?: 'tr' },
): GridColumn => ({
  isNumber: false,
  hasMark: false,
  isReadOnly: true,
  lang: undefined,
  options: undefined,
  read: () => refused(words.cannotBeChangedHere),
  ...definition,
});

/** Returns the text that a cell keeps of what was typed or pasted: the grid's own form of what it can read. */
export function entered(column: GridColumn, typed: string, mark: DecimalMark): string {
  const text = column.hasMark ? turkishNumbers(typed, mark) : typed;
  const reading = column.read(text);
  return reading.problem ? typed : reading.text;
}

/** The usual order of the columns; all other fields follow as they are stated. The name comes first and stays. */
const gridFirst: readonly ProductField[] = [
  'name',
  'stockCode',
  'categoryId',
  'price',
  'leadDays',
  'availability',
  'salesUnit',
  'priceQuantity',
  'minimumQuantity',
  'priceBreaks',
  'featured',
  'brand',
  'manufacturerCode',
  'gtin',
  'kindId',
  'familyId',
];

const stated: Readonly<Record<ProductField, StatedField>> = product;

function columnOf({ name, label, lang, choices, read, ...cell }: ProductCell): GridColumn {
  const definition = {
    key: name,
    label: cell.unit ? `${label} ${cell.unit}` : label,
    width: stated[name].gridWidth ?? usualWidth,
    lang,
  };
  if (!read) return shownColumn({ ...definition, stored: cell.stored });
  return column<unknown>({
    ...definition,
    ...(cell.isNumber && { isNumber: true }),
    ...(cell.hasMark && { hasMark: true }),
    ...(stated[name].kind === 'text' && { isLong: true }),
    ...(choices && { options: choices.map(({ words }) => words[0] ?? '') }),
    stored: cell.stored,
    read,
    changes: (value) => ({ [name]: value }),
  });
}

const usualWidth = 132;

/** Rows have these only where one of their columns is shown: links to others, and texts that few look at. */
const isLink = ({ key }: GridColumn) =>
  key in product &&
  (['crossReferences', 'references'].includes(stated[key as ProductField].kind) ||
    rareTexts.some((name) => name === key));

/** Returns whether rows need their links. */
export const showsLinks = (columns: readonly GridColumn[]) => columns.some(isLink);

/** The fields of a product as columns, those with links last. */
export function fieldColumns(lists: Lists): GridColumn[] {
  const columns = productCells('grid', lists, gridFirst).map(columnOf);
  return [
    ...columns.filter((one) => !isLink(one)),
    shownColumn({ key: 'id', label: words.id, width: 140, stored: ({ id }) => id }),
    ...columns.filter(isLink),
  ];
}

/** Returns the text of a row at a place; undefined where there is none. */
export const textAt = ({ texts }: GridRow, { language, field }: TextPlace) =>
  texts?.find((text) => text.language === language && text.field === field);

/** Returns whether rows need their texts. */
export const showsTexts = (columns: readonly GridColumn[]) => columns.some(({ says }) => says !== undefined);

/** Makes a column of each text in each language, such as 'Name [en]': their keys are those of the history and of sheets. */
export function textColumns(lists: Lists, codes: readonly string[]): GridColumn[] {
  const worded = productCells('grid', lists, gridFirst).filter(({ name, read }) => read && 'words' in product[name]);
  return codes.flatMap((language) =>
    worded.map(({ name, label, read }) => {
      const says = { language, field: name };
      return column<unknown>({
        key: `text.${language}.${name}`,
        label: `${label} [${language}]`,
        width: stated[name].gridWidth ?? usualWidth,
        lang: language,
        says,
        ...(stated[name].kind === 'text' && { isLong: true }),
        stored: (row) => textAt(row, says)?.value ?? '',
        // An empty cell takes the text away, so that the Turkish one is read.
        read: (text) => (text.trim() === '' || !read ? { value: '', text: '' } : read(text.trim())),
        changes: () => ({}),
      });
    }),
  );
}

const numeric = ['NUMBER', 'RANGE'];
const answers: Record<string, string> = { yes: shownFlag(true), no: shownFlag(false) };

/** Reads several values of an attribute, separated as in spreadsheets. */
const specReader = (attribute: Attribute) =>
  unlessFormula((text): Reading<string[]> => {
    const values: string[] = [];
    for (const part of text.split(valueSeparator)) {
      if (part.trim() === '') continue;
      const { value, problem } = readValue(attribute, part);
      if (!value) return refused(problem);
      values.push(value.kind === 'FLAG' ? shownFlag(value.flag) : enteredValue(value));
    }
    return { value: values, text: joined(values) };
  });

const joined = (values: string[]) => values.join(` ${valueSeparator} `);

/** Makes a column of each attribute. */
export const specColumns = (attributes: Attribute[]): GridColumn[] =>
  attributes.map((attribute) => {
    const { id, name, unit, kind, options } = attribute;
    const isFlag = kind === 'FLAG';
    return column({
      key: id,
      label: unit ? `${name} [${unit}]` : name,
      width: Math.min(200, Math.max(112, 40 + 8 * name.length)),
      isNumber: numeric.includes(kind),
      hasMark: numeric.includes(kind),
      lang: 'tr',
      ...(kind === 'OPTION' && { options: ['', ...options.map((option) => option.name)] }),
      ...(isFlag && { options: ['', ...Object.values(answers)] }),
      stored: ({ specs }) => {
        const typed = specs.find((spec) => spec.attribute.id === id)?.typed ?? [];
        return joined(isFlag ? typed.map((answer) => answers[answer] ?? answer) : typed);
      },
      read: specReader(attribute),
      changes: (values) => ({ specs: [{ attributeId: id, values }] }),
    });
  });

/** The columns that a person sees at first, with the specs of the kind where all products are of one. */
const usual = ['stockCode', 'categoryId', 'price', 'leadDays', 'availability', 'salesUnit', 'featured'];
const mostSpecs = 10;
/** Each column costs some thousand cells while the grid is scrolled. */
export const mostShown = 30;

export const narrowest = 64;
export const widest = 640;
/** Where there is room, names of products are shown whole. */
const wideName = 480;

/** The column that says what is wrong with the specs of a product. */
export const faultColumn = 'fault';

/**
 * Returns all columns, and those that are shown, the name first. Which ones, in which order and how wide is kept in this
 * browser for each person, and for each kind of product. `asked` is a column that stands beside the name; with `faults`, these
 * are the specs that are at fault, behind what is wrong with them.
 */
export function useColumns(kindIds: readonly string[] | undefined, asked: string | null, faults?: SpecFaults) {
  const first = faults ? [faultColumn, ...faults.attributeIds] : asked === null ? [] : [asked];
  const { attributes, kinds } = useDefinitions();
  const { lists, isLoading } = useLists();
  const said = useGridLanguagesQuery();
  const codes = said.data?.languages.map(({ code }) => code).join(' ') ?? '';
  const all = useMemo(
    () => [
      ...fieldColumns(lists),
      ...textColumns(lists, codes.split(' ').filter(Boolean)),
      ...(faults
        ? [
            shownColumn({
              key: faultColumn,
              label: words.whatIsWrongHeading,
              width: 420,
              stored: ({ id }) => faults.texts.get(id) ?? '',
            }),
          ]
        : []),
      ...specColumns(attributes),
    ],
    [attributes, lists, faults, codes],
  );
  const kind = kindIds?.length === 1 ? kinds.find(({ id }) => id === kindIds[0]) : undefined;
  const isWide = useWide();
  const { adminId } = useSession();
  const key = `grid:${adminId}:${kind?.id ?? 'all'}`;
  const widthsKey = `gridWidths:${adminId}`;
  /** The columns chosen since the grid was opened. */
  const [chosen, setChosen] = useState<{ key: string; shown: string[] }>();
  const [widths, setWidths] = useState(() => readJson<Record<string, number>>(widthsKey) ?? {});
  const ofKind = kind?.attributes.map(({ attribute }) => attribute.id).slice(0, mostSpecs) ?? [];
  const stored = useMemo(() => readJson<string[]>(key), [key]);
  const shown = chosen?.key === key ? chosen.shown : (stored ?? [...usual, ...ofKind]);
  const joined = [...new Set(['name', ...first, ...shown])].slice(0, mostShown).join('\n');
  const columns = useMemo(
    () =>
      joined
        .split('\n')
        .flatMap((one) => all.find((column) => column.key === one) ?? [])
        .map((column): GridColumn => {
          const usualWidth = isWide && column.key === 'name' ? wideName : column.width;
          return { ...column, width: widths[column.key] ?? usualWidth };
        }),
    [joined, all, widths, isWide],
  );
  const ofKinds = new Set(
    kinds.filter(({ id }) => kindIds?.includes(id)).flatMap((one) => one.attributes.map((a) => a.attribute.id)),
  );
  return {
    // Languages that are read once more after an undo keep the grid, with its focus and all that it can take back.
    isLoading: isLoading || (!said.data && !said.error),
    all,
    columns,
    /** The attributes that no kind in the grid has: the choice of columns offers them last. */
    ofOtherKinds: attributes.map(({ id }) => id).filter((id) => !ofKinds.has(id)),
    /** Shows these columns, the name apart, in this order. */
    show(next: string[]) {
      setChosen({ key, shown: next });
      writeJson(key, next);
    },
    resize(column: string, width: number) {
      const next = { ...widths, [column]: Math.round(Math.max(narrowest, Math.min(width, widest))) };
      setWidths(next);
      writeJson(widthsKey, next);
    },
  };
}

export type Columns = ReturnType<typeof useColumns>;
