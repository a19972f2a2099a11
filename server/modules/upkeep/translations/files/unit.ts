/** Names a text: a field of one thing. */
export type UnitKey = { entity: string; id: string; field: string };

/** A text with its translation, as a file carries it. */
export type Unit = UnitKey & {
  source: string;
  target: string | null;
  /** Whether a person has confirmed a translation that still fits its source. */
  state: 'missing' | 'outdated' | 'machine' | 'done';
  /** The name of the thing, for people. */
  title: string;
  /** The name of the text, for people. */
  label: string;
  /** The name of its columns in a workbook: that of the field, whose parts have rows of their own. */
  column: string;
  page: string | null;
  picture: string | null;
  mostLetters: number | null;
  /** How the company says words of this text, such as 'rulman: bearing'. */
  glossary: readonly string[];
};

/**
 * A unit that a file holds; `tags` are those elements of the target that its source does not have. `isFinal`: the translator
 * says that it is right.
 */
export type FileUnit = UnitKey & { source: string; target: string | null; tags?: string[]; isFinal?: boolean };

/** A file names its language, and has units in their order. */
export type ReadFile = { language: string | null; units: FileUnit[] };

export const fileTypes = ['XLIFF_1_2', 'XLIFF_2_0', 'PO', 'XLSX'] as const;
export type FileType = (typeof fileTypes)[number];

/** A name may have these signs in XLIFF 2; ids of things may have any. */
const odd = /[^\p{L}\p{N}._-]|_(?=x[\dA-F]{1,6}_)/gu;
const encoded = (text: string) =>
  text.replaceAll(odd, (sign) => `_x${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}_`);
const decoded = (text: string) =>
  text.replaceAll(/_x([\dA-F]{1,5})_/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));

export const nameOf = ({ entity, id, field }: UnitKey) => `${entity}:${encoded(id)}:${encoded(field)}`;

/** Returns undefined for a name that no file of ours has. */
export function keyIn(name: string): UnitKey | undefined {
  const [, entity, id, field] = /^([a-z]{1,60}):([^:\s]{1,1000}):([^:\s]{1,1000})$/i.exec(name) ?? [];
  if (entity === undefined || id === undefined || field === undefined) return undefined;
  return { entity, id: decoded(id), field: decoded(field) };
}

/** More units than a catalogue of 100,000 products has are the work of no translator. */
export const mostUnits = 500_000;

/** Programs end lines in their own ways. */
export const withPlainLines = (text: string) => text.replaceAll(/\r\n?/g, '\n');
/** Blanks at the ends are no text: forms and workbooks leave them out. */
export const isSameText = (one: string, other: string) => withPlainLines(one).trim() === withPlainLines(other).trim();

/** Returns the notes that a person reads about a unit, each with the word for its kind. */
export function notesOf({ title, label, page, picture, mostLetters, glossary }: Unit): [kind: string, text: string][] {
  const notes: [string, string | null][] = [
    ['what', `${title}: ${label}`],
    ['page', page],
    ['picture', picture],
    ['length', mostLetters === null ? null : `At most ${mostLetters} characters`],
    ...glossary.map((term): [string, string] => ['glossary', term]),
  ];
  return notes.flatMap(([kind, text]) => (text === null ? [] : [[kind, text] as [string, string]]));
}
