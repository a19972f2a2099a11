import { darkUrl, shareUrl, variantTypes, variantUrl, variantWidths } from '../../../../common/pictures.ts';
import { fold } from '../../../../common/text/letters.ts';
import type { ImageRow } from './images.store.ts';

const address = '/uploads/products/';
export const urlOf = (fileName: string) => address + fileName;
/** Only a bare file name of our own making: an address never leads out of the folder. */
export const fileName = (url: string) =>
  url.startsWith(address) ? /^[\w-]+\.[a-z]+$/.exec(url.slice(address.length))?.[0] : undefined;

/** File systems take no longer name. */
const longestName = 255;

type Found = { publicOrigin: string | undefined; host: string };

/** Cuts an absolute address of this site, by the request's host or the settings, to its path; other addresses stay. */
export function pathHere(address: string, { publicOrigin, host }: Found): string {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return address;
  const named = new URL(address);
  const isHere = named.host === host || (publicOrigin !== undefined && named.origin === new URL(publicOrigin).origin);
  return isHere ? named.pathname : address;
}

type Kind = Pick<ImageRow, 'width' | 'isAnimated'>;

/** Every width in every type, smallest first, of one form of the picture. */
export const variantsOf = (master: string, { width, isAnimated }: Kind) =>
  variantWidths(width).flatMap((width) =>
    variantTypes(isAnimated).map((type) => {
      const url = variantUrl(master, { width, type });
      return { url, width, type, contentType: `image/${type}` };
    }),
  );

/** The addresses of the picture's own files: its usual form, and that for dark grounds if it has one. */
export const formsOf = ({ url, hasDark }: Pick<ImageRow, 'url' | 'hasDark'>) => (hasDark ? [url, darkUrl(url)] : [url]);

/** The names of all the files that it has or can have. */
export const filesOf = (image: ImageRow): string[] =>
  [...formsOf(image), ...formsOf(image).flatMap((form) => variantsOf(form, image)), shareUrl(image.url)]
    .map((file) => fileName(typeof file === 'string' ? file : file.url))
    .filter((name) => name !== undefined);

const extensions = ['png', 'jpg', 'gif', 'webp', 'avif'];

/** The addresses of the pictures that a file of this name may be made of. */
export function possibleMasters(name: string): string[] {
  const stem = /^(.+)-(?:w\d+|share)\.[a-z]+$/.exec(name)?.[1];
  if (!stem) return [];
  const stems = [stem, stem.replace(/-dark$/, '')];
  return stems.flatMap((stem) => extensions.map((extension) => urlOf(`${stem}.${extension}`)));
}

/** The addresses of the pictures that a file of this name may belong to; none for a name that is not of our making. */
export function mastersOf(name: string): string[] {
  if (name.length > longestName || !fileName(urlOf(name))) return [];
  const forms = [name, name.replace(/-dark(?=\.[a-z]+$)/, '')];
  return [...new Set([...forms.map(urlOf), ...possibleMasters(name)])];
}

/** Turns 'Küresel Vana (1).PNG' into 'kuresel-vana-1'. */
export const plainName = (name: string, otherwise = 'resim') =>
  fold(name.replace(/\.\w+$/, ''))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60) || otherwise;
