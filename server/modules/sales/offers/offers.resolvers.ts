import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { batched } from '../../../context/batched.ts';
import { badInput, notFound, stale } from '../../../core/errors.ts';
import { storedLira } from '../../../fields/ladder.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { differencesOf } from '../../../../common/offers/differences.ts';
import { salesUnits } from '../../../../common/measures/salesUnits.ts';
import { shownRate, totalInLira } from './ratesOfPapers.ts';
import { lineNet, sumsOf } from '../../../../common/offers/sums.ts';
import { productOf } from '../../catalogue/products/products.rows.ts';
import { countState } from '../enquiries/countState.ts';
import { endingSoon } from '../enquiries/endingOffers.store.ts';
import { rowsBatched } from '../enquiries/enquiryLoaders.ts';
import { makeOffer } from './makeOffer.ts';
import { type EnquiryRecord, enquiriesBySeqs, findEnquiry } from '../enquiries/enquiries.store.ts';
import { type OfferMailRecord, lastOfferMail } from './offerMails.store.ts';
import { pdfPath, previewPath } from './offerPaths.ts';
import {
  type LineRecord,
  type OfferRecord,
  findOffer,
  lastOffers,
  linesOfOffer,
  offersBySeqs,
  offersOf,
} from './offers.store.ts';
import { sendOffer } from './sendOffer.ts';

type None = Record<string, never>;

const grouped = <Part>(ids: string[], parts: Part[], seqOf: (part: Part) => number) =>
  new Map(ids.map((id): [string, Part[]] => [id, parts.filter((part) => String(seqOf(part)) === id)]));

const offersBatched = batched<None, OfferRecord[]>(async ({ db }, ids) =>
  grouped(ids, await offersOf(db, ids.map(Number)), ({ enquirySeq }) => enquirySeq),
);
const linesBatched = batched<None, LineRecord[]>(async ({ db }, ids) =>
  grouped(ids, await linesOfOffer(db, ids.map(Number)), ({ offerSeq }) => offerSeq),
);

const mailBatched = batched<None, { mail: OfferMailRecord | null }>(async ({ db }, ids) => {
  const last = await lastOfferMail(db, ids.map(Number));
  return new Map(ids.map((id) => [id, { mail: last.get(Number(id)) ?? null }]));
});

const enquiriesBatched = batched<None, { enquiry: EnquiryRecord | null }>(async ({ db }, ids) => {
  const found = await enquiriesBySeqs(db, ids.map(Number));
  return new Map(ids.map((id) => [id, { enquiry: found.get(Number(id)) ?? null }]));
});

/** An offer goes with its enquiry, so that there is one unless both are just being deleted. */
async function enquiryOf(context: Context, seq: number) {
  const { enquiry } = await enquiriesBatched(context, String(seq), {});
  if (!enquiry) throw notFound('Enquiry');
  return enquiry;
}

const isSent = ({ sentAt }: OfferRecord) => sentAt !== null;
const lira = (kurus: number) => storedLira.read(kurus) ?? 0;

