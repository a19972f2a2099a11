import { useState, type MouseEvent } from 'react';
import { Picture } from '../../../components/Picture.tsx';
import type { ProductPageQuery } from './productPage.generated.ts';
import { sizes } from '../productCards/pictureSizes.ts';
import { measuresId } from '../sections/ids.ts';
import { RepeatedDrawing } from '../sections/RepeatedDrawing.tsx';
import './ProductGallery.css';
import * as words from '../../../words/tr/product.ts';

type Product = Pick<NonNullable<ProductPageQuery['product']>, 'name' | 'pictures' | 'imageCaption'> & {
  section?: { svg: string } | null;
};

/** The width of a small picture in pixels, on a sharp screen. */
const widestSmall = 320;
const drawing = 'drawing';

/**
 * Shows the picture of a product. Where there are several, small ones below it choose one, and lead to the files without
 * JavaScript. The drawing of its measures is the second; it stands further down the page, so it is only repeated here.
 */
export function ProductGallery({ product: { name, pictures, imageCaption, section } }: { product: Product }) {
  const [chosen, setChosen] = useState<number | typeof drawing>(0);
  const isDrawing = chosen === drawing && section != null;
  // The page of the next product keeps this component, and may have fewer pictures than the last.
  const place = typeof chosen === 'number' && chosen < pictures.length ? chosen : 0;
  const shown = pictures[place];
  const altOf = (at: number) => pictures[at]?.alt ?? (at === 0 ? name : words.pictureOf(name, at + 1));
  const caption = place === 0 ? imageCaption : pictures[place]?.alt;

  function choose(event: MouseEvent, at: number | typeof drawing) {
    // A click with a modifier key opens the file in a tab of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setChosen(at);
  }
  const thumbs = pictures.map(({ url, picture }, at) => (
    <li key={url}>
      <a href={url} aria-current={(!isDrawing && at === place) || undefined} onClick={(event) => choose(event, at)}>
        <Picture alt={altOf(at)} image={url} picture={picture} sizes="96px" upTo={widestSmall} />
      </a>
    </li>
  ));
  const ofDrawing = section && (
    <li key={drawing}>
      <a
        href={`#${measuresId}`}
        aria-label={words.drawing}
        aria-current={isDrawing || undefined}
        onClick={(event) => choose(event, drawing)}
      >
        <RepeatedDrawing svg={section.svg} />
      </a>
    </li>
  );
  const all = ofDrawing ? thumbs.toSpliced(1, 0, ofDrawing) : thumbs;

  return (
    <figure className="product-picture">
      {isDrawing ? (
        <RepeatedDrawing svg={section.svg} label={words.drawingOf(name)} />
      ) : (
        <Picture
          key={shown?.url}
          alt={altOf(place)}
          image={shown?.url ?? null}
          picture={shown?.picture ?? null}
          sizes={sizes.product}
          first
        />
      )}
      {caption && !isDrawing && <figcaption className="t-caption muted">{caption}</figcaption>}
      {all.length > 1 && (
        <ul className="product-thumbs" aria-label={words.pictures}>
          {all}
        </ul>
      )}
    </figure>
  );
}
