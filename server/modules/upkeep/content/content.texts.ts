import type { Tx } from '../../../db/database.ts';
import type { AboutValues } from '../../pages/about/about.fields.ts';
import * as about from '../../pages/about/about.store.ts';
import * as documents from '../../catalogue/references/documents.store.ts';
import { has, type Part } from './content.parts.ts';

type Single<Values> = {
  find(tx: Tx): Promise<(Values & { version: number }) | null>;
  put(tx: Tx, values: Values, version: number): Promise<unknown>;
};

/** Writes what there is only one of. */
export async function writeOne<Values extends object>(
  tx: Tx,
  { find, put }: Single<Values>,
  values: Values,
  part: Part,
) {
  const before = await find(tx);
  const step = !before ? 'added' : has(before, values) ? 'unchanged' : 'changed';
  if (step !== 'unchanged') await put(tx, values, (before?.version ?? 0) + 1);
  part[step]++;
}

/** After the documents that it names. */
export async function writeAbout(tx: Tx, values: AboutValues, { part, notes }: { part: Part; notes: string[] }) {
  const documentIds = await documents.known(tx, values.documentIds);
  for (const unknown of values.documentIds.filter((id) => !documentIds.includes(id)))
    notes.push(`The about page: the document ${unknown} is unknown, so it is not listed.`);
  await writeOne(tx, about, { ...values, documentIds }, part);
}
