import type { z } from 'zod';
import type { Tx } from '../../../db/database.ts';
import { entities } from '../../entities.ts';
import { wordedEntity } from '../../languages/texts/wordedEntities.ts';
import { groupedBy } from '../../../db/parts.ts';
import type { WorkText } from './texts.store.ts';

/** Where a text is seen: a translator who sees the thing knows what is meant. */
export type Surroundings = { page: string | null; picture: string | null };

/** Returns the page and the picture of each of these things, by entity and id. */
export async function surroundingsOf(tx: Tx, texts: Pick<WorkText, 'entity' | 'thingId'>[]) {
  const found = new Map<string, Surroundings>();
  for (const [name, named] of groupedBy(texts, ({ entity }) => entity)) {
    const entity = entities.find((one) => one.name === name);
    const ids = [...new Set(named.map(({ thingId }) => thingId))];
    const rows = (await entity?.record?.rows(tx, ids)) ?? [];
    for (const { id, row, document } of rows) {
      const isShown = document.status === undefined || document.status === 'PUBLISHED';
      const page = isShown ? ((await entity?.publishes?.page(tx, id, document)) ?? null) : null;
      found.set(`${name} ${id}`, { page, picture: entity?.record?.pictureOf(row) ?? null });
    }
  }
  return ({ entity, thingId }: Pick<WorkText, 'entity' | 'thingId'>): Surroundings =>
    found.get(`${entity} ${thingId}`) ?? { page: null, picture: null };
}

/** Returns the most letters that a text may have; null where its field says none. */
export function mostLettersOf(entity: string, field: string): number | null {
  const rule = wordedEntity(entity).rules?.[field];
  return rule ? mostIn(rule) : null;
}

function mostIn(rule: z.ZodType): number | null {
  if ('maxLength' in rule && typeof rule.maxLength === 'number') return rule.maxLength;
  const { innerType, out, in: input } = rule.def as { innerType?: z.ZodType; out?: z.ZodType; in?: z.ZodType };
  for (const inner of [innerType, out, input]) {
    const most = inner ? mostIn(inner) : null;
    if (most !== null) return most;
  }
  return null;
}
