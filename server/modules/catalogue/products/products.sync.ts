import type { Context } from '../../../context/context.ts';
import { requireMay } from '../../../rights/may.ts';
import { neverKeep } from '../../../context/unkept.ts';
import { stockCodeKey } from '../../../../common/text/stockCodeKey.ts';
import { momentOf } from '../../../core/moments.ts';
import { editors } from '../../../entity/entity.ts';
import { readWork, type Work } from './products.work.ts';

type Asked = {
  work?: Parameters<typeof readWork>[0];
  updatedSince?: string | null | undefined;
  stockCodes?: string[] | null | undefined;
};

/**
 * Returns the conditions of a list besides those of its filter; undefined for none. What lists the work to do, or what was
 * changed, is for people and keys. Throws `BAD_USER_INPUT`, and like `requireMay`.
 */
export function readConditions(context: Context, { work: toDo, updatedSince, stockCodes }: Asked): Work | undefined {
  const work = readWork(toDo);
  if (work || updatedSince != null) refuseVisitors(context);
  const since =
    updatedSince == null ? undefined : Math.max(momentOf('updatedSince', updatedSince), work?.changedSince ?? 0);
  if (!work && since === undefined && stockCodes == null) return undefined;
  return {
    ...work,
    ...(since !== undefined && { changedSince: since }),
    ...(stockCodes != null && { stockCodes: stockCodes.flatMap((code) => stockCodeKey(code) ?? []) }),
  };
}

/** Answers to visitors are kept, and this one is for those who look after the catalogue. */
function refuseVisitors(context: Context) {
  neverKeep(context);
  requireMay(context, { roles: editors, scopes: ['READ_CATALOGUE', 'READ_DRAFTS', 'WRITE_PRODUCTS', 'WRITE_PRICES'] });
}
