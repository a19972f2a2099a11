import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { batched } from '../../../context/batched.ts';
import { notFound, stale } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { LetterInput, Resolvers } from '../../../generated/resolvers.ts';
import { findEnquiry } from '../enquiries/enquiries.store.ts';
import { findMessage } from '../messages/messages.store.ts';
import { attachmentsOfLetters, attachmentsWithIds, type AttachmentRow } from '../attachments/attachments.store.ts';
import { answerMessage } from './answerMessage.ts';
import { refuseUnsendable, type Writing } from './letterRules.ts';
import { type LetterRecord, lettersOfEnquiries, lettersOfMessages } from './letters.store.ts';
import { answerEnquiry, remindBuyer } from './writeToBuyer.ts';

type None = Record<string, never>;
type Sent = { id: string; input: LetterInput; seen?: number | null; key?: string | null };
type Stored<Row> = Row | 'stale' | null | undefined;

const lettersOf = (read: typeof lettersOfMessages) =>
  batched<None, LetterRecord[]>(async ({ db }, ids) => {
    const written = await read(db, ids.map(Number));
    return new Map(ids.map((id) => [id, written.filter(({ ofSeq }) => String(ofSeq) === id)]));
  });
const ofMessage = lettersOf(lettersOfMessages);
const ofEnquiry = lettersOf(lettersOfEnquiries);

/** Stores a letter once for each key; the same call again returns what the letter belongs to. */
function writeOnce<Row extends { id: string }>(
  context: Context,
  { mutation, id, input, seen, key }: Sent & { mutation: string },
  write: (db: Db, writing: Writing) => Promise<Stored<Row>>,
  find: (db: Db, id: string) => Promise<Row | null>,
) {
  const { email: admin } = requireAdmin(context);
  refuseUnsendable(input, context.sendsMail);
  const content = { id, input };
  return createOnce(
    context,
    { mutation, key, content },
    {
      async create(db) {
        const row = await write(db, { input, seen, admin, now: Date.now() });
        if (row === 'stale') throw stale('It');
        if (!row) throw notFound('What the letter answers');
        // Files that a letter has are no part of the room of an address any more.
        for (const { byteSize } of await attachmentsWithIds(db, input.attachments ?? []))
          await context.limits.giveRoomBack(context.address, byteSize);
        return row;
      },
      idOf: (row) => row.id,
      find,
      raisesRevision: false,
    },
  );
}

const filesOf = batched<None, AttachmentRow[]>(async ({ db }, ids) => {
  const files = await attachmentsOfLetters(db, ids);
  return new Map(ids.map((id) => [id, files.filter(({ letterId }) => letterId === id)]));
});

export const letterResolvers = {
  Mutation: {
    answerMessage: (_, sent, context) =>
      writeOnce(
        context,
        { mutation: 'answerMessage', ...sent },
        (db, writing) => answerMessage(db, sent.id, writing),
        findMessage,
      ),
    answerEnquiry: (_, sent, context) =>
      writeOnce(
        context,
        { mutation: 'answerEnquiry', ...sent },
        (db, writing) => answerEnquiry(db, sent.id, writing),
        findEnquiry,
      ),
    remindBuyer: (_, sent, context) =>
      writeOnce(
        context,
        { mutation: 'remindBuyer', ...sent },
        (db, writing) => remindBuyer(db, sent.id, writing),
        findEnquiry,
      ),
  },
  Letter: { attachments: ({ id }, _, context) => filesOf(context, id, {}) },
  Message: {
    letters: ({ seq }, _, context) => ofMessage(context, String(seq), {}),
  },
  Enquiry: {
    letters: ({ seq }, _, context) => ofEnquiry(context, String(seq), {}),
  },
} satisfies Resolvers;
