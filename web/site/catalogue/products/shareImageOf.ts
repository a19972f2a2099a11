import { shareUrl, shareWidth } from '../../../../common/pictures.ts';
import type { ProductCardFragment } from '../productCards/productCard.generated.ts';
import type { ShareImage } from '../../parts/meta/ShareMeta.tsx';

type Product = Pick<ProductCardFragment, 'name' | 'image' | 'picture'>;

/** Chooses the picture that is shown where the page is shared; null: the site's own. */
export function shareImageOf({ name: alt, image, picture }: Product): ShareImage | null {
  if (!image) return null;
  // The picture is kept elsewhere, and its size is not known.
  if (!picture) return { url: image, alt };
  const width = Math.min(picture.width, shareWidth);
  return { url: shareUrl(image), width, height: Math.round((picture.height * width) / picture.width), alt };
}
