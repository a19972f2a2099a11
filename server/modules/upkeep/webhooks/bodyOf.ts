import type { Tx } from '../../../db/database.ts';
import type { DeliveryRow, WebhookRow, SentEvent } from '../../../db/tables/webhookTables.ts';
import { thingsOf } from './things.ts';

/** Receivers need take no more than this. */
const mostBytes = 256 * 1024;

/**
 * Makes what is sent of an event, as it is at this moment. A body that would be too large has the id alone, like those of
 * endpoints that want no more.
 */
export async function bodyOf(db: Tx, { whole, personalData }: WebhookRow, row: DeliveryRow, origin: string) {
  const { event, subject: id, number: sequence, createdAt } = row;
  const thing = (await thingsOf(db, event, [id])).get(id);
  const url = thing?.url ? new URL(thing.url, origin).href : null;
  const written = (more: Record<string, unknown>) =>
    JSON.stringify({
      type: wireName(event),
      timestamp: new Date(createdAt).toISOString(),
      data: { id, version: row.version, url, sequence, ...(row.languages && { languages: row.languages }), ...more },
    });
  if (!whole || !thing) return written({});
  const values = { ...thing.values, ...(personalData && thing.personal) };
  const body = written({ version: thing.version ?? row.version, object: values });
  return Buffer.byteLength(body) > mostBytes ? written({}) : body;
}

/** Returns the name that is sent: 'enquiry.state_changed'. */
export const wireName = (event: SentEvent) => event.toLowerCase().replace('_', '.');
