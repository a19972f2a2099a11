import type { z } from 'zod';
import type { Place, StatedField } from '../../../common/fields/stated.ts';
import type { Fields } from '../parts/forms/formFields.ts';
import { nameAlone, type Cell, type Entry, type Kind, type KindName, type Lists } from './kind.ts';

/** Returns the fields in an order of which only the first names are said. */
export const inOrder = <One extends { name: string }>(all: readonly One[], first: readonly string[]) => [
  ...first.flatMap((name) => all.filter((one) => one.name === name)),
  ...all.filter(({ name }) => !first.includes(name)),
];

/** The fields of an entity, its input's rules, and its kinds. */
export interface Statement {
  fields: Readonly<Record<string, StatedField>>;
  rules: z.ZodObject['shape'];
  kinds: Record<KindName, Kind>;
}

const named = ({ fields, rules }: Statement) =>
  Object.entries(fields).map(([name, field]) => ({ name, field, rule: rules[name] as unknown as z.ZodType }));

/** Makes the fields of a form, where some have something of their own. */
export const formFrom = (
  of: Statement,
  first: readonly string[],
  own: Readonly<Record<string, Partial<Entry> | undefined>>,
): Fields =>
  Object.fromEntries(
    inOrder(named(of), first).map((one) => {
      const { label, asked = label, section, kind } = one.field;
      const entry = of.kinds[kind].form(one);
      return [one.name, { label: asked, ...(section && { section }), ...entry, ...own[one.name] }];
    }),
  );

/** A cell of a field. */
export interface NamedCell extends Cell {
  name: string;
  label: string;
}

/** Makes the cells of a place, in the order of the statement. Specs have one for each attribute instead, made elsewhere. */
export const cellsFrom = (of: Statement, place: Place, lists: Lists): NamedCell[] =>
  named(of).flatMap((one) => {
    const isLeftOut = one.field.leftOut?.[place] !== undefined;
    const cell = isLeftOut ? undefined : of.kinds[one.field.kind].cell?.(one, lists);
    return cell ? [{ ...cell, name: one.name, label: nameAlone(one.field) }] : [];
  });
