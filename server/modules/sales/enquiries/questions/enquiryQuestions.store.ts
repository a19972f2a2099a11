import { asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../../db/database.ts';
import { enquiries, enquiryQuestions } from '../../../../db/tables/enquiryTables.ts';
import { inParts } from '../../../../db/parts.ts';

export type QuestionRecord = typeof enquiryQuestions.$inferSelect;

/** Finds the question that was sent with that key. */
export async function findQuestionByKey(db: Tx, key: string): Promise<QuestionRecord | null> {
  const [row] = await db.select().from(enquiryQuestions).where(eq(enquiryQuestions.sendKey, key));
  return row ?? null;
}

/** It belongs in the transaction that changes the enquiry. */
export const addQuestion = (tx: Tx, question: Omit<QuestionRecord, 'seq'>) =>
  tx.insert(enquiryQuestions).values(question);

/** Reads the questions about several enquiries, the oldest first. */
export const questionsOfEnquiries = (db: Tx, enquirySeqs: number[]): Promise<QuestionRecord[]> =>
  inParts(enquirySeqs, (part) =>
    db
      .select()
      .from(enquiryQuestions)
      .where(inArray(enquiryQuestions.enquirySeq, part))
      .orderBy(asc(enquiryQuestions.seq)),
  );

/** Returns the questions that exist among these ids, each with its enquiry, in any order. */
export const questionsWithIds = (db: Tx, ids: string[]) =>
  inParts(ids, (part) =>
    db
      .select({ question: enquiryQuestions, enquiry: enquiries })
      .from(enquiryQuestions)
      .innerJoin(enquiries, eq(enquiries.seq, enquiryQuestions.enquirySeq))
      .where(inArray(enquiryQuestions.id, part)),
  );
