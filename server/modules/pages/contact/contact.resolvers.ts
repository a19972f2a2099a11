import type { Context } from '../../../context/context.ts';
import { notFound, stale } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { refuseFieldsGone } from '../../catalogue/images/pictureFields.ts';
import { generalFields, type GeneralValues } from './contact.fields.ts';
import * as general from './contact.store.ts';

export const generalResolvers = {
  Query: {
    generalContact: (_, __, { db }) => general.find(db),
    siteSettings: (_, __, { db }) => general.findOrCreate(db),
  },
  Mutation: {
    async updateGeneralContact(_, { input, version }, context) {
      return save(context, input, version);
    },
    async updateSiteSettings(_, { input, version }, context) {
      await general.findOrCreate(context.db);
      return save(context, input, version);
    },
    async updateContactPage(_, { input: { newAsDrafts, ...input }, version }, context) {
      const saved = await save(context, { ...input, ...(newAsDrafts != null && { newAsDrafts }) }, version);
      return { settings: saved, contact: saved };
    },
  },
  Subscription: {
    siteSettingsChanged: {
      async subscribe(_, { since }, { db, changes }) {
        let seen = since ?? (await general.findOrCreate(db)).version;
        return changes.follow(async () => {
          const row = await general.findOrCreate(db);
          if (row.version === seen) return [];
          seen = row.version;
          return [{ siteSettingsChanged: row }];
        });
      },
    },
  },
} satisfies Resolvers;

async function save({ db }: Context, values: Partial<GeneralValues>, version?: number | null) {
  const before = await general.find(db);
  await refuseFieldsGone(db, generalFields, values, before);
  const saved = await general.update(db, values, version);
  if (!saved || !before) throw notFound('The contact information');
  if (saved === 'stale') throw stale('The contact information');
  return saved;
}
