import { z } from 'zod';
import { text } from '../limits.ts';
import { scheduleProblem } from './schedule.ts';
import { currencies } from '../money/money.ts';
import { unitOf } from '../measures/units.ts';
import { fileShape } from './fileShape.ts';

// A profile says how the files of one supplier or program are read. Server and admin area read these rules alike, and a file
// that a profile was exported to holds the same.

/** A site has at most this many profiles. */
export const mostProfiles = 50;

const word = text().max(200);
const pairs = z.array(z.strictObject({ from: word, to: word })).max(500);
/** Blanks and line breaks count in what is replaced, and in what takes its place. */
const piece = z.string().max(200).normalize();

/** What is done with the cells of a column, in order. */
const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('TRIM') }),
  z.strictObject({ kind: z.literal('UPPER') }),
  /** Turns HTML into plain text, with a line for each paragraph and a bullet for each entry of a list. */
  z.strictObject({ kind: z.literal('HTML') }),
  /** Takes the deepest of several paths of categories, such as `A > B, A > C > D`; `at` separates the paths, `level` their levels. */
  z.strictObject({
    kind: z.literal('PATH'),
    at: z.string().max(10).default(','),
    level: z.string().min(1).max(10).default('>'),
  }),
  z.strictObject({
    kind: z.literal('REPLACE'),
    pairs: z.array(z.strictObject({ from: piece, to: piece })).max(500),
  }),
  z.strictObject({ kind: z.literal('SPLIT'), at: z.string().min(1).max(10), part: z.int().min(1).max(50) }),
  /** A count of what is in stock becomes one of two words; other texts stay. */
  z.strictObject({ kind: z.literal('STOCK'), some: word, none: word }),
  z.strictObject({ kind: z.literal('FACTOR'), by: z.number().positive().max(1_000_000) }),
  z.strictObject({ kind: z.literal('PERCENT'), by: z.number().min(-99).max(1000) }),
  z.strictObject({ kind: z.literal('ROUND'), to: z.number().min(0.01).max(1000) }),
  /** A price that does not say its currency is in this one, and KDV comes on top of it unless the cell says otherwise. */
  z.strictObject({ kind: z.literal('MONEY'), currency: z.enum(currencies), includesVat: z.boolean().default(true) }),
  z.strictObject({ kind: z.literal('UNIT'), unit: word.refine((unit) => unitOf(unit), 'This unit is unknown') }),
  /** `otherwise` is what all other texts become; null leaves them. */
  z.strictObject({ kind: z.literal('MAP'), pairs, otherwise: word.nullable().default(null) }),
]);

const column = z.strictObject({
  heading: word,
  /** It is null for a column that is not imported. */
  field: z.string().min(1).max(100).nullable().default(null),
  steps: z.array(step).max(10).default([]),
  blank: z.enum(['KEEP', 'CLEAR']).default('KEEP'),
});

/** A field without a column: the same text for all products, or that of another field where it is missing. */
const fixed = z.strictObject({
  field: z.string().min(1).max(100),
  value: text().max(5000).default(''),
  sameAsName: z.boolean().default(false),
});

const format = z.strictObject({
  letters: z.enum(['AUTO', 'UTF-8', 'UTF-16', 'WINDOWS-1254', 'ISO-8859-9', 'CP857', 'MAC-TURKISH']).default('AUTO'),
  separator: z.enum(['AUTO', ';', ',', 'TAB', '|']).default('AUTO'),
  /** It names a sheet of a workbook, or its number; null means the first one. */
  sheet: word.nullable().default(null),
  /** The row of the names, as the program of the sheet counts; null means the first one that is not blank. */
  headingRow: z.int().min(1).max(100).nullable().default(null),
  /** The path of the element that is a record of an XML file, such as `urunler/urun`; null means the one that stands most often. */
  record: word.nullable().default(null),
  /** Values of elements that repeat stay in step: where one lacks a value, its place in the cell is blank. */
  aligned: z.boolean().default(false),
});

const limits = z.strictObject({
  /** Percent of the products of the last good run that may be missing. */
  missing: z.number().min(0).max(100).default(10),
  /** A price may rise or fall by this factor. */
  price: z.number().min(1.01).max(1000).default(1.5),
  /** Percent of the rows that may be refused. */
  refused: z.number().min(0).max(100).default(20),
});

const findBy = ['ANY', 'STOCK_CODE', 'ID', 'GTIN', 'MANUFACTURER_CODE'] as const;

/** What is no address is refused by itself. */
const hasNoSignIn = (text: string) =>
  !URL.canParse(text) || (new URL(text).username === '' && new URL(text).password === '');

const source = z.strictObject({
  /** The address from which the file is fetched; null for files that are chosen or sent. */
  address: z
    .url({ protocol: /^https?$/, error: 'Enter an address such as https://erp.example/fiyat.csv' })
    .max(1000)
    .refine(hasNoSignIn, 'The sign-in is entered by itself, not in the address')
    .nullable()
    .default(null),
});

