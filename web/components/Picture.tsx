import './Picture.css';

interface PictureProps {
  /** The product's name. */
  alt: string;
  image: string | null;
  picture: {
    width: number;
    height: number;
    variants: { url: string; contentType: string; width: number }[];
  } | null;
  /** How wide it is drawn, as the `sizes` of an `img`. */
  sizes: string;
  /** Cuts a photograph of nearly the frame's shape so that it fills the frame. Every other picture is shown whole. */
  fill?: boolean;
  /** In view when the page opens: loaded at once, with priority. */
  first?: boolean;
}

/** The shapes, width by height, of which a frame of 4:3 cuts off an eighth at most. */
const fitting = { from: 7 / 6, to: 3 / 2 };

/** Only photographs are JPEGs: a drawing in that format would have dirty edges. */
function canFill(image: string, picture: PictureProps['picture']) {
  if (!picture || !/\.jpe?g$/i.test(image)) return false;
  const shape = picture.width / picture.height;
  return fitting.from <= shape && shape <= fitting.to;
}

/** A product's picture in the width that the screen needs, or a placeholder when there is none. */
export function Picture({ alt, image, picture, sizes, fill = false, first = false }: PictureProps) {
  if (!image) return <span className="picture picture-missing" role="img" aria-label={alt} />;
  const widthsOf = (type: string) =>
    (picture?.variants ?? [])
      .filter(({ contentType }) => contentType === type)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
  const avif = widthsOf('image/avif');
  const webp = widthsOf('image/webp');
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={fill && canFill(image, picture) ? 'picture picture-filling' : 'picture'}
        src={image}
        alt={alt}
        width={picture?.width ?? 1200}
        height={picture?.height ?? 900}
        decoding="async"
        {...(webp && { srcSet: webp, sizes })}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
