import { siteLanguage } from '../../../../../common/text/locale.ts';
import type { Cell } from '../../../../fields/sheet.ts';
import { fromXlsx } from '../../../../spreadsheet/xlsx.ts';
import { workbook } from '../../../../spreadsheet/workbook.ts';
import { tooLarge } from '../../../../core/errors.ts';
import { noSource, notTranslations, tooManyUnits, wrongLanguages } from './refusals.ts';
import { mostUnits, notesOf, type FileUnit, type ReadFile, type Unit } from './unit.ts';

/** Finds the field of an entity by its label, which names its columns; undefined where it has none of that name. */
export type FieldOf = (entity: string, label: string) => string | undefined;

const own = {
  entity: 'Entity',
  id: 'Id',
  part: 'Part',
  title: 'What',
  page: 'Page',
  picture: 'Picture',
  notes: 'Notes',
};
const sides = /^(.{1,100}?)\s*\[([a-z]{2,3}(?:-[a-z\d]{2,8})*)\]$/iu;

/** A text within a field, such as an option of an attribute, is known by the part of its name behind the first dot. */
const partOf = (field: string) => (field.includes('.') ? field.slice(field.indexOf('.') + 1) : '');

/** Writes a row for each thing, and for each part of its fields, with two columns for each field: `Name [tr]`, `Name [en]`. */
export async function writeTranslationSheet(
  units: Iterable<Unit>,
  { language }: { language: string },
): Promise<Buffer> {
  const things = new Map<string, Unit[]>();
  const labels: string[] = [];
  for (const unit of units) {
    const thing = `${unit.entity}:${unit.id}:${partOf(unit.field)}`;
    things.set(thing, [...(things.get(thing) ?? []), unit]);
    if (!labels.includes(unit.column)) labels.push(unit.column);
  }
  const heading = [...Object.values(own), ...labels.flatMap((label) => [`${label} [tr]`, `${label} [${language}]`])];
  const rows = [...things.values()].map((of): Cell[] => {
    const [first] = of;
    if (!first) return [];
    const notes = [...new Set(of.flatMap((unit) => notesFor(unit)))];
    const cells = labels.flatMap((label) => {
      const unit = of.find(({ column }) => column === label);
      return [unit?.source ?? null, unit?.target ?? null];
    });
    return [
      first.entity,
      first.id,
      partOf(first.field),
      first.title,
      first.page,
      first.picture,
      notes.join('\n'),
      ...cells,
    ];
  });
  const pieces: Buffer[] = [];
  for await (const piece of workbook(
    [heading, ...rows],
    [12, 38, 12, 40, 30, 30, 30, ...labels.flatMap(() => [50, 50])],
  ))
    pieces.push(piece);
  return Buffer.concat(pieces);
}

const notesFor = (unit: Unit) =>
  notesOf(unit).flatMap(([kind, text]) =>
    kind === 'length' ? [`${unit.label}: ${text.toLowerCase()}`] : kind === 'glossary' ? [text] : [],
  );

/** So many rows may stand above the headings. */
const mostTitles = 20;
const textOf = (cell: Cell | undefined) => String(cell ?? '');
const plain = (cell: Cell | undefined) => textOf(cell).trim().toLowerCase();

/**
 * Reads a workbook by the names of its columns, wherever they stand. An empty cell says nothing: it takes no translation away.
 * Throws `BAD_USER_INPUT`.
 */
export async function readTranslationSheet(bytes: Buffer, fieldOf: FieldOf, language: string): Promise<ReadFile> {
  const refuse = () => tooLarge('file', 'The workbook has more rows or columns than a catalogue has.');
  const { rows } = await fromXlsx(bytes, { rows: mostUnits, columns: 500, refuse });
  const at = rows.slice(0, mostTitles).findIndex((row) => row.some((cell) => plain(cell) === 'entity'));
  const heading = rows[at];
  if (!heading) throw notTranslations();
  const place = (name: string) => heading.findIndex((cell) => plain(cell) === name.toLowerCase());
  const [entityAt, idAt, partAt] = [place(own.entity), place(own.id), place(own.part)];
  if (idAt < 0) throw notTranslations();
  const columns = heading.flatMap((cell, column) => {
    const [, label, of] = sides.exec(textOf(cell).trim()) ?? [];
    return label !== undefined && of !== undefined ? [{ label, of: of.toLowerCase(), column }] : [];
  });
  const targets = columns.filter(({ of }) => of === language.toLowerCase());
  const others = [...new Set(columns.flatMap(({ of }) => (of === siteLanguage ? [] : [of])))];
  if (targets.length === 0) throw others.length > 0 ? wrongLanguages(others, language) : notTranslations();
  const pairs = targets.map(({ label, column }) => {
    const source = columns.find((one) => one.of === siteLanguage && one.label === label);
    if (!source) throw noSource(`${label} [tr]`);
    return { label, source: source.column, target: column };
  });
  const units: FileUnit[] = [];
  for (const row of rows.slice(at + 1)) {
    const [entity, id, part] = [entityAt, idAt, partAt].map((at) => textOf(row[at]).trim()) as [string, string, string];
    if (entity === '' && id === '') continue;
    for (const { label, source, target } of pairs) {
      const text = textOf(row[source]);
      const translated = textOf(row[target]);
      // Most things lack most of the fields.
      if (text === '' && translated === '') continue;
      if (units.length >= mostUnits) throw tooManyUnits();
      const name = fieldOf(entity, label);
      const field = part === '' ? name : `${name ?? label}.${part}`;
      const key =
        name === undefined ? { entity: '', id: `${entity} ${id}`, field: label } : { entity, id, field: field ?? name };
      units.push({ ...key, source: text, target: translated.trim() === '' ? null : translated });
    }
  }
  return { language, units };
}
