import { variantTypes, variantUrl, variantWidths, type VariantType } from '../../common/pictures.ts';

/** The facts about a stored picture, besides its address. */
export interface Shape {
  width: number;
  height: number;
  isAnimated: boolean;
  /** Whether a second form for dark backgrounds exists. */
  hasDark: boolean;
}

interface PictureFormsProps {
  alt: string;
  lang?: string | undefined;
  className?: string;
  picture: Shape | null;
  sizes: string;
  upTo?: number;
  /** The address of the form to show, and of the one that replaces it where the device is set to dark. */
  usual: string;
  onDark?: string;
  /** Whether it is for pages in the scheme of the device, or for those in the other scheme. */
  when?: 'follows' | 'opposes';
  first?: boolean;
}

const dark = '(prefers-color-scheme: dark)';

/** Lists the widths to choose from: none wider than `upTo`, but at least one. */
function offered(width: number, upTo: number) {
  const [narrowest = width, ...others] = variantWidths(width);
  return [narrowest, ...others.filter((step) => step <= upTo)];
}

/**
 * Renders one `img` with its files in all widths and types, in one form or in two that the scheme of the device chooses
 * from.
 */
export function PictureForms({
  alt,
  lang,
  className,
  picture,
  sizes,
  upTo = Infinity,
  usual,
  onDark,
  when,
  first = false,
}: PictureFormsProps) {
  const widths = picture ? offered(picture.width, upTo) : [];
  const srcSet = (form: string, type: VariantType) =>
    widths.map((width) => `${variantUrl(form, { width, type })} ${width}w`).join(', ');
  const source = (form: string, type: VariantType, media?: string) => (
    <source key={type + media} type={`image/${type}`} media={media} srcSet={srcSet(form, type)} sizes={sizes} />
  );
  // Few pages are in the other scheme, and every page holds both pictures: one type keeps them short.
  const types = !picture ? [] : when === 'opposes' ? (['webp'] as const) : variantTypes(picture.isAnimated);
  return (
    <picture className={when && `picture-${when}`}>
      {onDark && !picture && <source media={dark} srcSet={onDark} />}
      {onDark && types.map((type) => source(onDark, type, dark))}
      {types.some((type) => type === 'avif') && source(usual, 'avif')}
      <img
        className={className}
        src={usual}
        alt={alt}
        lang={lang}
        width={picture?.width ?? 1200}
        height={picture?.height ?? 900}
        decoding="async"
        {...(widths.length > 0 && { srcSet: srcSet(usual, 'webp'), sizes })}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
