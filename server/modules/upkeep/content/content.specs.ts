import { badInput, badInputs, DomainError } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import * as attributes from '../../catalogue/references/attributes.store.ts';
import * as families from '../../catalogue/references/families.store.ts';
import { familyValues } from '../../catalogue/families/familyValues.ts';
import * as kinds from '../../catalogue/references/kinds.store.ts';
import { kindValues } from '../../catalogue/kinds/kindValues.ts';
import { putAttribute } from '../../catalogue/attributes/attributeChanges.ts';
import type { Definitions } from '../../catalogue/references/definitions.ts';
import { enteredSpecs } from '../../catalogue/specs/enteredSpecs.ts';
import type { AttributeDocument, FamilyDocument, KindDocument, ProductDocument } from './content.document.ts';
import { has, type Part } from './content.parts.ts';

// Attributes, kinds, families and specs in a document. What is wrong with one refuses the whole, with its place in the document.

async function at<Result>(place: string, work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw badInput(`${place}.${error.details.field}`, error.message);
    throw error;
  }
}

export async function writeAttributes(tx: Tx, rows: AttributeDocument[], part: Part) {
  for (const [index, { id, values }] of rows.entries()) {
    const before = await attributes.find(tx, id);
    const step = !before ? 'added' : has(before, values) ? 'unchanged' : 'changed';
    if (step !== 'unchanged')
      await at(`information.attributes.attributes.${index}`, () => putAttribute(tx, id, values));
    part[step]++;
  }
}

export async function writeKinds(tx: Tx, rows: KindDocument[], part: Part) {
  const known = new Set((await attributes.list(tx)).map(({ id }) => id));
  for (const [index, { id, values: entered }] of rows.entries()) {
    const values = await at(`information.kinds.kinds.${index}`, () => kindValues(entered, known));
    const before = await kinds.find(tx, id);
    const step = !before ? 'added' : has(before, values) ? 'unchanged' : 'changed';
    if (step !== 'unchanged') await kinds.put(tx, id, values, (before?.version ?? 0) + 1);
    part[step]++;
  }
}

export async function writeFamilies(tx: Tx, rows: FamilyDocument[], part: Part) {
  const known = new Set((await attributes.list(tx)).map(({ id }) => id));
  for (const [index, { id, values: entered }] of rows.entries()) {
    const values = await at(`information.families.families.${index}`, () => familyValues(entered, known));
    const before = await families.find(tx, id);
    const step = !before ? 'added' : has(before, values) ? 'unchanged' : 'changed';
    if (step !== 'unchanged') await families.put(tx, id, values, (before?.version ?? 0) + 1);
    part[step]++;
  }
}

/** What was valid when it was entered is taken back, even if its attribute has become stricter since. */
const withoutDecimals = ({ attributes }: Definitions) => ({
  attributes: new Map([...attributes].map(([id, row]) => [id, { ...row, decimals: null }])),
});

/** As they are stored. `place` is the product's number in the document. Throws `BAD_USER_INPUT`. */
export function readSpecs({ values }: ProductDocument, place: number, definitions: Definitions) {
  const { specs, problems } = enteredSpecs(values.specs, withoutDecimals(definitions));
  const named = problems.map(({ field, name, message }) => ({
    field: `information.products.products.${place}.${field}`,
    message: `${values.name}: ${name ? `${name}: ` : ''}${message}`,
  }));
  if (named[0]) throw badInputs(named, named[0].message);
  const known = (id: string | null, all: Map<string, unknown>) => (id !== null && all.has(id) ? id : null);
  return {
    specs,
    kindId: known(values.kindId, definitions.kinds),
    familyId: known(values.familyId, definitions.families),
  };
}
