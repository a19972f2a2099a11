import { stockCodeKey } from '../../../../common/text/letters.ts';

/** One way to read the name of a file: the key of a code, and the place among the pictures of its product. */
export type Reading = { key: string; place: number };

const documentEndings = ['pdf', 'step', 'stp', 'p21', 'dxf', 'dwg'];
const pictureEndings = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'heif'];

const endingOf = (path: string) => /\.([A-Za-z\d]{1,5})$/.exec(path)?.[1]?.toLowerCase() ?? '';

export const isDocument = (path: string) => documentEndings.includes(endingOf(path));
export const isPicture = (path: string) => pictureEndings.includes(endingOf(path));

/** Returns 'CODE (3)' for 'Rulmanlar/CODE (3).webp'. */
export const stemOf = (path: string) => (path.split('/').at(-1) ?? '').replace(/\.[A-Za-z\d]{1,5}$/, '').trim();

/** 'CODE-1', 'CODE_2' and 'CODE (3)': a code, and a place behind it. */
const numbered = [/^(.+?)[\s_-]*\((\d{1,3})\)$/, /^(.+?)[\s_-]+(\d{1,3})$/];

/**
 * Returns the ways to read a name, the longest code first: the name as a whole, without a place at its end, and the folder
 * in which it lies, as in 'CODE/1.jpg'.
 */
export function readingsOf(path: string): Reading[] {
  const stem = stemOf(path);
  const read = (code: string, place: number) => {
    const key = stockCodeKey(code);
    return key === null ? [] : [{ key, place }];
  };
  const places = numbered.flatMap((shape) => {
    const [, code, place] = shape.exec(stem) ?? [];
    return code === undefined ? [] : [{ code, place: Number(place) }];
  });
  const place = /^\d{1,3}$/.test(stem) ? Number(stem) : (places[0]?.place ?? 1);
  const folder = path.split('/').at(-2);
  const readings = [
    ...read(stem, 1),
    ...places.flatMap((one) => read(one.code, one.place)),
    ...(folder === undefined ? [] : read(folder, place)),
  ];
  return readings.sort((one, other) => other.key.length - one.key.length);
}

/** Returns the words in which a product is looked for whose code the name does not hold whole. */
export const wordsOf = (path: string) =>
  stemOf(path)
    .replaceAll(/[_()]+/g, ' ')
    .trim()
    .slice(0, 100);
