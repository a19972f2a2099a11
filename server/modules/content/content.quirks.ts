type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const fields = {
  products: ['id', 'name', 'description', 'category', 'price', 'image', 'featured', 'createdAt'],
  categories: ['id', 'name', 'description'],
  messages: [
    'id',
    'name',
    'email',
    'company',
    'subject',
    'message',
    'createdAt',
    'status',
    'noticeVersion',
    'suspectedSpam',
  ],
};
type Kind = keyof typeof fields;
/** What the old store could leave out, and what is then meant. */
const defaults: Record<Kind, Row> = {
  products: { description: '', category: '', featured: false },
  categories: { description: '' },
  messages: { status: 'new' },
};

/**
 * Puts right what the old store wrote differently, and notes each oddity in a sentence; what cannot be understood is
 * left for the check that follows. Returns a copy.
 */
export function putRight(content: unknown): { content: unknown; notes: string[] } {
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
  const right: Row = Object.fromEntries(Object.entries(row).filter(([field]) => fields[kind].includes(field)));

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
    const lira = liraOf(right.price);
    if (lira === null || !Number.isNaN(lira)) {
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

/** '1240,5', '1.240,50', '1.240' (a Turkish thousand) and '1240.50' in lira; null when blank. */
export function liraOf(entered: string): number | null {
  const text = entered.replace(/\s|₺|TL$/g, '');
  if (text === '') return null;
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return Number(text.replace(',', '.'));
}

/** Of Firestore's `{ seconds, nanoseconds }`, also with underscores, or of milliseconds. */
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
