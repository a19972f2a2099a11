import { badInput } from '../core/errors.ts';
import { currencyOfFormat } from '../../common/measures/currencies.ts';
import { createGrid } from './grid.ts';
import { readCells, type Bounds, type Cells } from './readCells.ts';
import { createTextOf, readXml, type Attributes } from './readXml.ts';
import { shownBy } from './shownText.ts';
import { mostUnpacked, openZip } from './unzip.ts';

const usualMain = 'xl/workbook.xml';

/** `visible` are those of the sheets that are not hidden. */
type Named = { name: string | null; sheets: string[]; visible: string[] };
type Relation = { Id?: string; Type?: string; Target?: string };

/**
 * Reads a sheet of a workbook and its name: the first one that is not hidden, or that of a name or number, beside the names of
 * all. Throws when it is no workbook, when it has no such sheet, or when a value is beyond the bounds.
 */
export function readWorkbook(bytes: Buffer, bounds: Bounds, wanted: string | null): Cells & Named {
  const fileOf = openZip(bytes, mostUnpacked);
  const mainFile = mainOf(fileOf);
  const main = fileOf(mainFile);
  if (!main) throw new Error('The archive holds no workbook.');
  const relations = listed<Relation>(fileOf(mainFile.replace(/(?<![^/])[^/]*$/, '_rels/$&.rels')), 'Relationship');
  const targetOf = (fits: (relation: Relation) => boolean | undefined) => {
    const { Target } = relations.find(fits) ?? {};
    // A target is relative to the main file, or absolute.
    return Target === undefined ? undefined : targetFrom(mainFile, Target);
  };
  const file = (type: string) => fileOf(targetOf(({ Type }) => Type?.endsWith(`/${type}`)) ?? '');

  const sheets = listed<{ name?: string; id?: string; state?: string }>(main, 'sheet').map(
    ({ name = null, id, state }) => ({
      name,
      isHidden: state === 'hidden' || state === 'veryHidden',
      path: targetOf(({ Id, Type }) => Id === id && Type?.endsWith('/worksheet')),
    }),
  );
  const filled = sheets.filter(({ path }) => path !== undefined);
  const chosen =
    wanted === null
      ? (filled.find(({ isHidden }) => !isHidden) ?? filled[0])
      : (filled.find(({ name }) => name === wanted) ?? filled[Number(wanted) - 1]);
  if (wanted !== null && !chosen) throw badInput('file', `The workbook has no sheet ${wanted}.`);
  const sheet = fileOf(chosen?.path ?? '');
  const names = filled.flatMap(({ name }) => name ?? []);
  const visible = filled.flatMap(({ name, isHidden }) => (isHidden ? [] : (name ?? [])));
  if (!chosen || !sheet) return { name: null, sheets: names, visible, ...createGrid(bounds).cells };
  const [settings] = listed<{ date1904?: string }>(main, 'workbookPr');
  const startsIn1904 = ['1', 'true'].includes(settings?.date1904 ?? '');
  const [{ fullCalcOnLoad } = {}] = listed<{ fullCalcOnLoad?: string }>(main, 'calcPr');
  const isReckonedLater = ['1', 'true'].includes(fullCalcOnLoad ?? '');
  const formats = formatsOf(file('styles'));
  const known = {
    ...{ texts: textsOf(file('sharedStrings') ?? fileOf('xl/sharedStrings.xml')), startsIn1904, isReckonedLater },
    isDate: formats.map(({ id, format }) => (format === undefined ? isKnownDate(id) : showsDate(format))),
    shows: formats.map(({ format }) => shownBy(format)),
    currencies: formats.map(({ format }) => (format === undefined ? null : currencyOfFormat(format))),
  };
  return { name: chosen.name, sheets: names, visible, ...readCells(sheet, known, bounds) };
}

const targetFrom = (file: string, target: string) =>
  decodeURIComponent(new URL(target.replaceAll('\\', '/'), `file:///${file}`).pathname.slice(1));

/** The main file has any name; the relations of the archive say which. */
function mainOf(fileOf: (name: string) => Buffer | undefined): string {
  const related = listed<Relation>(fileOf('_rels/.rels'), 'Relationship');
  const { Target } = related.find(({ Type }) => Type?.endsWith('/officeDocument')) ?? {};
  const named = Target === undefined ? usualMain : targetFrom('', Target);
  return fileOf(named) ? named : usualMain;
}

/** Returns the attributes of all elements with this name. */
function listed<Named extends Partial<Attributes>>(xml: Buffer | undefined, wanted: string): Named[] {
  const found: Named[] = [];
  readXml(xml, {
    open(name, attributes) {
      if (name === wanted) found.push(attributes() as Named);
    },
  });
  return found;
}

/** Reads the shared texts, to which cells refer by number. */
function textsOf(xml: Buffer | undefined): string[] {
  const texts: string[] = [];
  const text = createTextOf();
  readXml(xml, {
    open: text.open,
    close(name) {
      text.close(name);
      if (name === 'si') texts.push(text.take());
    },
    text: text.add,
  });
  return texts;
}

/** Date formats with these numbers are built in (ECMA-376, 18.8.30). */
const isKnownDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Accepts 'dd.mm.yyyy' and refuses '#,##0 "adet"', since quoted, escaped and bracketed parts are ignored. */
export function showsDate(format: string) {
  const bare = format.replaceAll(/"[^"]*"|\\.|[_*].|\[(?![hms]+\])[^\][]*\]/gi, '');
  return /[dmyhs]/i.test(bare) && !/[#?]/.test(bare);
}

/** Formats of powers and fractions are built in, too; typing 6204E5 gives a cell the first one. */
const builtIn: Record<number, string> = { 11: '0.00E+00', 12: '# ?/?', 13: '# ??/??', 48: '##0.0E+0' };

type Format = { id: number; format: string | undefined };

/** Returns the format of numbers of each style, by its number; one that is built in has only its id. */
function formatsOf(xml: Buffer | undefined): Format[] {
  const formats = new Map<number, string>();
  const styles: Format[] = [];
  let isOfCells = false;
  readXml(xml, {
    open(name, attributes) {
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'numFmt') formats.set(Number(attributes().numFmtId), attributes().formatCode ?? '');
      if (name !== 'xf' || !isOfCells) return;
      const id = Number(attributes().numFmtId ?? 0);
      styles.push({ id, format: formats.get(id) ?? builtIn[id] });
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}
