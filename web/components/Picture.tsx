import { darkUrl } from '../../common/pictures.ts';
import './Picture.css';
import { PictureForms, type Shape } from './PictureForms.tsx';

interface PictureProps {
  /** The product's name; empty where the picture is only decoration. */
  alt: string;
  /** The language of the name, where it is not that of the page. */
  lang?: string | undefined;
  image: string | null;
  picture: Shape | null;
  /** The width that it is drawn in, as the `sizes` of an `img`. */
  sizes: string;
  /** The widest file worth loading, in pixels: its place on a sharp screen. Any file, if left out. */
  upTo?: number;
  /** Crops a photograph of nearly the frame's shape so that it fills the frame. Every other picture is shown whole. */
  fill?: boolean;
  /** The picture is in view when the page opens, so it is loaded at once, with priority. */
  first?: boolean;
}

/** A frame of 4:3 cuts off at most an eighth of these shapes, given as width by height. */
const fitting = { from: 7 / 6, to: 3 / 2 };

/** Only photographs are JPEGs: a drawing in that format would have dirty edges. */
function canFill(image: string, picture: Shape | null) {
  if (!picture || !/\.jpe?g$/i.test(image)) return false;
  const shape = picture.width / picture.height;
  return fitting.from <= shape && shape <= fitting.to;
}

/** Shows a product's picture in the width that the screen needs, or a placeholder when there is none. */
export function Picture({ alt, lang, image, picture, fill = false, first = false, ...place }: PictureProps) {
  if (!image) {
    const named = alt ? { role: 'img', 'aria-label': alt, lang } : { 'aria-hidden': true };
    return <span className="picture picture-missing" {...named} />;
  }
  const shown = { alt, lang, picture, ...place };
  if (!picture?.hasDark) {
    const filling = fill && canFill(image, picture) ? ' picture-filling' : '';
    return <PictureForms {...shown} className={`picture picture-edged${filling}`} usual={image} first={first} />;
  }
  // Only CSS knows the page's scheme: it shows the picture whose media queries choose correctly. The browser never
  // loads the other one, which is hidden and lazy.
  const dark = darkUrl(image);
  return (
    <>
      <PictureForms {...shown} className="picture" when="follows" usual={image} onDark={dark} first={first} />
      <PictureForms {...shown} className="picture" when="opposes" usual={dark} onDark={image} />
    </>
  );
}
