import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { currentActor } from '../core/actor.ts';
import type { Tx } from '../db/database.ts';
import { sourceLanguage } from '../db/inLanguage.ts';
import { inParts } from '../db/parts.ts';
import { reading } from '../db/statements.ts';
import {
  webhookDeliveries as deliveries,
  webhooks,
  type DeliveryRow,
  type SentEvent,
  type WebhookEvent,
  type WebhookRow,
} from '../db/tables/webhookTables.ts';

export type Happened = {
  event: WebhookEvent;
  /** The id of the thing that it happened to. */
  subject: string;
  version?: number | null;
  /** The languages that it is about; null or left out: the thing itself. */
  languages?: string[] | null;
  /** The enquiry that it is about; with it, what was sent is erased. */
  enquiryId?: string;
};

const endpointsOf = reading((tx) => tx.select().from(webhooks));

/** Returns the endpoints, read in the transaction, so that one that was added a moment ago misses nothing. */
export const endpoints = (tx: Tx): Promise<WebhookRow[]> => endpointsOf(tx, {});

/** An import is one event; what became of its products goes to those endpoints alone that ask for it. */
const takes = ({ events, importedRows }: WebhookRow, event: WebhookEvent, isImport: boolean) =>
  events.includes(event) && (importedRows || !isImport || !ofContent.test(event));
const ofContent = /^(PRODUCT|PRICE|STOCK|CATEGORY|DOCUMENT|TRANSLATION)_/;

/** Returns those events that an endpoint takes, of what the present actor writes. */
export function takenBy(all: WebhookRow[]): Set<WebhookEvent> {
  const isImport = currentActor().isImport === true;
  return new Set(all.flatMap((one) => one.events.filter((event) => takes(one, event, isImport))));
}

/**
 * Notes events for the endpoints that ask for them. Call it in the transaction of what happened, so that none is lost, and none
 * is sent of what was rolled back. Without endpoints it costs one small read.
 */
export async function emit(tx: Tx, happened: Happened[], now: number, known?: WebhookRow[]) {
  if (happened.length === 0) return;
  const all = known ?? (await endpoints(tx));
  const isImport = currentActor().isImport === true;
  for (const endpoint of all) {
    const taken = happened.filter(({ event }) => takes(endpoint, event, isImport));
    if (taken.length > 0) await add(tx, endpoint, taken, now);
  }
}

type Added = Omit<Happened, 'event'> & { event: SentEvent };

/** Adds events to what an endpoint gets, also while it is off: then they are held until a person decides. */
export async function add(tx: Tx, { id: webhookId, offAt }: WebhookRow, added: Added[], now: number) {
  const dropped = await dropOlder(tx, webhookId, added);
  const first = await nextNumber(tx, now);
  const rows = added.map(({ event, subject, version = null, enquiryId = null, languages = null }, at) => ({
    ...{ id: `msg_${randomUUID().replaceAll('-', '')}`, webhookId, event, subject, version, enquiryId },
    ...{ number: first + at, createdAt: now, nextAt: now, tries: [] },
    languages: withThoseOf(dropped, { event, subject, languages }),
    state: offAt === null ? ('WAITING' as const) : ('HELD' as const),
  }));
  return inParts(rows, async (part): Promise<DeliveryRow[]> => tx.insert(deliveries).values(part).returning());
}

type Dropped = Pick<DeliveryRow, 'event' | 'subject' | 'languages'>;

/** An event that takes the place of earlier ones is about their languages as well. */
function withThoseOf(dropped: Dropped[], { event, subject, languages }: Dropped): string[] | null {
  const all = dropped.filter((one) => one.event === event && one.subject === subject).map((one) => one.languages);
  if ([...all, languages].every((one) => one === null)) return null;
  return [...new Set([...all, languages].flatMap((one) => one ?? [sourceLanguage]))].sort();
}

/** Where several events about one thing have not been tried yet, the last one says all. Returns what was dropped. */
async function dropOlder(tx: Tx, webhookId: string, added: Added[]): Promise<Dropped[]> {
  const dropped: Dropped[] = [];
  for (const event of new Set(added.map((one) => one.event))) {
    const subjects = added.flatMap((one) => (one.event === event ? [one.subject] : []));
    const isSame = and(eq(deliveries.webhookId, webhookId), eq(deliveries.event, event));
    const isUntried = and(
      inArray(deliveries.state, ['WAITING', 'HELD']),
      isNull(deliveries.claimedUntil),
      isNull(deliveries.sent),
    );
    const rows = await inParts(subjects, (part) =>
      tx
        .delete(deliveries)
        .where(and(isSame, isUntried, inArray(deliveries.subject, part)))
        .returning({ event: deliveries.event, subject: deliveries.subject, languages: deliveries.languages }),
    );
    dropped.push(...rows);
  }
  return dropped;
}

/** Numbers go on from the clock, so that they rise also after a backup was restored, and under a clock that was set back. */
async function nextNumber(tx: Tx, now: number) {
  const [last] = await tx
    .select({ number: deliveries.number })
    .from(deliveries)
    .orderBy(desc(deliveries.number))
    .limit(1);
  return Math.max(now, (last?.number ?? 0) + 1);
}
