import { fold } from '../../../../common/text/letters.ts';

/** Products without a category are addressed by this id, so no category may have it. */
export const uncategorizedId = 'uncategorized';

/**
 * Makes a category's id from its name: lower case, with hyphens for white space. `İ` becomes a plain i, without the combining
 * dot that lower-casing leaves, and so does `I`, so that 'Industrial Tools' becomes plain ASCII. Other letters are kept.
 */
export function categoryId(name: string) {
  const id = name.normalize('NFC').trim().replaceAll('İ', 'i').toLowerCase().replaceAll(/\s+/g, '-');
  return isStep(id) ? `${id}-` : id;
}

/** Names that differ only in case, Turkish letters, blanks or signs that nobody sees are those of one category. */
export const categoryKey = (name: string) => fold(name).replaceAll(/\s+/g, '');

/** Browsers resolve '.' and '..' in an address, even when they are escaped, so no page could have such an id. */
export const isStep = (id: string) => id === '.' || id === '..';
