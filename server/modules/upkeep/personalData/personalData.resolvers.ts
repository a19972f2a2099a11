import { addToAudit } from '../../../context/audit.ts';
import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { removeEndedAttachments } from '../../sales/attachments/attachments.files.ts';
import { readContact } from './contact.ts';
import { erasePerson } from './erasePerson.ts';
import { exportPersonalDataJob } from './exportPersonalData.job.ts';
import { findPersonalData } from './findPersonalData.ts';
import { repeatErasures, returnedErasures } from './repeatErasures.ts';

export const personalDataResolvers = {
  Query: {
    personalData(_, { contact }, context) {
      return findPersonalData(context.db, readContact(contact));
    },
    async erasuresToRepeat(_, __, context) {
      const returned = await returnedErasures(context.db);
      return returned.map(({ id, at, admin, back }) => ({
        id,
        at: new Date(at).toISOString(),
        admin,
        back: back.length,
      }));
    },
  },
  Mutation: {
    async exportPersonalData(_, { contact, ids }, context) {
      const { email } = requireAdmin(context);
      readContact(contact);
      const following = { signal: context.leaving(), visitor: email };
      const { about, ...made } = await context.heavyWork.run(exportPersonalDataJob, { contact, ids }, following);
      await addToAudit(context.db, { event: 'PERSONAL_DATA_EXPORTED', admin: email, about });
      return made;
    },
    async erasePersonalData(_, { contact, ids }, context) {
      const { email } = requireAdmin(context);
      return withFiles(context, await erasePerson(context.db, readContact(contact), ids, email));
    },
    async repeatErasures(_, { ids }, context) {
      const { email } = requireAdmin(context);
      return withFiles(context, await repeatErasures(context.db, ids, email));
    },
  },
  PersonalEntry: {
    title: ({ record }) => textOf(record.subject ?? record.number) ?? '',
    name: ({ record }) => textOf(record.name ?? record.buyerName) ?? '',
    email: ({ record }) => textOf(record.email) ?? '',
    phone: ({ record }) => textOf(record.phone),
    createdAt: ({ record }) => new Date(Number(record.createdAt)).toISOString(),
    offerCount: ({ record }) => (Array.isArray(record.offers) ? record.offers.length : 0),
  },
} satisfies Resolvers;

/** Removes the files of erased enquiries; `count` is what was erased. An interruption leaves them to housekeeping. */
async function withFiles({ db, images }: Context, count: number) {
  await removeEndedAttachments(db, images, Date.now());
  return count;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
