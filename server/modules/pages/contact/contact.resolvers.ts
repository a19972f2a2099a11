import type { Context } from '../../../context/context.ts';
import { notFound, stale } from '../../../core/errors.ts';
import type {
  ContactPageInput,
  GeneralContactInput,
  Resolvers,
  SiteSettingsInput,
} from '../../../generated/resolvers.ts';
import { refuseFieldsGone } from '../../catalogue/images/pictureFields.ts';
import { generalFields } from './contact.fields.ts';
import { findContact, findOrCreateContact, updateContact } from './contact.store.ts';

export const generalResolvers = {
  Query: {
    generalContact: (_, __, { db }) => findContact(db),
    siteSettings: (_, __, { db }) => findOrCreateContact(db),
  },
  Mutation: {
    async updateGeneralContact(_, { input, version }, context) {
      return save(context, input, version);
    },
    async updateSiteSettings(_, { input, version }, context) {
      await findOrCreateContact(context.db);
      return save(context, input, version);
    },
    async updateContactPage(_, { input, version }, context) {
      const saved = await save(context, input, version);
      return { settings: saved, contact: saved };
    },
  },
  Subscription: {
    siteSettingsChanged: {
      async subscribe(_, { since }, { db, changes }) {
        let seen = since ?? (await findOrCreateContact(db)).version;
        return changes.follow(async () => {
          const row = await findOrCreateContact(db);
          if (row.version === seen) return [];
          seen = row.version;
          return [{ siteSettingsChanged: row }];
        });
      },
    },
  },
} satisfies Resolvers;

type Input = GeneralContactInput | SiteSettingsInput | ContactPageInput;

async function save({ db }: Context, input: Input, version?: number | null) {
  const { newAsDrafts, invoiceAsked, ...rest }: Input & Pick<ContactPageInput, 'newAsDrafts' | 'invoiceAsked'> = input;
  const values = { ...rest, ...(newAsDrafts != null && { newAsDrafts }), ...(invoiceAsked && { invoiceAsked }) };
  const before = await findContact(db);
  await refuseFieldsGone(db, generalFields, values, before);
  const saved = await updateContact(db, values, version);
  if (!saved || !before) throw notFound('The contact information');
  if (saved === 'stale') throw stale('The contact information');
  return saved;
}
