import type { Context } from '../context/context.ts';
import { actAs, currentActor } from '../core/actor.ts';
import { badInput, forbidden } from '../core/errors.ts';
import { lastInBin } from '../entity/bin.store.ts';
import type { EntityKind, HistoryEntity, Resolvers } from '../generated/resolvers.ts';
import { requireMay, work } from '../rights/may.ts';
import { attributeResolvers } from '../modules/catalogue/attributes/attributes.resolvers.ts';
import { catalogueResolvers } from '../modules/catalogue/categories/categoryProducts.resolvers.ts';
import { documentResolvers } from '../modules/catalogue/documents/documents.resolvers.ts';
import { familyResolvers } from '../modules/catalogue/families/families.resolvers.ts';
import { importProfileResolvers } from '../modules/catalogue/importProfiles/profiles.resolvers.ts';
import { kindResolvers } from '../modules/catalogue/kinds/kinds.resolvers.ts';
import { productResolvers } from '../modules/catalogue/products/products.resolvers.ts';
import { synonymResolvers } from '../modules/catalogue/synonyms/synonyms.resolvers.ts';
import { waitingResolvers } from '../modules/catalogue/waiting/waiting.resolvers.ts';
import { languageResolvers } from '../modules/pages/languages/languages.resolvers.ts';
import { pinResolvers } from '../modules/pages/pins/pins.resolvers.ts';
import { redirectResolvers } from '../modules/pages/redirects/redirects.resolvers.ts';
import { enquiryResolvers } from '../modules/sales/enquiries/enquiries.resolvers.ts';
import { messageResolvers } from '../modules/sales/messages/messages.resolvers.ts';
import { answerTemplateResolvers } from '../modules/sales/templates/answerTemplates.resolvers.ts';
import { offerTemplateResolvers } from '../modules/sales/templates/offerTemplates.resolvers.ts';
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

/** Kinds that are not here are never deleted by hand. */
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
  KIND: {
    ...{ cause: 'deleteProductKind', byKeys: true },
    run: (context, id) => kindResolvers.Mutation.deleteProductKind({}, { id }, context),
  },
  FAMILY: {
    ...{ cause: 'deleteFamily', byKeys: true },
    run: (context, id) => familyResolvers.Mutation.deleteFamily({}, { id }, context),
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
  TEMPLATE: {
    cause: 'deleteOfferTemplate',
    run: (context, id) => offerTemplateResolvers.Mutation.deleteOfferTemplate({}, { id }, context),
  },
  ANSWER: {
    cause: 'deleteAnswerTemplate',
    run: (context, id) => answerTemplateResolvers.Mutation.deleteAnswerTemplate({}, { id }, context),
  },
};

/** Moves one thing into the bin, as the mutation of its kind does. Throws what that mutation throws. */
async function deleteThing(context: Context, { kind, id }: { kind: EntityKind; id: string }) {
  const deletion = deletions[kind];
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
