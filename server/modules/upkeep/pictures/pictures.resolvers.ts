import { inUse, notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { pathHere } from '../../catalogue/images/images.names.ts';
import { findImage, imagesShownBy, removeImage } from '../../catalogue/images/images.store.ts';
import { pictureUses } from './pictureUses.ts';

export const pictureResolvers = {
  Mutation: {
    async deleteImage(_, { url: address }, context) {
      const url = pathHere(address, context);
      if (!(await findImage(context.db, url))) throw notFound('Image');
      const shownBy = await imagesShownBy(context.db, pictureUses, url);
      if (shownBy) throw inUse(`The image is shown by ${shownBy}.`);
      return removeImage(context.db, pictureUses, url);
    },
  },
} satisfies Resolvers;
