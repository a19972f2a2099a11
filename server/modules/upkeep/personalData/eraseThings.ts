import { and, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { enquiries } from '../../../db/enquiryTables.ts';
import { quoteLists, quoteRows } from '../../../db/quoteTables.ts';
import { bin } from '../../../db/historyTables.ts';
import { letters } from '../../../db/letterTables.ts';
import { outbox } from '../../../db/mailTables.ts';
import { messages } from '../../../db/messageTables.ts';
import { offerMails } from '../../../db/offerTables.ts';
import { inParts } from '../../../db/parts.ts';
import * as deliveries from '../../people/webhooks/deliveries.store.ts';
import * as attachments from '../../sales/attachments/attachments.store.ts';
import * as enquiryChanges from '../../sales/enquiries/enquiryChanges.store.ts';
import { forgetPersons, ordersWithPerson } from '../../sales/orders/orderPersons.store.ts';
import * as messageStore from '../../sales/messages/messages.store.ts';

/**
 * The audit log names what was erased by the ids of its rows, which say nothing about a person: 'message:…', 'enquiry:…', or
 * 'line:LIST:SEQ' for a line of an unsent quote list, 'listName:LIST' for its name, 'order:…' for one that loses its person.
 */
export type Thing = string;

/** The bin names entities with these words. */
const ofBin = ['message', 'enquiry'];

const idsOf = (things: Thing[], entity: string) =>
  things.flatMap((thing) => (thing.startsWith(`${entity}:`) ? [thing.slice(entity.length + 1)] : []));

/** One statement can have only a limited number of values. */
const removeParts = async <Value>(values: Value[], remove: (part: Value[]) => Promise<unknown>) =>
  void (await inParts(values, async (part) => (await remove(part), [])));

/** Erases rows, also in the bin, with mails about them that are not sent yet. It must run inside a transaction that erases. */
export async function eraseThings(tx: Tx, things: Thing[]) {
  await removeParts(idsOf(things, 'message'), (part) => messageStore.removeWhere(tx, inArray(messages.id, part)));
  await removeParts(idsOf(things, 'enquiry'), (part) => enquiryChanges.removeWhere(tx, inArray(enquiries.id, part)));
  await removeParts(idsOf(things, 'enquiry'), (part) => deliveries.eraseOf(tx, part));
  for (const entity of ofBin)
    await removeParts(idsOf(things, entity), async (part) =>
      tx.delete(bin).where(and(eq(bin.entity, entity), inArray(bin.entityId, part))),
    );
  await attachments.release(tx);
  const subjects = ofBin.flatMap((entity) => idsOf(things, entity));
  await removeParts(subjects, async (part) => tx.delete(outbox).where(inArray(outbox.subjectId, part)));
  // Letters were removed with what they belong to.
  const withOffers = tx.select({ id: offerMails.id }).from(offerMails);
  await tx.delete(outbox).where(and(eq(outbox.kind, 'OFFER'), notInArray(outbox.subjectId, withOffers)));
  const answers = tx.select({ id: letters.id }).from(letters);
  await tx.delete(outbox).where(and(eq(outbox.kind, 'LETTER'), notInArray(outbox.subjectId, answers)));
  await removeParts(idsOf(things, 'order'), (part) => forgetPersons(tx, part));
  await removeParts(idsOf(things, 'listName'), async (part) =>
    tx.update(quoteLists).set({ name: null }).where(inArray(quoteLists.id, part)),
  );
  await removeParts(idsOf(things, 'line'), async (part) => tx.delete(quoteRows).where(or(...part.map(isLine))));
}

export const lineThing = ({ listId, seq }: { listId: string; seq: number }): Thing => `line:${listId}:${seq}`;

function isLine(line: string) {
  const [listId = '', seq] = line.split(':');
  return and(eq(quoteRows.listId, listId), eq(quoteRows.seq, Number(seq)));
}

/** Returns those messages and enquiries that are there, in use or in the bin. */
export async function thingsThere(db: Tx, things: Thing[]): Promise<Set<Thing>> {
  const found = [
    ...(await inParts(idsOf(things, 'message'), async (part) =>
      (await db.select({ id: messages.id }).from(messages).where(inArray(messages.id, part))).map(
        ({ id }) => `message:${id}`,
      ),
    )),
    ...(await inParts(idsOf(things, 'enquiry'), async (part) =>
      (await db.select({ id: enquiries.id }).from(enquiries).where(inArray(enquiries.id, part))).map(
        ({ id }) => `enquiry:${id}`,
      ),
    )),
    ...(await ordersWithPerson(db, idsOf(things, 'order'))).map((id) => `order:${id}`),
    ...(await inParts(things, async (part) => {
      const ids = ofBin.flatMap((entity) => idsOf(part, entity));
      const rows = await db
        .select({ entity: bin.entity, id: bin.entityId })
        .from(bin)
        .where(and(inArray(bin.entity, ofBin), inArray(bin.entityId, ids)));
      return rows.map(({ entity, id }) => `${entity}:${id}`);
    })),
  ];
  return new Set(found);
}
