import { z } from 'zod';
import { lowerCase } from '../../../../common/text/locale.ts';
import { readValue } from '../../../../common/measures/specValues.ts';
import type { SpecInput } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/specs.ts';
import type { Attribute, Kind } from './useDefinitions.ts';

/** The form holds one value in this shape; an attribute with several values has several rows. */
export interface SpecRow {
  /** '' where a pasted name belongs to no attribute. */
  attributeId: string;
  /** The name of the attribute, or the pasted one. */
  name: string;
  value: string;
  /** The reason why it cannot be saved. */
  problem: string | null;
}

const row = z.object({
  attributeId: z.string(),
  name: z.string(),
  value: z.string(),
  problem: z.string().nullable(),
});

/** Blank rows are not sent; a missing value never stops a save. */
export const specsRule: z.ZodType<SpecInput[]> = z
  .array(row)
  .refine((rows) => rows.every(({ problem }) => problem === null), words.correctTheMarkedSpecsFirst)
  .transform((rows) => {
    const filled = rows.filter(({ value }) => value.trim() !== '');
    const ids = [...new Set(filled.map(({ attributeId }) => attributeId))];
    return ids.map((attributeId) => ({
      attributeId,
      values: filled.filter((one) => one.attributeId === attributeId).map(({ value }) => value),
    }));
  });

/** Checks what was typed for an attribute. */
export function checkedRow(attribute: Attribute | undefined, name: string, value: string): SpecRow {
  if (!attribute) return { attributeId: '', name, value, problem: words.thereIsNoAttribute(name) };
  const problem = value.trim() === '' ? null : (readValue(attribute, value).problem ?? null);
  return { attributeId: attribute.id, name: attribute.name, value, problem };
}

/** Returns the rows that the form shows: those of the kind in its order, also the blank ones, then the others. */
export function shownRows(rows: SpecRow[], kind: Kind | undefined, attributes: Attribute[]): SpecRow[] {
  const ofKind = kind?.attributes.map(({ attribute }) => attribute.id) ?? [];
  const nameOf = (id: string) => attributes.find((one) => one.id === id)?.name ?? '';
  return [
    ...ofKind.flatMap((id) => {
      const entered = rows.filter(({ attributeId }) => attributeId === id);
      return entered.length > 0 ? entered : [{ attributeId: id, name: nameOf(id), value: '', problem: null }];
    }),
    ...rows.filter(({ attributeId }) => !ofKind.includes(attributeId)),
  ];
}

/** A name without regard to case and blanks. */
export const plainName = (name: string) => lowerCase(name.replaceAll(/\s+/g, ' ').trim());

/** Finds an attribute by its name, also in the form of a sheet's heading, 'İç çap [mm]'. */
export const attributeCalled = (attributes: Attribute[], name: string) =>
  attributes.find((one) => plainName(one.name) === plainName(name)) ??
  attributes.find((one) => plainName(`${one.name} [${one.unit}]`) === plainName(name));

/** Reads two columns of a spreadsheet, names and values. Returns undefined for any other text. */
export function pastedRows(text: string, attributes: Attribute[]): SpecRow[] | undefined {
  if (!text.includes('\t')) return undefined;
  return text.split(/\r?\n/).flatMap((line) => {
    const [name = '', value = ''] = line.split('\t').map((cell) => cell.trim());
    return name && value ? [checkedRow(attributeCalled(attributes, name), name, value)] : [];
  });
}

/** Pasted rows replace those of the same attributes. */
export const withPasted = (rows: SpecRow[], pasted: SpecRow[]) => [
  ...rows.filter(({ attributeId }) => attributeId !== '' && !pasted.some((one) => one.attributeId === attributeId)),
  ...pasted,
];
