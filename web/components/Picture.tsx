import { darkUrl } from '../../common/pictures.ts';
import './Picture.css';
import { PictureForms, type Shape } from './PictureForms.tsx';

interface PictureProps {
  /** The product's name; empty where it is only decoration. */
  alt: string;
  image: string | null;
  picture: Shape | null;
  /** How wide it is drawn, as the `sizes` of an `img`. */
  sizes: string;
  /** The widest file worth loading, in pixels: its place on a sharp screen. Any, if left out. */
  upTo?: number;
  /** Cuts a photograph of nearly the frame's shape so that it fills the frame. Every other picture is shown whole. */
  fill?: boolean;
  /** In view when the page opens: loaded at once, with priority. */
  first?: boolean;
}

/** The shapes, width by height, of which a frame of 4:3 cuts off an eighth at most. */
const fitting = { from: 7 / 6, to: 3 / 2 };

/** Only photographs are JPEGs: a drawing in that format would have dirty edges. */
function canFill(image: string, picture: Shape | null) {
  if (!picture || !/\.jpe?g$/i.test(image)) return false;
  const shape = picture.width / picture.height;
  return fitting.from <= shape && shape <= fitting.to;
}

/** A product's picture in the width that the screen needs, or a placeholder when there is none. */
export function Picture({ alt, image, picture, fill = false, first = false, ...place }: PictureProps) {
  if (!image) {
    const named = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
    return <span className="picture picture-missing" {...named} />;
  }
  const shown = { alt, picture, ...place };
  if (!picture?.hasDark) {
    const filling = fill && canFill(image, picture) ? ' picture-filling' : '';
    return <PictureForms {...shown} className={`picture picture-edged${filling}`} usual={image} first={first} />;
  }
  // The page's scheme is known to CSS alone: of the two, it shows the one whose media queries choose rightly, and the
  // browser never loads the other, which is hidden and lazy.
  const dark = darkUrl(image);
  return (
    <>
      <PictureForms {...shown} className="picture" when="follows" usual={image} onDark={dark} first={first} />
      <PictureForms {...shown} className="picture" when="opposes" usual={dark} onDark={image} />
    </>
  );
}
