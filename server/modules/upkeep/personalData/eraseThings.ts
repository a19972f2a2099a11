import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { bin } from '../../../db/tables/historyTables.ts';
import { outbox } from '../../../db/tables/mailTables.ts';
import { inParts } from '../../../db/parts.ts';
import type { Contact } from '../../../entity/person.ts';
import { binned, mentions, people, personalRecords } from './personalRecords.ts';

/**
 * The audit log names what was erased by the ids of its rows, which say nothing about a person: 'message:…', 'enquiry:…',
 * 'order:…' for one that loses its person, or the word of a mention and its id, such as 'listName:…'.
 */
export type Thing = string;

const idsOf = (things: Thing[], word: string) =>
  things.flatMap((thing) => (thing.startsWith(`${word}:`) ? [thing.slice(word.length + 1)] : []));

/** One statement can have only a limited number of values. */
const removeParts = async (ids: string[], remove: (part: string[]) => Promise<unknown>) =>
  void (await inParts(ids, async (part) => (await remove(part), [])));

/** Erases rows, also in the bin, with mails about them that are not sent yet. It must run inside a transaction that erases. */
export async function eraseThings(tx: Tx, things: Thing[]) {
  for (const { entity, erase } of personalRecords) {
    const ids = idsOf(things, entity);
    await removeParts(ids, (part) => erase(tx, part));
    await removeParts(ids, async (part) => tx.delete(outbox).where(inArray(outbox.subjectId, part)));
  }
  for (const entity of binned)
    await removeParts(idsOf(things, entity), async (part) =>
      tx.delete(bin).where(and(eq(bin.entity, entity), inArray(bin.entityId, part))),
    );
  for (const { word, erase } of mentions) await removeParts(idsOf(things, word), (part) => erase(tx, part));
  for (const { afterwards } of people) await afterwards?.(tx);
}

/** Returns the texts that name the person in passing. */
export async function mentionsOf(tx: Tx, contact: Contact): Promise<Thing[]> {
  const found: Thing[] = [];
  for (const { word, read } of mentions)
    for (const { id, texts } of await read(tx))
      if (texts.some((text) => text !== null && contact.isIn(text))) found.push(`${word}:${id}`);
  return found;
}

/** Returns those of the rows that are there and name a person, in use or in the bin. */
export async function thingsThere(db: Tx, things: Thing[]): Promise<Set<Thing>> {
  const found: Thing[] = [];
  for (const { entity, id, staysWithout = [], isBinned } of personalRecords) {
    const namesOne = or(...staysWithout.map(isNotNull));
    const there = await inParts(idsOf(things, entity), async (part) => [
      ...(await db
        .select({ id })
        .from(id.table)
        .where(and(inArray(id, part), namesOne))),
      ...(isBinned
        ? await db
            .select({ id: bin.entityId })
            .from(bin)
            .where(and(eq(bin.entity, entity), inArray(bin.entityId, part)))
        : []),
    ]);
    found.push(...there.map((row) => `${entity}:${String(row.id)}`));
  }
  return new Set(found);
}
