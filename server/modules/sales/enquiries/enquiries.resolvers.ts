import { connectionFields } from '../../../context/connection.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { batched } from '../../../context/batched.ts';
import { badInput, notFound, stale } from '../../../core/errors.ts';
import { momentOf } from '../../../core/moments.ts';
import { storedLira } from '../../../fields/ladder.ts';
import { latestChanges } from '../../../entity/revisions.store.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import { steadyTime } from '../../../db/clock.store.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { listAdmins, listSellers } from '../../people/sessions/sessions.store.ts';
import { requireLiveSession } from '../../people/sessions/requireSession.ts';
import {
  type EnquiryRecord,
  enquiriesArrivedAfter,
  enquiriesOfMessages,
  enquiryPage,
  findEnquiry,
  lastEnquirySeq,
} from './enquiries.store.ts';
import { countState } from './countState.ts';
import {
  addEnquiryNote,
  assignEnquiry,
  removeEnquiry,
  setEnquiryState,
  setEnquirySuspectedSpam,
} from './enquiryChanges.store.ts';
import { eventsBatched, questionsBatched, rowCountsBatched, rowsBatched } from './enquiryLoaders.ts';
import { stateOfMails } from '../../../mail/outbox.store.ts';
import { undeliveredBatched } from '../../../mail/mailTrouble.ts';
import { productOf } from '../../catalogue/products/products.rows.ts';
import { attachmentsOfEnquiries } from '../attachments/attachments.store.ts';
import { sendEnquiry, type Sender } from './taking/sendEnquiry.ts';
import { seqOf, standingOf } from '../quotes/askedRow.ts';
import { changed, quoteCookieOf, searchingFor } from '../quotes/changedList.ts';
import { repeatEnquiry, undoRepeat } from './taking/repeatEnquiry.ts';
import { askQuestion } from './questions/askQuestion.ts';
import { findQuestionByKey } from './questions/enquiryQuestions.store.ts';
import { assignProduct } from './taking/assignProduct.ts';
import { takeEnquiry } from './taking/takeEnquiry.ts';
import { salesUnits } from '../../../../common/measures/salesUnits.ts';
import { findByLink, statusPath } from './statusLink.ts';

const changedBatched = batched<Record<string, never>, { at: number | null }>(async ({ db }, ids) => {
  const latest = await latestChanges(db, 'enquiry', ids);
  return new Map(ids.map((id) => [id, { at: latest.get(id)?.at ?? null }]));
});

const madeOfMessage = batched<Record<string, never>, EnquiryRecord[]>(async ({ db }, ids) => {
  const made = await enquiriesOfMessages(db, ids);
  return new Map(ids.map((id) => [id, made.filter(({ messageId }) => messageId === id)]));
});

