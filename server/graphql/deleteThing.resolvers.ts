import type { Context } from '../context/context.ts';
import { actAs, currentActor } from '../core/actor.ts';
import { titlesIn } from '../../common/labels.ts';
import { badInput, forbidden, notFound } from '../core/errors.ts';
import { lastInBin } from '../entity/bin.store.ts';
import type { EntityKind, HistoryEntity, Resolvers } from '../generated/resolvers.ts';
import { requireMay, work } from '../rights/may.ts';
import { ofCatalogue } from '../rights/stated.ts';
import { entities } from '../modules/entities.ts';
import { attributeResolvers } from '../modules/catalogue/attributes/attributes.resolvers.ts';
import { catalogueResolvers } from '../modules/catalogue/categories/categoryProducts.resolvers.ts';
import { documentResolvers } from '../modules/catalogue/documents/documents.resolvers.ts';
import { importProfileResolvers } from '../modules/catalogue/importProfiles/profiles.resolvers.ts';
import { productResolvers } from '../modules/catalogue/products/products.resolvers.ts';
import { synonymResolvers } from '../modules/catalogue/synonyms/synonyms.resolvers.ts';
import { waitingResolvers } from '../modules/catalogue/waiting/waiting.resolvers.ts';
import { languageResolvers } from '../modules/pages/languages/languages.resolvers.ts';
import { pinResolvers } from '../modules/pages/pins/pins.resolvers.ts';
import { redirectResolvers } from '../modules/pages/redirects/redirects.resolvers.ts';
import { enquiryResolvers } from '../modules/sales/enquiries/enquiries.resolvers.ts';
import { messageResolvers } from '../modules/sales/messages/messages.resolvers.ts';
import { recordedEntity } from '../modules/upkeep/history/recordedEntities.ts';
import { tokenOfDeletion } from '../entity/undoToken.ts';
import { pictureResolvers } from '../modules/upkeep/pictures/pictures.resolvers.ts';
import { waitingValuesResolvers } from '../modules/upkeep/waiting/waitingValues.resolvers.ts';

type Deletion = {
  /** The mutation of this kind alone, by which the history and the audit log name what was done. */
  cause: string;
  /** A key with `WRITE_PRODUCTS` may do it. */
  byKeys?: true;
  run: (context: Context, id: string) => unknown;
};

/** Waiting changes of anything but a product are named by its kind and id. */
function thingOf(id: string) {
  const [entity = '', ...rest] = id.split(':');
  return { entity: entity.toUpperCase() as HistoryEntity, id: rest.join(':') };
}

/** Mutations that do more than what the entity states. */
const deletions: Partial<Record<EntityKind, Deletion>> = {
  PRODUCT: {
    ...{ cause: 'deleteProduct', byKeys: true },
    run: (context, id) => productResolvers.Mutation.deleteProduct({}, { id }, context),
  },
  CATEGORY: {
    ...{ cause: 'deleteCategory', byKeys: true },
    run: (context, id) => catalogueResolvers.Mutation.deleteCategory({}, { id }, context),
  },
  ATTRIBUTE: {
    ...{ cause: 'deleteAttribute', byKeys: true },
    run: (context, id) => attributeResolvers.Mutation.deleteAttribute({}, { id }, context),
  },
  DOCUMENT: {
    ...{ cause: 'deleteDocument', byKeys: true },
    run: (context, id) => documentResolvers.Mutation.deleteDocument({}, { id }, context),
  },
  PICTURE: {
    ...{ cause: 'deleteImage', byKeys: true },
    run: (context, url) => pictureResolvers.Mutation.deleteImage({}, { url }, context),
  },
  WAITING: {
    ...{ cause: 'discardWaiting', byKeys: true },
    run: (context, id) => waitingResolvers.Mutation.discardWaiting({}, { id }, context),
  },
  WAITING_VALUES: {
    cause: 'discardWaitingValues',
    run: (context, id) => waitingValuesResolvers.Mutation.discardWaitingValues({}, { thing: thingOf(id) }, context),
  },
  REDIRECT: {
    cause: 'removeRedirect',
    run: (context, from) => redirectResolvers.Mutation.removeRedirect({}, { from }, context),
  },
  PROFILE: {
    cause: 'deleteImportProfile',
    run: (context, id) => importProfileResolvers.Mutation.deleteImportProfile({}, { id }, context),
  },
  SYNONYM: {
    cause: 'removeSynonym',
    run: (context, id) => synonymResolvers.Mutation.removeSynonym({}, { id }, context),
  },
  PIN: { cause: 'removePin', run: (context, id) => pinResolvers.Mutation.removePin({}, { id }, context) },
  LANGUAGE: {
    cause: 'removeLanguage',
    run: (context, code) => languageResolvers.Mutation.removeLanguage({}, { code }, context),
  },
  MESSAGE: {
    cause: 'deleteMessage',
    run: (context, id) => messageResolvers.Mutation.deleteMessage({}, { id }, context),
  },
  ENQUIRY: {
    cause: 'deleteEnquiry',
    run: (context, id) => enquiryResolvers.Mutation.deleteEnquiry({}, { id }, context),
  },
};

/** Returns how the entity says that its rows are deleted; undefined where they are never deleted by hand. */
function statedDeletion(kind: EntityKind): Deletion | undefined {
  const name = kind.toLowerCase();
  const { deletes, roles } = entities.find((one) => one.name === name) ?? {};
  if (!deletes) return undefined;
  return {
    cause: deletes.cause,
    // A key that works on products works on what the catalogue is made of.
    ...(roles === ofCatalogue.roles && { byKeys: true }),
    async run({ db }, id) {
      if (!(await deletes.remove(db, id))) throw notFound(titlesIn('en')(name).one);
    },
  };
}

/** Moves one thing into the bin, as the mutation of its kind does. Throws what that mutation throws. */
async function deleteThing(context: Context, { kind, id }: { kind: EntityKind; id: string }) {
  const deletion = deletions[kind] ?? statedDeletion(kind);
  if (!deletion) throw badInput('kind', 'Nothing of this kind is deleted by hand.');
  const recorded = recordedEntity(kind.toLowerCase());
  if (!context.usedKey) requireMay(context, work(recorded));
  else if (!deletion.byKeys) throw forbidden('A key does not delete this.');
  await actAs({ ...currentActor(), cause: deletion.cause }, async () => deletion.run(context, id));
  const entry = await lastInBin(context.db, recorded.entity, recorded.idFrom(id));
  return { kind, id, undoToken: entry === undefined ? null : tokenOfDeletion(entry) };
}

/** It stands above the modules, since it asks the mutation of each kind. */
export const deletionResolvers = {
  Mutation: { deleteThing: (_, thing, context) => deleteThing(context, thing) },
} satisfies Resolvers;
