import type { z } from 'zod';
import { takingPart, type Place, type StatedField } from '../../../common/fields/stated.ts';
import type { Fields } from '../parts/forms/formFields.ts';
import { nameAlone, type Cell, type Entry, type Kind, type KindName, type Lists } from './kind.ts';

/** Returns the names in an order of which only the first are said. */
export const inOrder = <Name extends string>(names: readonly Name[], first: readonly Name[]) => [
  ...first.filter((name) => names.includes(name)),
  ...names.filter((name) => !first.includes(name)),
];

/** The fields of an entity, its input's rules, and its kinds. */
export interface Statement {
  fields: Readonly<Record<string, StatedField>>;
  rules: z.ZodObject['shape'];
  kinds: Record<KindName, Kind>;
}

const named = ({ fields, rules }: Statement, name: string) => ({
  name,
  field: fields[name] as StatedField,
  rule: rules[name] as unknown as z.ZodType,
});

/** Makes the fields of a form, where some have something of their own. */
export const formFrom = (
  of: Statement,
  first: readonly string[],
  own: Readonly<Record<string, Partial<Entry> | undefined>>,
): Fields =>
  Object.fromEntries(
    inOrder(Object.keys(of.fields), first).map((name) => {
      const one = named(of, name);
      const { label, asked = label, section, kind } = one.field;
      const entry = of.kinds[kind].form(one);
      return [name, { label: asked, ...(section && { section, folded: true }), ...entry, ...own[name] }];
    }),
  ) as Fields;

/** A cell of a field. */
export interface NamedCell extends Cell {
  name: string;
  label: string;
}

/** Makes the cells of a place, in the order of the statement. Specs have one for each attribute instead, made elsewhere. */
export const cellsFrom = (of: Statement, place: Place, lists: Lists): NamedCell[] =>
  takingPart(of.fields, place).flatMap((name) => {
    const one = named(of, name);
    const cell = of.kinds[one.field.kind].cell?.(one, lists);
    return cell ? [{ ...cell, name, label: nameAlone(one.field) }] : [];
  });
