import { categoryId } from './categoryId.ts';

/** Makes an id from a name like that of a category, with a number appended if it is taken. */
export function namedId(name: string, taken: (id: string) => boolean) {
  const first = categoryId(name);
  let id = first;
  for (let number = 2; taken(id); number++) id = `${first}-${number}`;
  return id;
}
