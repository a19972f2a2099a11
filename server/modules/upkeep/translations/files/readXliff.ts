import { Parser } from 'saxen';
import { badInput } from '../../../../core/errors.ts';
import { xmlText } from '../../../../spreadsheet/readXmlRecords.ts';
import { notTranslations, tooManyUnits, wrongLanguages } from './refusals.ts';
import { keyIn, mostUnits, type FileUnit, type ReadFile } from './unit.ts';

type Attributes = Record<string, string>;
/** One language of a unit, or of a segment of it: its text, and the elements in it by their ids. */
type Side = { text: string; tags: Map<string, string>; open: { id: string; from: number }[] };

/** No program nests elements of a text so deep. */
const deepest = 40;

/** Elements in a text whose content, or data, is a sign for programs. */
const codes = new Set(['ph', 'x', 'bx', 'ex', 'bpt', 'ept', 'it', 'g', 'pc', 'sc', 'ec']);
/** These hold no text of the unit: proposals of a program's memory, and its own data. */
const aside = new Set(['alt-trans', 'matches', 'glossary', 'metadata', 'seg-source', 'bin-unit', 'header', 'skeleton']);

/** By these states a translator says that a translation is right. */
const finals = new Set(['translated', 'reviewed', 'signed-off', 'final']);

const local = (name: string) => name.slice(name.indexOf(':') + 1);
const newSide = (): Side => ({ text: '', tags: new Map(), open: [] });

/**
 * Reads XLIFF 1.2 and 2 in one pass, without a tree. Nothing that a document type declares is loaded or expanded. Throws
 * `BAD_USER_INPUT` for what is neither, and when it is not well formed.
 */
export function readXliff(bytes: Buffer): ReadFile {
  const units: FileUnit[] = [];
  const path: string[] = [];
  const languages = new Set<string>();
  let unit: ReturnType<typeof createUnit> | undefined;
  let [isXliff, skipped] = [false, 0];
  let failure: Error | undefined;

  const open = (name: string, given: () => Attributes) => {
    path.push(name);
    if (path.length > deepest) throw badInput('file', `The file has elements within more than ${deepest} others.`);
    if (aside.has(name)) skipped++;
    if (skipped > 0) return;
    if (name === 'xliff' || name === 'file') {
      isXliff ||= name === 'xliff' && path.length === 1;
      const { trgLang, 'target-language': target } = given();
      const language = trgLang ?? target;
      if (language !== undefined) languages.add(language);
    } else if (name === 'trans-unit' || name === 'unit') unit = createUnit(given().id ?? '');
    else unit?.open(name, given());
  };
  const close = () => {
    const name = path.pop() ?? '';
    if (aside.has(name)) skipped--;
    else if (skipped > 0) return;
    else if (name === 'trans-unit' || name === 'unit') {
      const read = unit?.read();
      unit = undefined;
      if (!read) return;
      if (units.length >= mostUnits) throw tooManyUnits();
      units.push(read);
    } else unit?.close(name);
  };
  const text = (piece: string) => {
    if (skipped === 0) unit?.text(piece);
  };
  new Parser()
    .on('openTag', (name, attributes, decode) =>
      open(local(name), () =>
        Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [local(key), decode(value)])),
      ),
    )
    .on('closeTag', close)
    .on('text', (piece, decode) => text(decode(piece)))
    .on('cdata', text)
    .on('error', (error) => void (failure ??= error))
    .parse(xmlText(bytes, 'AUTO'));
  if (failure) throw badInput('file', `This XLIFF file is broken: ${failure.message.slice(0, 200)}`);
  if (!isXliff) throw notTranslations();
  if (languages.size > 1) throw wrongLanguages([...languages]);
  return { language: [...languages][0] ?? null, units };
}

/** Gathers what a unit says: both languages, over the segments into which a program may have divided it. */
function createUnit(name: string) {
  const key = keyIn(name);
  const data = new Map<string, string>();
  const known = new Map<string, string>();
  const unknown: string[] = [];
  let [source, target, isWhole, hasTarget] = ['', '', true, false];
  let segment: { source: string; target: string | null; isIgnorable: boolean } | undefined;
  let side: Side | undefined;
  let datum: { id: string; text: string } | undefined;

  /** The text of an element that has none of its own: that of its data, or of the source's element of its id. */
  const textOf = (id: string, { dataRef, dataRefStart }: Attributes, isTarget: boolean) => {
    const told = data.get(dataRef ?? dataRefStart ?? '') ?? (isTarget ? known.get(id) : undefined);
    if (told === undefined && isTarget) unknown.push(id);
    return told ?? '';
  };
  const takeSide = (isTarget: boolean) => {
    const text = side?.text ?? '';
    if (!isTarget) for (const [id, content] of side?.tags ?? []) known.set(id, content);
    side = undefined;
    if (segment) segment[isTarget ? 'target' : 'source'] = text;
    else if (isTarget) [target, hasTarget] = [text, true];
    else source = text;
  };
  let [isTarget, isFinal] = [false, false];
  return {
    open(element: string, attributes: Attributes) {
      if ((element === 'target' || element === 'segment') && finals.has(attributes.state ?? '')) isFinal = true;
      if (element === 'data') datum = { id: attributes.id ?? '', text: '' };
      else if (element === 'segment' || element === 'ignorable')
        segment = { source: '', target: null, isIgnorable: element === 'ignorable' };
      else if (element === 'source' || element === 'target') [side, isTarget] = [newSide(), element === 'target'];
      else if (side && element === 'cp') side.text += signOf(attributes.hex);
      else if (side && codes.has(element)) {
        const id = attributes.id ?? attributes.rid ?? attributes.startRef ?? '';
        side.open.push({ id, from: side.text.length });
        if (attributes.dataRef !== undefined || attributes.dataRefStart !== undefined)
          side.text += textOf(id, attributes, isTarget);
      }
    },
    text(piece: string) {
      if (datum) datum.text += piece;
      else if (side) side.text += piece;
    },
    close(element: string) {
      if (element === 'data' && datum) {
        data.set(datum.id, datum.text);
        datum = undefined;
      } else if (element === 'source' || element === 'target') takeSide(element === 'target');
      else if ((element === 'segment' || element === 'ignorable') && segment) {
        source += segment.source;
        // Blanks between segments are translated by nobody.
        const own = segment.target ?? (segment.isIgnorable ? segment.source : null);
        if (segment.target !== null) hasTarget = true;
        if (own === null) isWhole = false;
        target += own ?? '';
        segment = undefined;
      } else if (side && codes.has(element)) {
        const { id, from } = side.open.pop() ?? { id: '', from: side.text.length };
        // In XLIFF 1.2, an element may stand without content for the one of its id in the source.
        if (isTarget && side.text.length === from) side.text += textOf(id, {}, true);
        side.tags.set(id, side.text.slice(from));
      }
    },
    read(): FileUnit | undefined {
      const own = hasTarget && isWhole && target !== '' ? target : null;
      const read = { ...(key ?? { entity: '', id: name.slice(0, 200), field: '' }), source, target: own, isFinal };
      return unknown.length > 0 && own !== null ? { ...read, tags: unknown.slice(0, 20) } : read;
    },
  };
}

function signOf(hex: string | undefined) {
  const code = /^[\dA-Fa-f]{1,6}$/.test(hex ?? '') ? parseInt(hex ?? '', 16) : -1;
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
