import type { Tx } from '../../../db/database.ts';
import { moveFormerSlugs, nextVersion, putTexts, textsOfThings } from '../../../entity/texts.store.ts';
import { slugField } from '../../../entity/words.ts';
import { hashOf } from '../../../fields/words.ts';
import { productEntity } from '../../catalogue/products/products.entity.ts';

/**
 * Lets the product that stays take over those texts in other languages that were made from its Turkish ones, where it has none or
 * outdated ones. The addresses of the other one lead to it in every language. Call it after the values were merged.
 */
export async function mergeTexts(tx: Tx, goneId: string, keptId: string) {
  const [thing] = (await productEntity.words?.read(tx, [keptId])) ?? [];
  const present = new Map(thing?.texts.map(({ field, text }) => [field, hashOf(text)]));
  const all = await textsOfThings(tx, 'product', [goneId, keptId]);
  const own = all.filter(({ id }) => id === keptId);
  for (const { seq: _, ...text } of all.filter(({ id }) => id === goneId)) {
    if (text.field === slugField || text.sourceHash !== present.get(text.field)) continue;
    const has = own.find(({ language, field }) => language === text.language && field === text.field);
    if (has?.sourceHash === text.sourceHash) continue;
    await putTexts(tx, [{ ...text, id: keptId, version: nextVersion(has?.version) }]);
  }
  await moveFormerSlugs(tx, 'product', { from: goneId, to: keptId }, Date.now());
}
