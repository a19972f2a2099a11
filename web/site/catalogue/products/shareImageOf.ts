import { shareUrl, shareWidth } from '../../../../common/pictures.ts';
import type { ProductCardFragment } from '../../../graphql/generated/site.ts';
import type { ShareImage } from '../../parts/meta/ShareMeta.tsx';

type Product = Pick<ProductCardFragment, 'name' | 'image' | 'picture'>;

/** How a product's picture looks where its page is shared; null: as the site itself does. */
export function shareImageOf({ name: alt, image, picture }: Product): ShareImage | null {
  if (!image) return null;
  // Kept elsewhere, and nothing is known of it.
  if (!picture) return { url: image, alt };
  const width = Math.min(picture.width, shareWidth);
  return { url: shareUrl(image), width, height: Math.round((picture.height * width) / picture.width), alt };
}