export const offerResolvers = {
  Query: {
    async endingOffers(_, { first }, { db }) {
      const ending = await endingSoon(db, Date.now());
      const shown = ending.slice(0, first ?? 5);
      const found = await offersBySeqs(
        db,
        shown.map(({ offerSeq }) => offerSeq),
      );
      const asked = await enquiriesBySeqs(
        db,
        shown.map(({ enquirySeq }) => enquirySeq),
      );
      const nodes = shown.flatMap(({ offerSeq, enquirySeq }) => {
        const offer = found.get(offerSeq);
        const enquiry = asked.get(enquirySeq);
        return offer && enquiry ? [{ offer, enquiry }] : [];
      });
      return { totalCount: ending.length, nodes };
    },
    offer: (_, { id }, { db }) => findOffer(db, id),
    sendsMail(_, __, context) {
      return context.sendsMail;
    },
  },
  Mutation: {
    makeOffer(_, { enquiryId, input, version, key }, context) {
      const { email, id } = requireAdmin(context);
      // A program makes offers for nobody in particular.
      const makerId = context.usedKey ? null : id;
      const sent = { mutation: 'makeOffer', key, content: { enquiryId, input } };
      return createOnce(context, sent, {
        async create(db) {
          const row = await makeOffer(db, { id: enquiryId, version, admin: email, now: Date.now(), makerId }, input);
          if (row === 'stale') throw stale('The enquiry');
          if (!row) throw notFound('Enquiry');
          return row;
        },
        idOf: ({ id }) => id,
        find: findEnquiry,
        raisesRevision: false,
      });
    },
    async sendOffer(_, { id, text, remind, version }, context) {
      const { email } = requireAdmin(context);
      if (text != null && !context.sendsMail)
        throw badInput('text', 'This site has no mail server: set SMTP_URL, or leave the text out.');
      if (remind && !context.sendsMail)
        throw badInput('remind', 'This site has no mail server: set SMTP_URL, or remind the buyer in another way.');
      const change = { id, version, admin: email, now: Date.now(), onState: countState(context) };
      const row = await sendOffer(context.db, change, text ?? null, remind);
      if (row === 'stale') throw stale('The enquiry');
      if (!row) throw notFound('Offer');
      return row;
    },
  },
  Enquiry: {
    offers: ({ seq }, _, context) => offersBatched(context, String(seq), {}),
    lastOffers: async ({ seq, email }, _, context) => {
      const rows = await rowsBatched(context, String(seq), {});
      return lastOffers(
        context.db,
        email,
        rows.flatMap(({ productId }) => productId ?? []),
      );
    },
  },
  EnquiryStatus: {
    offer: async ({ seq }, _, context) => (await offersBatched(context, String(seq), {})).find(isSent) ?? null,
    offers: async ({ seq }, _, context) => (await offersBatched(context, String(seq), {})).filter(isSent),
  },
  Offer: {
    pdfPath,
    previewPath,
    enquiry: ({ enquirySeq }, _, context) => enquiryOf(context, enquirySeq),
    rates: ({ rates }) => rates.map(shownRate),
    reminds: ({ remindBy }) => remindBy !== null,
    mail: async ({ seq }, _, context) => (await mailBatched(context, String(seq), {})).mail,
    lines: ({ seq }, _, context) => linesBatched(context, String(seq), {}),
    async differences(offer, _, context) {
      if (!isSent(offer)) return null;
      const all = await offersBatched(context, String(offer.enquirySeq), {});
      const earlier = all.find((one) => isSent(one) && one.revision < offer.revision);
      if (!earlier) return null;
      const [before, now] = await Promise.all(
        [earlier, offer].map(({ seq }) => linesBatched(context, String(seq), {})),
      );
      const { lines, removed } = differencesOf(before ?? [], now ?? [], earlier.currency === offer.currency);
      return { earlier, count: lines.length + removed.length, lines, removed };
    },
    sums: async ({ seq }, _, context) => sumsOf(await linesBatched(context, String(seq), {})),
    totalInLira: async (offer, _, context) =>
      totalInLira(offer, sumsOf(await linesBatched(context, String(offer.seq), {}))),
  },
  OfferLine: {
    id: ({ seq }) => String(seq),
    product: ({ productId }, _, context) => productOf(context, productId),
    price: ({ price }) => lira(price),
    priceWithVat: ({ gross }) => storedLira.read(gross),
    net: (line) => lira(lineNet(line)),
    unitCode: ({ salesUnit }) => salesUnits[salesUnit ?? 'PIECE'].code,
  },
  OfferSums: {
    net: ({ net }) => lira(net),
    total: ({ total }) => lira(total),
  },
  OfferVat: {
    net: ({ net }) => lira(net),
    vat: ({ vat }) => lira(vat),
  },
  LastOffer: {
    price: ({ price }) => lira(price),
    priceWithVat: ({ gross }) => storedLira.read(gross),
  },
} satisfies Resolvers;
