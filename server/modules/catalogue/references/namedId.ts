import { categoryId } from './categoryId.ts';

/** An id from a name, as a category's is made; with a number behind it where it is taken. */
export function namedId(name: string, taken: (id: string) => boolean) {
  const first = categoryId(name);
  let id = first;
  for (let number = 2; taken(id); number++) id = `${first}-${number}`;
  return id;
}

/** Names that differ in case or blanks alone are the same. */
export const plainName = (name: string) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('tr');
