import type { z } from 'zod';
import type { AnyColumn } from '../db/columns/columns.ts';
import type { Tx } from '../db/database.ts';
import { wordedFields, type Fields } from '../fields/field.ts';
import { textsIn, type Worded, type WordedText } from '../fields/words.ts';
import type { Recorded } from './recorded.ts';

/** A thing with its texts in the language of the site. */
export type ThingInWords = { id: string; name: string; texts: WordedText[]; isPublished: boolean };

/** States that the things of an entity have texts in other languages. */
export type Words = {
  /** The types of the schema whose fields answer in the language of a request. */
  types: readonly string[];
  /** The column that identifies the things. */
  id: AnyColumn;
  /** The fields that have words, by their names. */
  worded: Readonly<Record<string, Worded>>;
  /** The labels of those fields. */
  labels: Readonly<Record<string, string>>;
  /** Its things have addresses of their own in each language. */
  hasSlugs: boolean;
  /** There may be very many of them, so that their texts are read with the things. */
  isLarge: boolean;
  /** Returns the id of a thing of what a resolver of its type receives. */
  idOf(source: Record<string, unknown>): string;
  /** Fields of the schema whose values hold texts of the thing in another form than its own. */
  shown?: Readonly<Record<string, (value: never, texts: ReadonlyMap<string, string>, source: never) => unknown>>;
  /** Fields of other types that are texts of the thing, each with the thing and the place of the text in it. */
  parts?: Readonly<Record<string, Readonly<Record<string, (source: never) => { id: string; field: string }>>>>;
  /** The rules of the input, by the names of its fields, which hold for texts in every language. */
  rules?: Readonly<Record<string, z.ZodType>>;
  /** Reads things with the texts of their own; what is gone is missing. */
  read(db: Tx, ids: string[]): Promise<ThingInWords[]>;
};

type Definition<Values> = Pick<Words, 'types'> &
  Partial<Pick<Words, 'hasSlugs' | 'isLarge' | 'idOf' | 'shown' | 'parts' | 'rules'>> & { fields: Fields<Values> };

/** A file or a program may name any id: PostgreSQL refuses a statement that asks a column of numbers for another text. */
const mayBe = ({ dataType }: AnyColumn, id: string) => !dataType.startsWith('number') || /^\d{1,15}$/.test(id);

/** States the words of an entity whose changes the history keeps. */
export function wordsOf<Values>(
  record: Pick<Recorded, 'id' | 'labels' | 'rows'>,
  { fields, hasSlugs = false, isLarge = false, idOf = ({ id }) => String(id), ...stated }: Definition<Values>,
): Words {
  const worded = wordedFields(fields);
  return {
    ...stated,
    id: record.id,
    worded,
    labels: record.labels,
    hasSlugs,
    isLarge,
    idOf,
    async read(db, ids) {
      const own = ids.filter((id) => mayBe(record.id, id));
      if (own.length === 0) return [];
      return (await record.rows(db, own)).map(({ id, name, document }) => ({
        id,
        name,
        texts: textsIn(worded, document),
        isPublished: document.status === undefined || document.status === 'PUBLISHED',
      }));
    },
  };
}

/** The field that holds the address of a thing in a language. */
export const slugField = 'slug';
