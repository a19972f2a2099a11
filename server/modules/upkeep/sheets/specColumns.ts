import { isDeepStrictEqual } from 'node:util';
import { readMeasure } from '../../../../common/measures/measures.ts';
import { enteredValue, valueSeparator, type SpecValue } from '../../../../common/measures/specValues.ts';
import { unitOf } from '../../../../common/measures/units.ts';
import { UnreadableCell } from '../../../fields/sheet.ts';
import type { StoredSpec } from '../../../db/tables.ts';
import type { AttributeRow } from '../../catalogue/references/attributes.store.ts';
import { enteredSpecs, inOrder } from '../../catalogue/specs/enteredSpecs.ts';
import { valuesOf } from '../../catalogue/specs/specsOf.ts';

export type SpecColumn = `spec:${string}`;

export const specColumn = (attributeId: string): SpecColumn => `spec:${attributeId}`;
export const attributeOf = (column: SpecColumn) => column.slice('spec:'.length);
export const isSpecColumn = (name: string): name is SpecColumn => name.startsWith('spec:');

/** Returns a heading such as 'İç çap [mm]'. */
export const specHeading = ({ name, unit }: Pick<AttributeRow, 'name' | 'unit'>) => (unit ? `${name} [${unit}]` : name);

/** Returns the unit at the end of a heading such as 'İç çap [cm]' or 'İç Çap (cm)'. */
export const unitInHeading = (heading: string) => unitOf(/[[(]([^\])]+)[\])]\s*$/.exec(heading)?.[1]?.trim() ?? '');

/** A number without a unit, under a heading with another unit than the attribute's, has that other unit. */
export function inUnitOf(heading: string, cell: string | number, { unit, kind }: AttributeRow): string {
  const text = typeof cell === 'number' ? String(cell).replace('.', ',') : cell;
  const named = unitInHeading(heading);
  if (!named || named.symbol === unit || kind !== 'NUMBER') return text;
  return text
    .split(valueSeparator)
    .map((part) => (readMeasure(part, null).value ? `${part.trim()} ${named.symbol}` : part))
    .join(valueSeparator);
}

/** Returns all values of an attribute in one cell, as they were typed. */
export function specCell(specs: StoredSpec[], attribute: AttributeRow): string {
  const values = specs.find(({ attributeId }) => attributeId === attribute.id)?.values ?? [];
  return valuesOf(attribute, values).map(enteredValue).join(` ${valueSeparator} `);
}

/** A number that is only typed in another way, as '1.500' and '1500', stays as it was typed first. */
function isReadAlike(attribute: AttributeRow, before: string[], after: string[]): boolean {
  const [one, other] = [valuesOf(attribute, before), valuesOf(attribute, after)].map((values) => values.map(sizeIn));
  return before.length === after.length && isDeepStrictEqual(one, other);
}

const sizeIn = (value: SpecValue) =>
  value.kind === 'NUMBER' ? value.measure : value.kind === 'RANGE' ? value.range : value.kept;

/** Returns the specs with the values of one cell. Throws `UnreadableCell`. */
export function withCell(specs: StoredSpec[], attribute: AttributeRow, cell: string | number): StoredSpec[] {
  const values = String(cell).split(valueSeparator);
  const attributes = new Map([[attribute.id, attribute]]);
  const read = enteredSpecs([{ attributeId: attribute.id, values }], { attributes }, specs);
  const [problem] = read.problems;
  if (problem) throw new UnreadableCell(problem.message);
  const before = specs.find(({ attributeId }) => attributeId === attribute.id)?.values ?? [];
  const after = read.specs.find(({ attributeId }) => attributeId === attribute.id)?.values ?? [];
  if (isReadAlike(attribute, before, after)) return specs;
  return inOrder([...specs.filter(({ attributeId }) => attributeId !== attribute.id), ...read.specs]);
}
