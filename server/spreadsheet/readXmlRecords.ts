import { Parser } from 'saxen';
import { foreignCurrency, isOfCurrencies } from '../../common/measures/currencies.ts';
import { badInput } from '../core/errors.ts';
import { decoded } from './letters.ts';
import {
  addAligned,
  addField,
  createRecordTable,
  inOneLanguage,
  type FieldsOfRecord,
  type RecordTable,
} from './recordTable.ts';

type Options = {
  /** The path of the element that is a record, such as 'urunler/urun'; null means the most frequent of those found. */
  record: string | null;
  letters: string;
  /** The values of elements that repeat stay in step. */
  aligned?: boolean;
  bounds: Parameters<typeof createRecordTable>[0];
};

/** Deeper elements have no place in a table, and would make paths of any length. */
const deepest = 30;

const start = /^\uFEFF?\s*<(?:\?xml\b|!DOCTYPE\b|[\p{L}_])/u;
/** Tells whether a file is XML and no web page, which has been refused before. */
export const isXml = (bytes: Buffer) => start.test(textOf(bytes.subarray(0, 200), 'AUTO'));

const doctype = /<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/y;
const gap = /[\uFEFF\s]*/y;
/** Comments and instructions may stand before the document type, as many as a program likes. */
const asides = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;

/**
 * Returns the file without the document type before its first element: nothing that it declares is loaded or expanded. Each
 * sign is read once, since comments by the thousand are no reason to read them again and again.
 */
function withoutDoctype(xml: string): string {
  let at = 0;
  for (let aside: (typeof asides)[number] | undefined = asides[0]; aside;) {
    gap.lastIndex = at;
    gap.test(xml);
    at = gap.lastIndex;
    aside = asides.find(([begin]) => xml.startsWith(begin, at));
    const end = aside ? xml.indexOf(aside[1], at + aside[0].length) : -1;
    if (aside && end < 0) return xml;
    if (aside) at = end + aside[1].length;
  }
  doctype.lastIndex = at;
  return doctype.test(xml) ? xml.slice(0, at) + xml.slice(doctype.lastIndex) : xml;
}

/** Returns the text of an XML file, without the document type. */
export const xmlText = (bytes: Buffer, letters: string) => withoutDoctype(textOf(bytes, letters));

/** Returns the file without blanks and comments at its end. */
function withoutTail(xml: string): string {
  let whole = xml.trimEnd();
  for (let at = 0; whole.endsWith('-->') && at >= 0;) {
    at = whole.lastIndexOf('<!--');
    if (at >= 0) whole = whole.slice(0, at).trimEnd();
  }
  return whole;
}

/**
 * Reads the records of an XML file, in two passes over its elements: the first finds which of them repeat, the second reads the
 * chosen ones, so that no tree is ever built. Throws when it is not well formed, and `BAD_USER_INPUT` for an unknown record.
 */
export function readXmlRecords(
  bytes: Buffer,
  { record: wanted, letters, bounds, aligned = false }: Options,
): RecordTable {
  const xml = xmlText(bytes, letters);
  const { records, isCutOff } = findRecords(xml);
  const chosen = wanted === null ? records[0]?.path : records.find(({ path }) => path === wanted)?.path;
  if (chosen === undefined) {
    const found = records.map(({ path }) => path).slice(0, 10);
    if (wanted === null)
      throw badInput(
        'file',
        'The file has no records: no element of it stands several times. It may be the answer of a server, not the list.',
      );
    throw badInput('file', `The file has no record ${wanted ?? ''}. Found are ${found.join(', ') || 'none'}.`);
  }
  const table = createRecordTable(bounds);
  let record: FieldsOfRecord | undefined;
  let text = '';
  const path: string[] = [];
  const depth = chosen.split('/').length;
  const inRecord = (...more: string[]) => [...path.slice(depth), ...more].join('/');
  const outside = currenciesOutside();
  const counts = new Map<string, number>();
  // The texts of a record are gathered first, since another language may come behind.
  let texts: Text[] = [];
  const spoken: { group: string; language: string }[] = [];
  const add = (key: string, value: string, owner: string) => {
    if (!record || value === '') return;
    const part = aligned && owner !== '' ? (counts.get(owner) ?? 1) - 1 : null;
    texts.push({ key, value, part, ...(spoken.at(-1) ?? unspoken) });
  };
  parse(xml, {
    open(name, attributes) {
      path.push(name);
      if (!record) outside.open(attributes());
      if (path.length > deepest) throw badInput('file', `The file has elements within more than ${deepest} others.`);
      if (path.length === depth && path.join('/') === chosen) {
        record = new Map();
        texts = [];
        counts.clear();
        addField(record, '../@currency', outside.current());
      }
      if (record) {
        const own = inRecord();
        counts.set(own, (counts.get(own) ?? 0) + 1);
        const said = attributes();
        const { lang = '' } = said;
        const outer = inRecord().split('/').slice(0, -1).join('/');
        const here = { group: `${own} ${counts.get(outer) ?? 0}`, language: lang.trim().toLowerCase().slice(0, 20) };
        const around = spoken.at(-1) ?? unspoken;
        spoken.push(around.language === '' ? here : around);
        for (const [key, value] of Object.entries(said)) add(inRecord(`@${key}`), value.trim(), own);
      }
      text = '';
    },
    text: (piece) => void (text += piece),
    close() {
      const value = text.trim();
      text = '';
      if (record && value !== '') add(inRecord() || '.', value, path.slice(depth, -1).join('/'));
      if (!record || path.length === depth) outside.close(path.at(-1) ?? '', record ? '' : value);
      if (record) spoken.pop();
      if (record && path.length === depth) {
        for (const { key, value, part } of inOneLanguage(texts, (text) => text))
          if (part === null) addField(record, key, value);
          else addAligned(record, key, value, part);
        table.add(table.rows.length + 1, record);
        record = undefined;
      }
      path.pop();
    },
  });
  return { name: chosen, heading: table.heading(), rows: table.rows, records, isCutOff };
}

