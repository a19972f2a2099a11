import { useState, type MouseEvent } from 'react';
import { Picture } from '../../../components/Picture.tsx';
import type { ProductPageQuery } from '../../../graphql/generated/site.ts';
import { sizes } from '../productCards/pictureSizes.ts';
import './ProductGallery.css';

type Product = Pick<NonNullable<ProductPageQuery['product']>, 'name' | 'pictures' | 'imageCaption'>;

/** The width of a small picture in pixels, on a sharp screen. */
const widestSmall = 320;

/**
 * Shows the picture of a product. Where there are several, small ones below it choose one, and lead to the files
 * without JavaScript.
 */
export function ProductGallery({ product: { name, pictures, imageCaption } }: { product: Product }) {
  const [chosen, setChosen] = useState(0);
  // The page of the next product keeps this component, and may have fewer pictures than the last.
  const place = chosen < pictures.length ? chosen : 0;
  const shown = pictures[place];
  const altOf = (at: number) => pictures[at]?.alt ?? (at === 0 ? name : `${name}, ${at + 1}. resim`);
  const caption = place === 0 ? imageCaption : pictures[place]?.alt;

  function choose(event: MouseEvent, at: number) {
    // A click with a modifier key opens the file in a tab of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setChosen(at);
  }

  return (
    <figure className="product-picture">
      <Picture
        key={shown?.url}
        alt={altOf(place)}
        image={shown?.url ?? null}
        picture={shown?.picture ?? null}
        sizes={sizes.product}
        first
      />
      {caption && <figcaption className="t-caption muted">{caption}</figcaption>}
      {pictures.length > 1 && (
        <ul className="product-thumbs" aria-label="Resimler">
          {pictures.map(({ url, picture }, at) => (
            <li key={url}>
              <a href={url} aria-current={at === place || undefined} onClick={(event) => choose(event, at)}>
                <Picture alt={altOf(at)} image={url} picture={picture} sizes="96px" upTo={widestSmall} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
