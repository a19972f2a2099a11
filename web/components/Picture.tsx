import './Picture.css';

interface PictureProps {
  /** The product's name. */
  alt: string;
  image: string | null;
  picture: { url: string; width: number; height: number; variants: { url: string; width: number }[] } | null;
  /** How wide it is drawn, as the `sizes` of an `img`. */
  sizes: string;
  /** In view from the start: loaded at once, before the others. */
  first?: boolean;
}

/** A product's picture in the width that the screen needs; an empty plate with a centre mark when there is none. */
export function Picture({ alt, image, picture, sizes, first = false }: PictureProps) {
  if (!image) return <span className="picture picture-missing" role="img" aria-label={alt} />;
  const widths = picture?.variants.map(({ url, width }) => `${url} ${width}w`);
  return (
    <img
      className="picture"
      src={image}
      alt={alt}
      width={picture?.width ?? 1200}
      height={picture?.height ?? 900}
      decoding="async"
      {...(widths?.length && { srcSet: widths.join(', '), sizes })}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
