/** The group of products without a category: an id no category may have. */
export const uncategorizedId = 'uncategorized';

/**
 * A category's id from its name: lower case, white space to hyphens. `İ` becomes a plain i, without the dot that
 * lower-casing would leave, and `I` too, so that 'Industrial Tools' stays plain; every other letter is kept.
 */
export function categoryId(name: string) {
  const id = name.normalize('NFC').trim().replaceAll('İ', 'i').toLowerCase().replaceAll(/\s+/g, '-');
  return isStep(id) ? `${id}-` : id;
}

/** In an address these lead elsewhere, also when they are escaped: a thing with this id could not be reached. */
export const isStep = (id: string) => id === '.' || id === '..';