export const enquiryResolvers = {
  Query: {
    enquiries(_, { first, after, state, assigneeId, endsSoon, search, suspectedSpam, oldestFirst, ...asked }, context) {
      const { updatedSince, orderBy } = asked;
      const filter = {
        suspectedSpam: suspectedSpam ?? false,
        ...(state && { state }),
        ...(assigneeId && { assigneeId }),
        ...(endsSoon && { endsSoon }),
        ...(search && { search }),
        ...(updatedSince != null && { updatedSince: momentOf('updatedSince', updatedSince) }),
      };
      const request = { first, after, oldestFirst: oldestFirst ?? false, ...(orderBy && { sort: orderBy }) };
      return enquiryPage(context.db, filter, request);
    },
    enquiry(_, { id }, context) {
      return findEnquiry(context.db, id);
    },
    enquiryStatus: (_, { number, token }, { db, limits, address }) =>
      limits.followLink(address, () => findByLink(db, number, token)),
  },
  Mutation: {
    async sendEnquiry(_, { input }, { db, limits, address, quoteToken, key, setQuoteList, figures, isCounted }) {
      const admit = () => limits.beforeEnquiry(address);
      let isNew = false;
      const onStored: Sender['onStored'] = ({ suspectedSpam }, productIds) => {
        isNew = true;
        if (isCounted && !suspectedSpam) figures.addStep({ kind: 'ENQUIRED', productIds });
      };
      const sender = { admit, quoteToken, secret: key.limits, onStored };
      const { id, number, token } = await sendEnquiry(db, input, sender);
      const claimed = isNew && input.attachments?.length ? await attachmentsOfEnquiries(db, [id]) : [];
      for (const { byteSize } of claimed) await limits.giveRoomBack(address, byteSize);
      if (!input.rows) setQuoteList(await quoteCookieOf(db, quoteToken));
      return { number, statusPath: statusPath({ number, token }) };
    },
    async repeatEnquiry(_, { number, token }, context) {
      const enquiry = await context.limits.followLink(context.address, () => findByLink(context.db, number, token));
      if (!enquiry) throw notFound('Enquiry');
      return (await changed(context, () => repeatEnquiry(context.db, context.quoteToken, enquiry))).list;
    },
    undoRepeatedEnquiry: async (_, __, context) =>
      (await changed(context, () => undoRepeat(context.db, context.quoteToken))).list,
    async askQuestion(_, { number, token, input }, { db, limits, address }) {
      const enquiry = await limits.followLink(address, () => findByLink(db, number, token));
      if (!enquiry) throw notFound('Enquiry');
      // Sending the same again costs nothing.
      if (!(await findQuestionByKey(db, input.key))) await limits.beforeOfferAnswer(address);
      return saved(await askQuestion(db, enquiry, input, await steadyTime(db, Date.now())));
    },
    async setEnquiryState(_, { id, state, version }, context) {
      const { email } = requireAdmin(context);
      if (state === 'NEW') throw badInput('state', 'An enquiry never becomes new again.');
      const change = { id, version, admin: email, now: Date.now(), onState: countState(context) };
      return saved(await setEnquiryState(context.db, change, state));
    },
    async assignEnquiry(_, { id, adminId, version }, context) {
      const { email } = requireAdmin(context);
      const assignee = (await listSellers(context.db)).find((admin) => admin.id === adminId);
      if (adminId && !assignee) throw badInput('adminId', 'There is no such person who may look after enquiries.');
      return saved(await assignEnquiry(context.db, { id, version, admin: email, now: Date.now() }, assignee ?? null));
    },
    takeEnquiry(_, { input, key }, context) {
      const { id: adminId } = requireAdmin(context);
      const sent = { mutation: 'takeEnquiry', key, content: input };
      return createOnce(context, sent, {
        create: (db) => takeEnquiry(db, input, { adminId, searching: searchingFor(context) }),
        idOf: (row) => row.id,
        find: findEnquiry,
        raisesRevision: false,
      });
    },
    addEnquiryNote(_, { id, text, key }, context) {
      const { email } = requireAdmin(context);
      const sent = { mutation: 'addEnquiryNote', key, content: { id, text } };
      return createOnce(context, sent, {
        create: async (db) => saved(await addEnquiryNote(db, { id, admin: email, now: Date.now() }, text)),
        idOf: (row) => row.id,
        find: findEnquiry,
        raisesRevision: false,
      });
    },
    async settleEnquiryRow(_, { id, productId, version }, context) {
      const { email } = requireAdmin(context);
      const change = { version, admin: email, now: Date.now() };
      return saved(await assignProduct(context.db, seqOf(id), change, productId ?? null));
    },
    async setEnquirySuspectedSpam(_, { id, suspectedSpam }, context) {
      return saved(await setEnquirySuspectedSpam(context.db, id, suspectedSpam));
    },
    async deleteEnquiry(_, { id }, context) {
      if (!(await removeEnquiry(context.db, id))) throw notFound('Enquiry');
      return true;
    },
  },
  Subscription: {
    enquiryReceived: {
      async subscribe(_, { since }, context) {
        const known = since == null ? null : await findEnquiry(context.db, since);
        if (since != null && !known) throw notFound('Enquiry');
        let seen = known?.seq ?? (await lastEnquirySeq(context.db));
        return context.changes.follow(async () => {
          await requireLiveSession(context);
          const arrived = await enquiriesArrivedAfter(context.db, seen);
          seen = arrived.at(-1)?.seq ?? seen;
          return arrived.map((enquiry) => ({ enquiryReceived: enquiry }));
        });
      },
    },
  },
  Message: {
    enquiries: ({ id }, _, context) => madeOfMessage(context, id, {}),
  },
  Enquiry: {
    rows: ({ seq }, _, context) => rowsBatched(context, String(seq), {}),
    rowCount: ({ seq }, _, context) => rowCountsBatched(context, String(seq), {}),
    history: ({ seq }, _, context) => eventsBatched(context, String(seq), {}),
    questions: ({ seq }, _, context) => questionsBatched(context, String(seq), {}),
    assignee: async ({ assigneeId }, _, { db }) =>
      assigneeId ? ((await listAdmins(db)).find(({ id }) => id === assigneeId) ?? null) : null,
    statusPath,
    updatedAt: async ({ id, createdAt }, _, context) =>
      new Date((await changedBatched(context, id, {})).at ?? createdAt).toISOString(),
    undelivered: ({ id }, _, context) => undeliveredBatched(context, id, {}),
  },
  EnquiryStatus: {
    rows: ({ seq }, _, context) => rowsBatched(context, String(seq), {}),
    questions: ({ seq }, _, context) => questionsBatched(context, String(seq), {}),
    copy: async ({ id, email, suspectedSpam }, _, { db, sendsMail }) => {
      if (!sendsMail || suspectedSpam) return null;
      const state = await stateOfMails(db, { kind: 'CONFIRMATION', subjectId: id });
      return state === 'SENT' || state === 'WAITING' ? { email, isSent: state === 'SENT' } : null;
    },
  },
  EnquiryRow: {
    id: ({ seq }) => String(seq),
    price: ({ price }) => storedLira.read(price),
    standing: standingOf,
    unitCode: ({ salesUnit }) => (salesUnit ? salesUnits[salesUnit].code : null),
    candidates: async ({ candidates }, _, context) =>
      (await Promise.all(candidates.map((id) => productOf(context, id)))).flatMap((product) => product ?? []),
  },
  EnquiryEvent: {
    id: ({ seq }) => String(seq),
  },
  EnquiryConnection: connectionFields,
} satisfies Resolvers;

function saved(row: EnquiryRecord | 'stale' | null | undefined) {
  if (row === 'stale') throw stale('The enquiry');
  if (!row) throw notFound('Enquiry');
  return row;
}
