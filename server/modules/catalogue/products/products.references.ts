import { createProblems, type Problem } from '../../../core/errors.ts';
import { cachedByRevision } from '../../../db/cachedByRevision.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Choices } from '../../../fields/sheet.ts';
import { namesIn } from '../references/reference.ts';
import { productFields, type Entered } from './products.fields.ts';

type ReferenceName = Extract<keyof Entered, `${string}Id`>;
type Ids = Partial<Pick<Entered, ReferenceName>>;

const fields = Object.entries(productFields).map(([field, { to, blank }]) => ({ field, to, isOne: blank === null }));

/** Everything that products name, by one id or by several. */
const referred = fields.flatMap(({ to }) => to ?? []);

/** The fields that name one row each. A form asks for the names often, and they change rarely. */
const references = fields.flatMap(({ field, to, isOne }) =>
  to && isOne ? [{ field: field as ReferenceName, to, namesOf: cachedByRevision((db) => namesIn(db, to)) }] : [],
);

/** The keys of the parts of a content document that products refer to. */
export const referredParts = referred.map(({ key }) => key);

/** Reads what the cells of a sheet may name. */
export async function readChoices(db: Tx): Promise<Choices> {
  const choices = new Map<string, Choices[string]>();
  for (const { key, list } of referred) choices.set(key, await list(db));
  return Object.fromEntries(choices);
}

/** Returns the ids that an admin entered, of the fields that are given. Throws `BAD_USER_INPUT` with all unknown ones. */
export async function readReferences(db: Db, entered: Partial<Entered>): Promise<Ids> {
  const read: Ids = {};
  const problems = createProblems();
  for (const { field, to, namesOf } of references) {
    if (!(field in entered)) continue;
    const id = entered[field] || null;
    read[field] = id === to.none ? null : id;
    const isUnknown = read[field] && !(await namesOf(db)).has(read[field]);
    if (isUnknown) problems.add({ field, message: `There is no such ${to.one}.` });
  }
  problems.refuse();
  return read;
}

/** Returns a function that says which of the named rows, of the fields that are given, are unknown; lists are read once. */
export function referencesTo(tx: Tx) {
  const known = new Map<ReferenceName, Promise<ReadonlyMap<string, string>>>();
  return async (entered: Ids): Promise<Problem[]> => {
    const problems: Problem[] = [];
    for (const { field, to } of references) {
      const id = entered[field];
      if (id == null) continue;
      const names = known.get(field) ?? namesIn(tx, to);
      known.set(field, names);
      if (!(await names).has(id)) problems.push({ field, message: `There is no such ${to.one}.` });
    }
    return problems;
  };
}

/** Returns the names behind the ids; an id that is unknown by now stays as it is. */
export async function namesOfReferences(db: Db, entered: Entered): Promise<Partial<Record<ReferenceName, string>>> {
  const names: Partial<Record<ReferenceName, string>> = {};
  for (const { field, namesOf } of references) {
    const id = entered[field];
    names[field] = id === null ? '' : ((await namesOf(db)).get(id) ?? id);
  }
  return names;
}

/** Returns a function that leaves out the ids that an import does not know, and notes each. */
export async function knownReferences(tx: Tx) {
  const known = new Map<ReferenceName, ReadonlyMap<string, string>>();
  for (const { field, to } of references) known.set(field, await namesIn(tx, to));
  return (entered: Entered, notes: string[]): Ids => {
    const kept: Ids = {};
    for (const { field, to } of references) {
      const id = entered[field] || null;
      kept[field] = id !== null && known.get(field)?.has(id) ? id : null;
      if (kept[field] === id) continue;
      const without = to.without ?? 'none is named there';
      notes.push(`${entered.name}: the ${to.one} ${id} is unknown, so ${without}.`);
    }
    return kept;
  };
}
