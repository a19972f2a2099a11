import { addToAudit } from '../../../context/audit.ts';
import { requireAdmin } from '../../../context/context.ts';
import { badInput } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { contactOf, type Contact } from './contact.ts';
import { findChosen, countsOf, erasePerson } from './erasePerson.ts';
import { findPersonalData } from './findPersonalData.ts';
import { readableText } from './readableText.ts';
import { repeatErasures, returnedErasures } from './repeatErasures.ts';

export const personalDataResolvers = {
  Query: {
    personalData(_, { contact }, context) {
      return findPersonalData(context.db, read(contact));
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
      const kept = await findChosen(context.db, read(contact), ids);
      await addToAudit(context.db, { event: 'PERSONAL_DATA_EXPORTED', admin: email, about: countsOf(kept) });
      const now = Date.now();
      const entries = kept.map(({ id: _id, record, ...about }) => ({ ...about, record: withoutSecrets(record) }));
      return { json: { madeAt: new Date(now).toISOString(), contact, entries }, text: readableText(kept, now) };
    },
    async erasePersonalData(_, { contact, ids }, context) {
      const { email } = requireAdmin(context);
      return erasePerson(context.db, read(contact), ids, email);
    },
    repeatErasures(_, { ids }, context) {
      const { email } = requireAdmin(context);
      return repeatErasures(context.db, ids, email);
    },
  },
  PersonalEntry: {
    title: ({ record }) => textOf(record.subject ?? record.number) ?? '',
    name: ({ record }) => textOf(record.name) ?? '',
    email: ({ record }) => textOf(record.email) ?? '',
    phone: ({ record }) => textOf(record.phone),
    createdAt: ({ record }) => new Date(Number(record.createdAt)).toISOString(),
    offerCount: ({ record }) => (Array.isArray(record.offers) ? record.offers.length : 0),
  },
} satisfies Resolvers;

function read(typed: string): Contact {
  const contact = contactOf(typed);
  if (!contact) throw badInput('contact', 'Please enter an e-mail address, or a phone number of seven digits or more.');
  return contact;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** These keys would give access to more than this. */
const withoutSecrets = ({ token: _, sendKey: __, ...record }: Record<string, unknown>) => record;
