import { requireAdmin } from '../../../context/context.ts';
import { readUpload } from '../../../http/upload.ts';
import { inUse, notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { darkUrl } from '../../../../common/pictures.ts';
import { decodePictureJob } from './decodePicture.job.ts';
import { pathHere, variantsOf } from './images.names.ts';
import { store } from './images.intake.ts';
import * as images from './images.store.ts';

export const imageResolvers = {
  Mutation: {
    async uploadImage(_, { file, sha256 }, context) {
      const { email } = requireAdmin(context);
      const sent = { ...(await readUpload(file)), sha256, uploader: email };
      return store(context.db, context.images, sent, (bytes, options) =>
        context.heavyWork.run(decodePictureJob, { bytes, ...options }),
      );
    },
    async deleteImage(_, { url: address }, context) {
      const url = pathHere(address, context);
      if (!(await images.find(context.db, url))) throw notFound('Image');
      const shownBy = await images.shownBy(context.db, url);
      if (shownBy) throw inUse(`The image is shown by ${shownBy}.`);
      return images.remove(context.db, url);
    },
  },
  Image: {
    variants: (image) => variantsOf(image.url, image),
    darkVariants: (image) => (image.hasDark ? variantsOf(darkUrl(image.url), image) : []),
  },
} satisfies Resolvers;
