import { UnreadableCell, type Form } from '../../../fields/sheet.ts';
import { plainName } from './namedId.ts';

/** Makes a cell that holds the name or id of a row, such as the kind of a product; blank means none. */
export const namedCell = ({ key, one }: { key: string; one: string }): Form<string | null> => ({
  write: (id, { [key]: rows = [] }) => rows.find((row) => row.id === id)?.name ?? '',
  read(cell, { [key]: rows = [] }) {
    const entered = plainName(String(cell));
    if (entered === '') return null;
    const found = rows.find(({ id, name }) => id === entered || plainName(name) === entered);
    if (found) return found.id;
    const known = rows.map(({ name }) => name).join(', ');
    throw new UnreadableCell(`There is no ${one} ${String(cell).trim()}.${known && ` The ${key} are: ${known}.`}`);
  },
});
