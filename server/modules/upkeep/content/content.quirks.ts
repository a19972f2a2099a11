import { readLira } from '../../../../common/fields/readers.ts';
import { documentBlanks, documentKeys } from '../../../fields/document.ts';
import { categoryFields } from '../../catalogue/categories/categories.entity.ts';
import { messageFields } from '../../sales/messages/messages.fields.ts';
import { productFields } from '../../catalogue/products/products.rows.ts';

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const known = {
  products: ['id', ...documentKeys(productFields), 'createdAt'],
  categories: ['id', ...documentKeys(categoryFields)],
  messages: ['id', ...documentKeys(messageFields), 'createdAt', 'status', 'noticeVersion', 'suspectedSpam', 'letters'],
};
type Kind = keyof typeof known;
/** The old store could leave these out; this is what a missing value means. */
const defaults: Record<Kind, Row> = {
  products: documentBlanks(productFields),
  categories: documentBlanks(categoryFields),
  messages: { status: 'new' },
};

/**
 * Corrects values that the old store wrote differently, and notes each in a sentence; anything else is left for the
 * check that follows. Returns a copy.
 */
export function correctQuirks(content: unknown): { content: unknown; notes: string[] } {
  const notes: string[] = [];
  if (!isRow(content)) return { content, notes };
  const information = isRow(content.information) ? { ...content.information } : content.information;
  if (isRow(information)) {
    for (const kind of ['products', 'categories'] as const) {
      const part = information[kind];
      if (isRow(part)) information[kind] = { ...part, [kind]: rowsOf(kind, part[kind], notes) };
    }
  }
  const messages = rowsOf('messages', content.messages, notes);
  return { content: { ...content, information, messages }, notes };
}

function rowsOf(kind: Kind, rows: unknown, notes: string[]) {
  if (!Array.isArray(rows)) return rows;
  return rows.map((row: unknown, index) => (isRow(row) ? corrected(kind, row, index, notes) : row));
}

function corrected(kind: Kind, row: Row, index: number, notes: string[]): Row {
  const name = typeof row.name === 'string' && row.name.trim() ? row.name.trim() : 'nameless';
  const note = (text: string) => notes.push(`${kind} ${index + 1} (${name}): ${text}`);
  const right: Row = Object.fromEntries(Object.entries(row).filter(([field]) => known[kind].includes(field)));

  for (const field of Object.keys(row))
    if (!(field in right)) note(`the field ${field} is not known here and is left out.`);
  for (const [field, value] of Object.entries(defaults[kind])) {
    if (right[field] !== undefined && right[field] !== null) continue;
    right[field] = value;
    note(`${field} is missing; taken as ${value === '' ? 'empty' : String(value)}.`);
  }
  if (typeof right.id === 'number') {
    right.id = String(right.id);
    note('the id is a number; taken as text.');
  }
  if (typeof right.price === 'string') {
    const lira = readLira(right.price, { strict: false });
    if (lira !== undefined) {
      note(`the price '${right.price}' is text; taken as ${lira === null ? 'on request' : lira}.`);
      right.price = lira;
    }
  }
  const moment = momentOf(right.createdAt);
  if (moment) {
    right.createdAt = moment;
    note(`createdAt is a timestamp of the old store; taken as ${moment}.`);
  }
  return right;
}

/** Reads Firestore's `{ seconds, nanoseconds }`, also with underscores, or a number of milliseconds. */
function momentOf(value: unknown): string | undefined {
  if (typeof value === 'number') return isoOf(value);
  if (!isRow(value)) return undefined;
  const seconds = value.seconds ?? value._seconds;
  const nanoseconds = value.nanoseconds ?? value._nanoseconds ?? 0;
  if (typeof seconds !== 'number' || typeof nanoseconds !== 'number') return undefined;
  return isoOf(seconds * 1000 + Math.floor(nanoseconds / 1e6));
}

const isoOf = (milliseconds: number) =>
  Math.abs(milliseconds) <= 8.64e15 ? new Date(milliseconds).toISOString() : undefined;
