import { useState, type MouseEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { DownloadIcon } from '../../../components/icons.tsx';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { SectionDrawing } from '../../../components/SectionDrawing.tsx';
import { files } from '../../paths.ts';
import { CompareLink } from '../compare/CompareLink.tsx';
import { sizes } from '../productCards/pictureSizes.ts';
import { lightingOf, sectionStyles } from '../sections/sectionStyles.ts';
import { useBothUnits } from '../switches/otherUnits.ts';
import { UnitSwitch } from '../switches/UnitSwitch.tsx';
import type { ProductPageQuery } from './productPage.generated.ts';
import drawingCss from './PlateDrawing.css?inline';
import picturesCss from './PlatePictures.css?inline';
import plateCss from './ProductPlate.css?inline';
import * as words from '../../../words/tr/product.ts';

type Product = Pick<
  NonNullable<ProductPageQuery['product']>,
  'id' | 'name' | 'pictures' | 'imageCaption' | 'kind' | 'section' | 'specs'
>;

/** `?resim=olcu` shows the drawing, `gorunus` the first picture, and `2` the second. */
const view = { name: 'resim', drawing: 'olcu', picture: 'gorunus' } as const;
type Shown = typeof view.drawing | number;

/** The width of a small picture in pixels, on a sharp screen. */
const widestSmall = 160;

/** Reads which picture an address asks for: the drawing stands first, and a product without pictures has it alone. */
function askedView(asked: string | null, { section, pictures }: Product): Shown {
  const at = asked === view.picture ? 0 : Number(asked ?? Number.NaN) - 1;
  if (section && (pictures.length === 0 || !Number.isInteger(at) || at < 0)) return view.drawing;
  return Number.isInteger(at) && at > 0 && at < pictures.length ? at : 0;
}

interface ProductPlateProps {
  product: Product;
  /** Called for a press in the drawing. */
  onPress: (event: MouseEvent) => void;
}

/**
 * Shows the product: its drawing to scale with the values in the dimensions, or its pictures. Words above it choose, and are
 * links where no script runs.
 */
export function ProductPlate({ product, onPress }: ProductPlateProps) {
  const { id, name, pictures, imageCaption, kind, section, specs } = product;
  const [params] = useSearchParams();
  const both = useBothUnits();
  const [chosen, setChosen] = useState(askedView(params.get(view.name), product));
  const isDrawing = chosen === view.drawing && section !== null;
  const place = chosen === view.drawing ? 0 : chosen;
  const altOf = (at: number) => pictures[at]?.alt ?? (at === 0 ? name : words.pictureOf(name, at + 1));
  const caption = place === 0 ? imageCaption : pictures[place]?.alt;
  const hasLengths = specs.some(({ otherText }) => otherText !== null);

  function tabTo(shown: Shown) {
    const search = new URLSearchParams(params);
    search.set(view.name, shown === 0 ? view.picture : shown === view.drawing ? shown : String(shown + 1));
    return {
      to: { search: search.toString() },
      rel: 'nofollow',
      preventScrollReset: true,
      'aria-current': (shown === view.drawing ? isDrawing : !isDrawing && shown === place) || undefined,
      onClick(event: MouseEvent) {
        // A click with a modifier key opens the page in a tab of its own.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setChosen(shown);
      },
    };
  }
  return (
    <figure className="product-plate">
      <PageStyles css={plateCss} />
      {pictures.length > 1 && <PageStyles css={picturesCss} />}
      {section && (
        <>
          <PageStyles css={drawingCss} />
          <PageStyles css={sectionStyles} />
          <PageStyles css={lightingOf(section.letters.map(({ letter }) => letter))} />
        </>
      )}
      <nav className="plate-tabs" aria-label={words.pictures}>
        {section && <Link {...tabTo(view.drawing)}>{words.drawing}</Link>}
        {(pictures.length > 0 || !section) && (
          <Link {...tabTo(0)} aria-current={!isDrawing || undefined}>
            {words.look}
          </Link>
        )}
        {specs.length > 0 && <CompareLink id={id} />}
      </nav>
      <div className="plate-tools row">
        {hasLengths && <UnitSwitch isOn={both} />}
        {section && (
          <a className="plate-download muted" href={files.drawing(id)} download aria-label={words.downloadDrawing}>
            <DownloadIcon />
          </a>
        )}
      </div>
      <div className="plate-shown">
        {isDrawing ? (
          // The rows do for the keyboard what pressing a line of the drawing does.
          <SectionDrawing
            className="plate-drawing"
            svg={section.svg}
            label={words.sectionOf(kind?.name ?? name)}
            onPress={onPress}
          />
        ) : (
          <Picture
            key={pictures[place]?.url}
            alt={altOf(place)}
            image={pictures[place]?.url ?? null}
            picture={pictures[place]?.picture ?? null}
            sizes={sizes.product}
            first
          />
        )}
      </div>
      {isDrawing && (
        <figcaption>
          {section.scale === null ? words.drawingNotToScale : words.drawingToScale}
          <span className="plate-point"> {words.pointAtRow}</span>
          <span className="plate-touch"> {words.tapRow}</span>
        </figcaption>
      )}
      {!isDrawing && caption && <figcaption>{caption}</figcaption>}
      {!isDrawing && pictures.length > 1 && (
        <ul className="plate-pictures wraps" aria-label={words.otherPictures}>
          {pictures.map(({ url, picture }, at) => (
            <li key={url}>
              <Link {...tabTo(at)}>
                <Picture alt={altOf(at)} image={url} picture={picture} sizes="64px" upTo={widestSmall} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
