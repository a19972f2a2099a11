import { randomUUID } from 'node:crypto';
import { usedForOther } from '../../../../core/errors.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import type { QuestionInput } from '../../../../generated/resolvers.ts';
import { raiseNotice } from '../../../../notices/raiseNotice.ts';
import { attachmentsOfEnquiries, claimAttachments } from '../../attachments/attachments.store.ts';
import { digestOf } from '../../../../core/digestOf.ts';
import type { EnquiryRecord } from '../enquiries.store.ts';
import { updateEnquiry } from '../enquiryChanges.store.ts';
import { addQuestion, findQuestionByKey } from './enquiryQuestions.store.ts';

/** Returns whether a question was stored with that key. Throws `CONFLICT` when the contents differ. */
async function isKnown(db: Tx, key: string, sent: string) {
  const known = await findQuestionByKey(db, key);
  if (known && known.sent !== sent) throw usedForOther();
  return known !== null;
}

/**
 * Stores what a buyer asks on the page of an enquiry, once for each key, with its files and a notice, in one transaction; the enquiry
 * needs an answer from then on. A new one waits for its first answer anyway.
 */
export function askQuestion(db: Db, { id, number }: EnquiryRecord, input: QuestionInput, now: number) {
  const { key, text, attachments = [] } = input;
  const sent = digestOf('question', number, input);
  return updateEnquiry(db, { id, admin: '', now }, async (tx, before) => {
    if (await isKnown(tx, key, sent)) return null;
    const there = await attachmentsOfEnquiries(tx, [id]);
    await claimAttachments(tx, attachments ?? [], id, now, { there: there.length });
    const question = { id: randomUUID(), enquirySeq: before.seq, sendKey: key, sent, text, createdAt: now };
    await addQuestion(tx, question);
    await raiseNotice(tx, { kind: 'OFFER_ANSWERED', subject: question.id, now });
    return {
      values: before.state === 'NEW' ? {} : { askedAt: now },
      event: { kind: 'QUESTION', text: null },
    };
  });
}
