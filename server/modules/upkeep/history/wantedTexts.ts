import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../db/database.ts';
import type { WebhookRow } from '../../../db/tables/webhookTables.ts';
import type { RecordedRow } from '../../../entity/recorded.ts';
import type { NewRevision } from '../../../entity/revisions.store.ts';
import { textsIn } from '../../../fields/words.ts';
import { takenBy, type Happened } from '../../../webhooks/emit.ts';
import { allLanguages } from '../../pages/languages/languages.store.ts';
import type { RecordedEntity } from './recordedEntities.ts';

/**
 * Returns the events that texts are wanted: of things that are new, and of those whose Turkish texts changed, so that their
 * translations are missing or outdated. Prices and stocks want nothing.
 */
export async function wantedTexts(
  { entity, words, rows }: RecordedEntity,
  { revised, after }: { revised: NewRevision[]; after: Map<string, RecordedRow> },
  { tx, endpoints }: { tx: Tx; endpoints: WebhookRow[] },
): Promise<Happened[]> {
  if (!words || revised.length === 0 || !takenBy(endpoints).has('TRANSLATION_WANTED')) return [];
  const languages = (await allLanguages(tx)).map(({ code }) => code);
  if (languages.length === 0) return [];
  const added = revised.flatMap(({ action, entityId }) => (action === 'CREATED' ? [entityId] : []));
  const fresh = new Map((added.length > 0 ? await rows(tx, added) : []).map((row) => [row.id, row]));
  return revised.flatMap(({ entityId, before, version }): Happened[] => {
    const now = (after.get(entityId) ?? fresh.get(entityId))?.document;
    if (!now) return [];
    const [had, has] = [textsIn(words.worded, before ?? {}), textsIn(words.worded, now)];
    if (has.length === 0 || isDeepStrictEqual(had, has)) return [];
    return [{ event: 'TRANSLATION_WANTED', subject: `${entity}:${entityId}`, version, languages }];
  });
}
