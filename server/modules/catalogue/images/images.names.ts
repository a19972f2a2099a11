import { darkUrl, shareUrl, variantTypes, variantUrl, variantWidths } from '../../../../common/pictures.ts';
import { fold } from '../../../../common/text/letters.ts';
import type { ImageRow } from './images.store.ts';

const address = '/uploads/products/';
export const urlOf = (fileName: string) => address + fileName;
/** Returns the file name of an address; undefined for any name that we have not made, so that no path leaves the folder. */
export const fileName = (url: string) =>
  url.startsWith(address) ? /^[\w-]+\.[a-z]+$/.exec(url.slice(address.length))?.[0] : undefined;

/** File systems allow no longer names. */
const longestName = 255;

type Found = { publicOrigin: string | undefined; host: string };

/** Reduces an absolute address of this site, known by the request's host or the settings, to its path; others stay. */
export function pathHere(address: string, { publicOrigin, host }: Found): string {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return address;
  const named = new URL(address);
  const isHere = named.host === host || (publicOrigin !== undefined && named.origin === new URL(publicOrigin).origin);
  return isHere ? named.pathname : address;
}

type Kind = Pick<ImageRow, 'width' | 'isAnimated'>;

/** Returns every width and type of one form of a picture, smallest first. */
export const variantsOf = (master: string, { width, isAnimated }: Kind) =>
  variantWidths(width).flatMap((width) =>
    variantTypes(isAnimated).map((type) => {
      const url = variantUrl(master, { width, type });
      return { url, width, type, contentType: `image/${type}` };
    }),
  );

/** Returns the addresses of the stored forms: the usual one, and the one for dark backgrounds if there is one. */
export const formsOf = ({ url, hasDark }: Pick<ImageRow, 'url' | 'hasDark'>) => (hasDark ? [url, darkUrl(url)] : [url]);

/** Returns the names of all files that a picture has or can have. */
export const filesOf = (image: ImageRow): string[] =>
  [...formsOf(image), ...formsOf(image).flatMap((form) => variantsOf(form, image)), shareUrl(image.url)]
    .map((file) => fileName(typeof file === 'string' ? file : file.url))
    .filter((name) => name !== undefined);

const extensions = ['png', 'jpg', 'gif', 'webp', 'avif'];

/** Returns the addresses of the pictures from which a file of this name may be made. */
export function possibleMasters(name: string): string[] {
  const stem = /^(.+)-(?:w\d+|share)\.[a-z]+$/.exec(name)?.[1];
  if (!stem) return [];
  const stems = [stem, stem.replace(/-dark$/, '')];
  return stems.flatMap((stem) => extensions.map((extension) => urlOf(`${stem}.${extension}`)));
}

/** Returns the addresses of the pictures to which a file of this name may belong; none for a name that we do not make. */
export function mastersOf(name: string): string[] {
  if (name.length > longestName || !fileName(urlOf(name))) return [];
  const forms = [name, name.replace(/-dark(?=\.[a-z]+$)/, '')];
  return [...new Set([...forms.map(urlOf), ...possibleMasters(name)])];
}

/** Turns 'Küresel Vana (1).PNG' into 'kuresel-vana-1'. */
export const plainName = (name: string, otherwise = 'resim') =>
  fold(name.replace(/\.\w+$/, ''))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60) || otherwise;
