// Defines the widths and names of the files that the server makes from a picture and that pages refer to.

/** These widths, in pixels, suit cards and product pictures, also on screens with two device pixels per CSS pixel. */
const ladder = [320, 640, 960, 1280, 1920];
/** The site shows no picture wider than this, in pixels. */
const widest = 2560;

export type VariantType = 'avif' | 'webp';

/** Returns the widths of a picture's files, ascending; the last is the picture's own width, or 2560 pixels if that is less. */
export const variantWidths = (width: number) => [...ladder.filter((step) => step < width), Math.min(width, widest)];

/** Animated pictures get no AVIF file, since sharp would write only their first frame. */
export const variantTypes = (isAnimated: boolean): VariantType[] => (isAnimated ? ['webp'] : ['avif', 'webp']);

const stemOf = (url: string) => url.replace(/\.[a-z]+$/, '');

export const variantUrl = (url: string, { width, type }: { width: number; type: VariantType }) =>
  `${stemOf(url)}-w${width}.${type}`;

/** Returns the address of the variant for dark backgrounds. */
export const darkUrl = (url: string) => url.replace(/\.[a-z]+$/, '-dark$&');

/** Returns the address of the variant for link previews, which has a light background since they support no transparency. */
export const shareUrl = (url: string) => `${stemOf(url)}-share.jpg`;
/** The variant for link previews has this width, in pixels. */
export const shareWidth = 1200;
