import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../db/database.ts';
import { takenBy, type Happened } from '../../../webhooks/emit.ts';
import type { WebhookEvent, WebhookRow } from '../../../db/tables/webhookTables.ts';
import type { Announces } from '../../../entity/announces.ts';
import type { Document, RecordedRow } from '../../../entity/recorded.ts';
import type { NewRevision } from '../../../entity/revisions.store.ts';
import type { RecordedEntity } from './recordedEntities.ts';

const actions = { CREATED: 'CREATED', CHANGED: 'UPDATED', DELETED: 'DELETED' } as const;
type Compared = { revised: NewRevision[]; after: Map<string, RecordedRow> };

/** Returns the events of what has become of rows, those that `endpoints` take. */
export async function changeEvents(
  { entity, announces, rows }: RecordedEntity,
  { revised, after }: Compared,
  { tx, endpoints }: { tx: Tx; endpoints: WebhookRow[] },
): Promise<Happened[]> {
  if (!announces || !('urlOf' in announces) || revised.length === 0) return [];
  const taken = takenBy(endpoints);
  // What is new has not been read yet; whether it is on the site is asked only where somebody wants to know.
  const added = revised.flatMap(({ action, entityId }) => (action === 'CREATED' ? [entityId] : []));
  const { onceOnSite } = announces;
  const isAsked = onceOnSite !== undefined && taken.has(onceOnSite) && added.length > 0;
  const fresh = new Map((isAsked ? await rows(tx, added) : []).map((row) => [row.id, row]));
  return revised
    .flatMap((revision) => {
      const { entityId: subject, version, languages } = revision;
      const row = after.get(subject) ?? fresh.get(subject);
      return eventsOf(entity, announces, revision, row?.document).map((event) => ({
        ...{ event, subject, version },
        // A price or a stock is no matter of languages.
        languages: isOfParts(announces, event) ? null : languages,
      }));
    })
    .filter(({ event }) => taken.has(event));
}

const isOfParts = ({ parts = [] }: Exclude<Announces, { read: unknown }>, event: WebhookEvent) =>
  parts.some((part) => part.event === event);

function eventsOf(
  entity: string,
  { parts = [], onceOnSite }: Exclude<Announces, { read: unknown }>,
  { action, before }: NewRevision,
  now: Document | undefined,
): WebhookEvent[] {
  const own = `${entity.toUpperCase() as 'PRODUCT' | 'CATEGORY' | 'DOCUMENT'}_${actions[action]}` as const;
  if (!now) return [own];
  const isPublished = now.status === 'PUBLISHED' && before?.status !== 'PUBLISHED';
  const changed = before
    ? parts.flatMap(({ event, fields }) =>
        fields.every((name) => isDeepStrictEqual(before[name], now[name])) ? [] : [event],
      )
    : [];
  return [own, ...(isPublished && onceOnSite ? [onceOnSite] : []), ...changed];
}
