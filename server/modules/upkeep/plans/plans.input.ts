import { badInput, notFound } from '../../../core/errors.ts';
import { momentOf } from '../../../core/moments.ts';
import type { PlanInput } from '../../../generated/resolvers.ts';
import type { Db } from '../../../db/database.ts';
import type { PlannedBy } from '../../../db/tables/planTables.ts';
import { readPriceRule } from '../../catalogue/products/products.bulk.ts';
import { readChoice } from '../../catalogue/products/products.choice.ts';
import { recordedEntities } from '../history/recordedEntities.ts';
import type { Planned } from './plannedRows.ts';
import { readValues } from './readValues.ts';

const minute = 60_000;

/** Reads a moment and leaves out its seconds. Throws `BAD_USER_INPUT`. */
export const minuteOf = (field: string, text: string) => Math.floor(momentOf(field, text) / minute) * minute;

type Moments = { at: string; backAt?: string | null | undefined; pastIsNow?: boolean | null | undefined };

/** Reads when a plan happens. Throws `BAD_USER_INPUT` for a moment that is over, unless it is meant to happen at once. */
export function readMoments({ at: start, backAt: end, pastIsNow }: Moments, now: number) {
  const given = minuteOf('at', start);
  const isOver = given <= now;
  if (isOver && !pastIsNow) throw badInput('at', 'That moment is over.');
  const at = isOver ? Math.floor(now / minute) * minute : given;
  const backAt = end == null ? null : minuteOf('backAt', end);
  if (backAt !== null && backAt <= at) throw badInput('backAt', 'It goes back only after it has happened.');
  return { at, backAt, isNow: isOver };
}

/** Reads what is planned: a status, a rule for prices, or new values of one thing. Throws `BAD_USER_INPUT` and `NOT_FOUND`. */
export async function readPlanned(db: Db, { which, things, status, priceRule, values }: PlanInput): Promise<Planned> {
  if ([status, priceRule, values].filter((one) => one != null).length !== 1)
    throw badInput('status', 'Give either a status, or a rule for prices, or new values.');
  if (values) return { what: 'VALUES', ...(await readValues(db, values)) };
  if (priceRule) {
    if (!which) throw badInput('which', 'Say which products.');
    return { what: 'PRICES', choice: readChoice(which), rule: readPriceRule(priceRule) };
  }
  const named = (things ?? []).map(({ entity, id }) => ({ entity: withStatus(entity.toLowerCase()), id }));
  if (!which && named.length === 0) throw badInput('which', 'Say what is published or hidden.');
  return { what: 'STATUS', choice: which ? readChoice(which) : null, things: named, status: status ?? 'PUBLISHED' };
}

function withStatus(entity: string) {
  const recorded = recordedEntities.find((one) => one.entity === entity);
  if (recorded?.blank.status === undefined) throw badInput('things', 'This is neither published nor hidden.');
  return entity;
}

/** Returns the change of prices as the page of plans says it. */
export function changedByOf({ priceRule }: PlanInput): PlannedBy | null {
  if (priceRule?.percent != null) return { percent: priceRule.percent };
  return priceRule?.amount == null ? null : { amount: priceRule.amount };
}

export const unknownPlan = () => notFound('Plan');
