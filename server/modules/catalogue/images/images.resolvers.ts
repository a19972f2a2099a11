import { requireAdmin } from '../../../context/rights.ts';
import { readUpload } from '../../../http/upload.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { darkUrl } from '../../../../common/pictures.ts';
import { decodePictureJob } from './decodePicture.job.ts';
import { variantsOf } from './images.names.ts';
import { storeImage } from './images.intake.ts';

export const imageResolvers = {
  Mutation: {
    async uploadImage(_, { file, sha256 }, context) {
      const { email } = requireAdmin(context);
      const sent = { ...(await readUpload(file)), sha256, uploader: email };
      return storeImage(context.db, context.images, sent, (bytes, options) =>
        context.heavyWork.run(decodePictureJob, { bytes, ...options }),
      );
    },
  },
  Image: {
    variants: (image) => variantsOf(image.url, image),
    darkVariants: (image) => (image.hasDark ? variantsOf(darkUrl(image.url), image) : []),
  },
} satisfies Resolvers;
