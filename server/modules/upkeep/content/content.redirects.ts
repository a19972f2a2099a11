import { badInput, DomainError } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { checkRedirect } from '../../pages/redirects/redirects.check.ts';
import * as redirects from '../../pages/redirects/redirects.store.ts';
import type { Part } from './content.parts.ts';

/** After the products and categories that they may lead to. Throws `BAD_USER_INPUT` with the place in the document. */
export async function writeRedirects(tx: Tx, rows: { from: string; to: string }[], part: Part) {
  for (const [index, row] of rows.entries()) {
    const { from, to } = await checkedAt(index, () => checkRedirect(tx, row));
    const before = await redirects.find(tx, from);
    const step = !before ? 'added' : before.to === to ? 'unchanged' : 'changed';
    if (step !== 'unchanged') await redirects.put(tx, from, to, Date.now());
    part[step]++;
  }
}

async function checkedAt<Row>(index: number, check: () => Promise<Row>): Promise<Row> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'badInput') throw error;
    const field = `information.redirects.redirects.${index}.${error.details.field ?? 'from'}`;
    throw badInput(field, `${error.message} (at ${field}).`);
  }
}
