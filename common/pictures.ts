// How wide the files of a picture are and what they are called: the server makes them, and pages name them.

/** In pixels: what cards, pictures of a product and their double on a sharp screen need. */
const ladder = [320, 640, 960, 1280, 1920];
/** The site shows no picture in more pixels than this. */
const widest = 2560;

export type VariantType = 'avif' | 'webp';

/** The widths that a picture is there in, ascending; the last is its own, unless that is of no use. */
export const variantWidths = (width: number) => [...ladder.filter((step) => step < width), Math.min(width, widest)];

/** AVIF is not made of moving pictures: sharp writes one frame of them. */
export const variantTypes = (isAnimated: boolean): VariantType[] => (isAnimated ? ['webp'] : ['avif', 'webp']);

const stemOf = (url: string) => url.replace(/\.[a-z]+$/, '');

export const variantUrl = (url: string, { width, type }: { width: number; type: VariantType }) =>
  `${stemOf(url)}-w${width}.${type}`;

/** Of the form that is drawn for dark grounds. */
export const darkUrl = (url: string) => url.replace(/\.[a-z]+$/, '-dark$&');

/** On a light ground, for link previews, which know no transparency. */
export const shareUrl = (url: string) => `${stemOf(url)}-share.jpg`;
/** In pixels. */
export const shareWidth = 1200;