/** The file that a profile writes. */
const exported = z.strictObject({
  /** Says which rows the file holds. Columns of orders and customers are named in docs/imports.md; without any, all of them are written. */
  of: z.enum(['PRODUCTS', 'ORDERS', 'CUSTOMERS']).default('PRODUCTS'),
  /** XML and JSON lines are for orders and customers, UBL-TR, an archive with a file of each, for orders. */
  type: z.enum(['CSV', 'XLSX', 'XML', 'JSON', 'UBL_TR']).default('CSV'),
  /** Each order once, when it is placed, or whenever something of it changes. */
  orders: z.enum(['NEW', 'CHANGED']).default('NEW'),
  /** All products, or only those that are still made. */
  products: z.enum(['ALL', 'MADE']).default('ALL'),
  /** True: also drafts and what is hidden. A dealer reads what visitors do. */
  drafts: z.boolean().default(false),
});

export const profileSetup = z
  .strictObject({
    /** Whether files are read into the catalogue, or written from it by the same columns. */
    direction: z.enum(['IMPORT', 'EXPORT']).default('IMPORT'),
    exported: exported.prefault({}),
    format: format.prefault({}),
    findBy: z.enum(findBy).default('ANY'),
    /** The sign of all decimals; null asks where a number has two meanings. */
    decimalMark: z.enum(['COMMA', 'POINT']).nullable().default(null),
    columns: z.array(column).max(300).default([]),
    shape: fileShape.prefault({}),
    fixed: z.array(fixed).max(50).default([]),
    prices: z.enum(['WITH_VAT', 'WITHOUT_VAT']).nullable().default(null),
    vatRate: z.number().min(0).max(100).default(20),
    /** Further words for a price on request. */
    onRequest: z.array(word.min(1)).max(50).default([]),
    /** Words of the file for categories, options and other choices, each with what it means here. */
    answers: z
      .array(z.strictObject({ field: z.string().min(1).max(100), from: word, to: word }))
      .max(2000)
      .default([]),
    /** What becomes of a category or an option that does not exist. */
    unknown: z.enum(['REFUSE', 'CREATE']).default('REFUSE'),
    /** Says whether rows that a workbook hides are taken or left out; 'ASK' refuses them. */
    hiddenRows: z.enum(['ASK', 'TAKE', 'LEAVE_OUT']).default('ASK'),
    products: z.enum(['ALL', 'NEW', 'EXISTING']).default('ALL'),
    /** The status of new products; null is that of the site's settings. */
    newAs: z.enum(['PUBLISHED', 'DRAFT', 'HIDDEN']).nullable().default(null),
    missing: z.enum(['NOTHING', 'ON_ORDER', 'DISCONTINUED', 'HIDDEN', 'BIN']).default('NOTHING'),
    limits: limits.prefault({}),
    source: source.prefault({}),
    /** When the file is fetched, as five fields of cron by the company's clock; null for never. */
    schedule: word.nullable().default(null),
    /** Which ends of its runs are notices. */
    notices: z.enum(['ALWAYS', 'PROBLEMS', 'NEVER']).default('PROBLEMS'),
  })
  .superRefine(({ direction, exported, columns, fixed, decimalMark, source: { address }, schedule }, { addIssue }) => {
    const refuse = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
    for (const [at, { field, heading }] of columns.entries()) {
      const isFirst = (same: (one: (typeof columns)[number]) => boolean) => columns.findIndex(same) === at;
      if (field && !isFirst((one) => one.field === field))
        refuse(['columns', at, 'field'], 'Two columns fill this field');
      // One column may fill several fields.
      const isSame = (one: (typeof columns)[number]) => one.heading === heading && (!one.field || !field);
      if (columns.slice(0, at).some(isSame)) refuse(['columns', at, 'heading'], 'This column stands twice');
    }
    for (const [at, { steps }] of columns.entries())
      if (decimalMark === null && steps.some(isOfNumbers))
        refuse(['columns', at, 'steps'], 'Choose how numbers are written before calculating with them');
    const problem = schedule === null ? undefined : scheduleProblem(schedule);
    if (problem) refuse(['schedule'], problem);
    if (direction === 'EXPORT' && address !== null)
      refuse(['source', 'address'], 'A profile that exports fetches nothing');
    if (exported.of === 'PRODUCTS' && !['CSV', 'XLSX'].includes(exported.type))
      refuse(['exported', 'type'], 'Products are written as CSV or XLSX');
    if (exported.of === 'CUSTOMERS' && exported.type === 'UBL_TR')
      refuse(['exported', 'type'], 'Customers are written as CSV, XLSX, XML or JSON');
    if (direction === 'IMPORT' && schedule !== null && address === null)
      refuse(['schedule'], 'A schedule needs an address to fetch from');
    for (const [at, { field }] of fixed.entries())
      // A description is filled only where the column leaves it blank.
      if (field !== 'description' && columns.some((one) => one.field === field))
        refuse(['fixed', at, 'field'], 'A column fills this field');
  });

export type ProfileSetup = z.infer<typeof profileSetup>;
export type ProfileColumn = ProfileSetup['columns'][number];
export type ProfileStep = ProfileColumn['steps'][number];

/** Tells whether a step calculates with a number. */
export const isOfNumbers = ({ kind }: Pick<ProfileStep, 'kind'>) => ['FACTOR', 'PERCENT', 'ROUND'].includes(kind);

/** A profile that was exported to a file, which holds no secrets. */
export const profileFile = z.strictObject({ name: text().min(1).max(100), setup: profileSetup });
