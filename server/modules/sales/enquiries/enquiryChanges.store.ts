import { eq, lt, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { plus } from '../../../db/columns/expressions.ts';
import { emit } from '../../../webhooks/emit.ts';
import { vknOf } from '../customers/customerFirms.store.ts';
import { forgetAddresses, noteCustomer } from '../customers/customers.store.ts';
import * as searchIndex from '../../../search/searchIndex.ts';
import { findEnquiry, type EnquiryRecord, type State } from './enquiries.store.ts';
import { type NewEvent, addEnquiryEvent } from './enquiryEvents.store.ts';
import { enquiryIndex, indexed } from './enquiryIndex.ts';

// No public page shows enquiries, so a change leaves the content revision alone.

const unseen = { raisesRevision: false };

/** `version` is the one that the admin saw; left out, no change is stale. */
export type Change = {
  id: string;
  /** The e-mail address; empty where the buyer changes it. */
  admin: string;
  now: number;
  version?: number | null | undefined;
  /** Receives an enquiry in a new state, once it is stored, with the state before. */
  onState?: (enquiry: EnquiryRecord, before: State) => Promise<void>;
};

/**
 * Returns `'stale'` when another change came between, undefined when the id is unknown. `change` returns null when
 * there is nothing to do.
 */
export async function updateEnquiry(
  db: Db,
  { id, admin, now, version, onState }: Change,
  change: (
    tx: Tx,
    before: EnquiryRecord,
  ) => Promise<{ values: Partial<EnquiryRecord>; event: Omit<NewEvent, 'admin'> } | null>,
) {
  let former: State | undefined;
  const changed = await db.write(async (tx) => {
    const before = await findEnquiry(tx, id);
    if (!before) return undefined;
    if (version != null && version !== before.version) return 'stale';
    const made = await change(tx, before);
    if (!made) return before;
    await addEnquiryEvent(tx, before.seq, { ...made.event, admin }, now);
    const values = { ...made.values, version: plus(enquiries.version, 1) };
    const [row] = await tx.update(enquiries).set(values).where(eq(enquiries.id, id)).returning();
    if (row && row.state !== before.state) {
      former = before.state;
      await emit(tx, [{ event: 'ENQUIRY_STATE_CHANGED', subject: id, version: row.version, enquiryId: id }], now);
    }
    return row;
  }, unseen);
  if (former && changed && changed !== 'stale') await onState?.(changed, former);
  return changed;
}

/** Setting the present state again is no change, unless the buyer waits for an answer, which it ends. */
export const setEnquiryState = (db: Db, change: Change, state: State) =>
  updateEnquiry(db, change, async (_, before) =>
    before.state === state && before.askedAt === null
      ? null
      : { values: { state, askedAt: null }, event: { kind: 'STATE', text: state } },
  );

/** An `assignee` of null means nobody. */
export const assignEnquiry = (db: Db, change: Change, assignee: { id: string; email: string } | null) =>
  updateEnquiry(db, change, async (_, before) =>
    before.assigneeId === (assignee?.id ?? null)
      ? null
      : {
          values: { assigneeId: assignee?.id ?? null },
          event: { kind: 'ASSIGNEE', text: assignee?.email ?? null },
        },
  );

/**
 * It leaves the version alone, since notes of two admins do not contradict each other. Returns null when the id is
 * unknown.
 */
export const addEnquiryNote = (db: Db, { id, admin, now }: Change, text: string) =>
  db.write(async (tx) => {
    const row = await findEnquiry(tx, id);
    if (row) await addEnquiryEvent(tx, row.seq, { kind: 'NOTE', text, admin }, now);
    return row;
  }, unseen);

/** Returns undefined when the id is unknown. Programs learn of an enquiry once a person has said that it is no spam. */
export const setEnquirySuspectedSpam = (db: Db, id: string, suspectedSpam: boolean) =>
  db.write(async (tx) => {
    const before = await findEnquiry(tx, id);
    const [row] = await tx.update(enquiries).set({ suspectedSpam }).where(eq(enquiries.id, id)).returning();
    if (row && before?.suspectedSpam && !suspectedSpam) {
      await noteCustomer(tx, {
        ...{ email: row.email, company: row.company, at: row.createdAt, taxNumber: vknOf(row.invoiceParty) },
      });
      await emit(tx, [{ event: 'ENQUIRY_RECEIVED', subject: id, version: row.version, enquiryId: id }], Date.now());
    }
    return row;
  }, unseen);

/** Counts the enquiries that arrived before that moment, in milliseconds, and all of them. */
export async function countEnquiriesOlderThan(db: Db, moment: number) {
  return { old: await db.$count(enquiries, lt(enquiries.createdAt, moment)), all: await db.$count(enquiries) };
}

const erasing = { ...unseen, erases: true };

/**
 * Permanently removes the enquiries that arrived before that moment, in milliseconds: no word of them stays in tables,
 * index or write-ahead log. Returns how many there were.
 */
export const removeEnquiriesOlderThan = (db: Db, moment: number) =>
  db.write((tx) => removeEnquiriesWhere(tx, lt(enquiries.createdAt, moment)), erasing);

/** Moves the enquiry to the bin. Returns false when the id is unknown. */
export const removeEnquiry = async (db: Db, id: string) =>
  (await db.write((tx) => removeEnquiriesWhere(tx, eq(enquiries.id, id)), unseen)) > 0;

/** It must run inside a transaction. */
export async function removeEnquiriesWhere(tx: Tx, where: SQL): Promise<number> {
  const removed = await indexed(tx, await tx.select().from(enquiries).where(where));
  await tx.delete(enquiries).where(where);
  await searchIndex.remove(tx, enquiryIndex, removed);
  await forgetAddresses(
    tx,
    removed.map(({ email }) => email),
  );
  return removed.length;
}
