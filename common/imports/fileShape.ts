import { z } from 'zod';
import { text } from '../limits.ts';

// Exports of shops spread a product over several rows and columns. A shape says how these become one row for each product, before
// the columns are read. Presets for other programs use nothing else, so that each profile can do what they do.

const word = text().max(200);
/** Blanks at the ends of a separator count. */
const between = z.string().max(20);

/** Which rows belong together. */
const group = z.strictObject({
  /**
   * SAME: rows with the same cell. PARENT: the cell names another row. ABOVE: a blank cell belongs to the row above. A row is named by
   * its cells of `names`, each behind its own word, such as `id:` and 12.
   */
  by: z.enum(['SAME', 'PARENT', 'ABOVE']),
  heading: word,
  names: z
    .array(z.strictObject({ heading: word, before: z.string().max(20).default('') }))
    .max(5)
    .default([]),
  /** ALL rows are products; VARIANTS: those that others name as their parent are left out; FIRST: only the first of each group is one. */
  products: z.enum(['ALL', 'VARIANTS', 'FIRST']).default('ALL'),
});

/** Rows whose cell is one of the words, or is none of them, are left out; a blank word means a blank cell. */
const leftOut = z.strictObject({
  heading: word,
  words: z.array(word).min(1).max(50),
  unless: z.boolean().default(false),
  why: word,
});

/**
 * A column that the file lacks, made of others: the cells that are not blank, one after the other. A heading behind `^` means the cell of
 * the parent, or of the first row of the group.
 */
const joined = z.strictObject({
  heading: word,
  of: z.array(word).min(1).max(50),
  between: between.default(' '),
  before: word.default(''),
  /** Cells with these words are left out. */
  without: z.array(word).max(20).default([]),
  /** FIRST: only the first cell that is not blank. */
  take: z.enum(['ALL', 'FIRST']).default('ALL'),
});

/**
 * Names and values that become attributes. A `#` in the headings stands for 1, 2, 3 and so on; where the heading of the value has a `*`,
 * what that stands for is the name.
 */
const pair = z.strictObject({
  /** The column of the name; null where `as` is the name, or where each value has its name before `sign`. */
  name: word.nullable().default(null),
  as: word.default(''),
  value: word,
  /** The column of the unit. */
  unit: word.nullable().default(null),
  /** Separates the pairs of one cell, in the column of the name and in that of the value. */
  between: between.default(''),
  /** Stands between a name and its value in one cell. */
  sign: z.string().max(5).default(''),
  /** The place of the name among what the sign separates, where more stands before it. */
  place: z.int().min(1).max(5).default(1),
  /** Separates several values of one name. */
  several: between.default(''),
  /** Values with these words are left out. */
  without: z.array(word).max(20).default([]),
});

const pictures = z.strictObject({
  /** The columns of addresses; the first address is the first picture. */
  of: z.array(word).min(1).max(50),
  between: between.default('|'),
  /** Pictures of this host are fetched and stored; null leaves all as links. */
  host: word.nullable().default(null),
});

export const fileShape = z.strictObject({
  group: group.nullable().default(null),
  /** A blank cell of these columns takes the value of its parent, of the first row of its group, or of the row above. */
  inherit: z.array(word).max(200).default([]),
  /** In these columns the parent counts for all of its rows, unless it has this word: variants of a draft are drafts. */
  overruled: z
    .array(z.strictObject({ heading: word, unless: word }))
    .max(20)
    .default([]),
  /** Each row has the values of all rows of its group in these columns. */
  gather: z
    .array(z.strictObject({ heading: word, between: between.default(' | ') }))
    .max(50)
    .default([]),
  /**
   * Where values stand beside each other in several columns, such as prices with their kinds, those count whose cell of `by` has
   * the first of these words that there is.
   */
  chosen: z
    .array(
      z.strictObject({
        by: word,
        words: z.array(word).min(1).max(20),
        of: z.array(word).min(1).max(20),
        between: between.default('|'),
      }),
    )
    .max(20)
    .default([]),
  joined: z.array(joined).max(100).default([]),
  leftOut: z.array(leftOut).max(20).default([]),
  pairs: z.array(pair).max(50).default([]),
  /**
   * The rows of a group are a family; where their names are alike, the values that tell them apart are added.
   * `name` is the column of its name; null means what the names of its products begin with.
   */
  family: z
    .strictObject({ name: word.nullable().default(null) })
    .nullable()
    .default(null),
  pictures: pictures.nullable().default(null),
  /** The column of the address that a product had before, from which visitors are led to its page. */
  oldAddress: word.nullable().default(null),
  /** The column of the rate of KDV, by which it is added to a price without it. */
  vatRate: word.nullable().default(null),
  /** The column that says of each price whether KDV is in it; a blank cell says no. */
  vatIncluded: word.nullable().default(null),
  /** The meaning of words in the column of rates, such as `reduced-rate`, in percent. */
  vatRates: z
    .array(z.strictObject({ word, rate: z.number().min(0).max(100) }))
    .max(50)
    .default([]),
  /** Why columns are not imported, for the report. */
  notes: z
    .array(z.strictObject({ heading: word, why: word }))
    .max(200)
    .default([]),
});

export type FileShape = z.infer<typeof fileShape>;
export type PairShape = FileShape['pairs'][number];