type Text = { key: string; value: string; part: number | null; group: string; language: string };
const unspoken = { group: '', language: '' };

/**
 * Gathers what a feed says about the currency of all its prices: an attribute of what the records stand in, or an element before
 * them. Lira is what everybody expects, and is not mentioned.
 */
function currenciesOutside() {
  const attributes: (string | null)[] = [];
  let element: string | null = null;
  const foreign = (name: string, value: string) => (isOfCurrencies(name) ? foreignCurrency(value, true) : null);
  return {
    open(of: Record<string, string>) {
      attributes.push(
        Object.entries(of)
          .map(([key, value]) => foreign(key, value))
          .find(Boolean) ?? null,
      );
    },
    close(name: string, value: string) {
      attributes.pop();
      if (value !== '' && isOfCurrencies(name)) element = foreignCurrency(value, true);
    },
    /** Called for a record that has been opened. */
    current: () => attributes.slice(0, -1).findLast(Boolean) ?? element,
  };
}

/** Databases describe their columns before the rows. */
const ofSchema = /(?:^|\/)(?:schema|metadata|elementtype|xsd)(?:\/|$)/i;

/** So many fields of an element are told apart, and so many elements compared. */
const [mostFields, mostPaths] = [200, 500];

/** Returns the paths of elements that hold others or attributes and stand more than once, the most frequent first. */
function findRecords(xml: string) {
  const counts = new Map<string, { count: number; isRecord: boolean; fields: Set<string> }>();
  const path: string[] = [];
  const isCutOff = parse(xml, {
    open(name, attributes) {
      const outer = counts.get(path.join('/'));
      if (outer) outer.isRecord = true;
      if (outer && outer.fields.size < mostFields) outer.fields.add(name);
      path.push(name);
      if (path.length > deepest) throw badInput('file', `The file has elements within more than ${deepest} others.`);
      const key = path.join('/');
      const known = counts.get(key) ?? { count: 0, isRecord: false, fields: new Set() };
      known.count++;
      const own = Object.keys(attributes());
      known.isRecord ||= own.length > 0;
      for (const one of own) if (known.fields.size < mostFields) known.fields.add(`@${one}`);
      counts.set(key, known);
    },
    text: () => undefined,
    close: () => void path.pop(),
  });
  const found = [...counts].flatMap(([at, { count, isRecord, fields }]) =>
    isRecord && at.includes('/') && !ofSchema.test(at) ? [{ path: at, count, fields: fields.size }] : [],
  );
  // A record that stands several times in a product that says more is a part of it: its shipping, its variants, its pictures.
  const isPart = (one: (typeof found)[number]) =>
    found.some(
      ({ path: outer, count, fields }) => count > 1 && fields > one.fields && one.path.startsWith(`${outer}/`),
    );
  const ranked = found.slice(0, mostPaths).map((one) => ({ ...one, isPart: isPart(one) }));
  // Of those that stand equally often, the outer one is the record.
  ranked.sort(
    (one, other) =>
      Number(one.isPart) - Number(other.isPart) || other.count - one.count || one.path.length - other.path.length,
  );
  const records = ranked.map(({ path: at, count }) => ({ path: at, count }));
  return { records: records.slice(0, 50), isCutOff };
}

type Handlers = {
  open(name: string, attributes: () => Record<string, string>): void;
  text(piece: string): void;
  close(): void;
};

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Calls the handlers in the order of the file. Returns whether it breaks off before its outermost element ends. */
function parse(xml: string, { open, text, close }: Handlers): boolean {
  let outermost: string | undefined;
  let failure: Error | undefined;
  new Parser()
    .on('openTag', (name, attributes, decode) => {
      outermost ??= name;
      open(local(name), () =>
        Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [local(key), decode(value)])),
      );
    })
    .on('closeTag', () => close())
    .on('text', (piece, decode) => text(decode(piece)))
    .on('cdata', (piece) => text(piece))
    .on('error', (error) => void (failure ??= error))
    .parse(xml);
  const isWhole = outermost === undefined || withoutTail(xml).endsWith(`</${outermost}>`);
  if (failure && isWhole) throw failure;
  return !isWhole;
}

/** The first line of a file may name its letters. */
function textOf(bytes: Buffer, letters: string) {
  const said = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]{1,20})["']/.exec(bytes.toString('latin1', 0, 200))?.[1];
  return decoded(bytes, letters, said);
}
