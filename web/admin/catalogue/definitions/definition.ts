import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { BinEntity, HistoryEntity } from '../../../graphql/generated/schema.ts';
import type { Kind, Waitable } from '../waiting/useWaitingForm.tsx';
import type { Section } from '../../parts/bench/sections.ts';
import type { Fields, FormFields } from '../../parts/forms/formFields.ts';
import type { ListTexts } from '../../parts/lists/useFoundRows.tsx';

/** The name of a definition; each has fields of its own beside it. */
export interface NamedInput {
  name: string;
}

export interface NamedRow extends NamedInput, Waitable {
  id: string;
  /** How many products use it; left out where products do not name the rows. */
  productCount?: number;
}

/** Stands between the name and the number of products in the list. */
export interface Column<Row> {
  heading: string;
  textOf: (row: Row) => string;
  /** The text is Turkish and may be long. */
  long?: boolean;
}

/** A further action of a row, which opens a dialog. */
export interface RowAction<Row> {
  word: string;
  label: (row: Row) => string;
  fits: (row: Row) => boolean;
  dialog: (row: Row, close: () => void) => ReactNode;
}

type Answer<Data> = { data?: Data; error?: unknown; refetch: () => Promise<{ data?: Data }> };
type Send<Variables, Data> = (options: { variables: Variables }) => Promise<{ data?: Data | null }>;
type SendHook<Variables, Data = unknown> = (options?: {
  refetchQueries: 'active';
}) => readonly [Send<Variables, Data>, unknown];

/** The generated hooks. Their operations name the answers alike: `rows`, `row` and `saved`. */
interface Hooks<Input, Row> {
  useList: (options: { fetchPolicy: 'cache-and-network' }) => Answer<{ rows: Row[] }>;
  useRow: (options: { variables: { id: string }; skip: boolean; fetchPolicy: 'network-only' }) => Answer<{
    row: Row | null;
  }>;
  useCreate: SendHook<{ input: Input }, { saved: Row }>;
  useUpdate: SendHook<{ id: string; input: Input; version: number | null }, { saved: Row }>;
}

/** The texts of a screen, from the catalogue of words. */
export interface DefinitionTexts extends ListTexts {
  title: string;
  add: string;
  edit: string;
  none: string;
  saved: string;
  deleted: string;
  loadFailed: string;
  saveFailed: string;
}

/** States everything about the screen of one sort of definition: kinds of product, families, attributes. */
export interface Definition<Input extends NamedInput, Row extends NamedRow> {
  entity: BinEntity & HistoryEntity;
  /** The name under which the filters of the list are kept. */
  listName: string;
  texts: DefinitionTexts;
  /** One sentence below the heading that says what they are for. */
  intro: string;
  /** Says what to add first while there are none. */
  hint: string;
  fields: FormFields<Input, Row> & Fields;
  /** The validator generated from schema.graphql. */
  limits: z.ZodObject;
  columns: Column<Row>[];
  /** Returns the section that stands before the name; null for a row without one. */
  sectionOf?: (row: Row) => string | null;
  actions?: RowAction<Row>[];
  /** The field with the address of an uploaded picture. */
  picture?: keyof Input & string;
  /** The path of the public page. */
  page?: (row: Row) => string;
  /** They are published or not, and their changes may wait or be planned for a time. */
  waits?: Kind;
  hooks: Hooks<Input, Row>;
  /** It is edited on the bench: its sections, and what stands beside the form. */
  bench?: { sections: readonly Section[]; beside: () => ReactNode };
}
