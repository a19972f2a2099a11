import { UnreadableCell, type Choices, type Form } from '../../../fields/sheet.ts';
import { plainName } from './namedId.ts';

/** Makes a cell that holds the name or id of a product's kind or family; blank means none. */
export const namedCell = (
  all: Exclude<keyof Choices, 'categories' | 'documents'>,
  one: string,
): Form<string | null> => ({
  write: (id, choices) => choices[all].find((row) => row.id === id)?.name ?? '',
  read(cell, choices) {
    const entered = plainName(String(cell));
    if (entered === '') return null;
    const found = choices[all].find(({ id, name }) => id === entered || plainName(name) === entered);
    if (found) return found.id;
    const known = choices[all].map(({ name }) => name).join(', ');
    throw new UnreadableCell(`There is no ${one} ${String(cell).trim()}.${known && ` The ${all} are: ${known}.`}`);
  },
});
