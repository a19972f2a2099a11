import { UnreadableCell, type InSheet } from '../../fields/sheet.ts';
import { plainName } from '../attributes/namedId.ts';

/** A product's kind in a spreadsheet, by name or by id; blank for none. */
export const kindCell: Pick<InSheet<string | null>, 'read' | 'write'> = {
  write: (id, { kinds }) => kinds.find((kind) => kind.id === id)?.name ?? '',
  read(cell, { kinds }) {
    const entered = plainName(String(cell));
    if (entered === '') return null;
    const found = kinds.find(({ id, name }) => id === entered || plainName(name) === entered);
    if (found) return found.id;
    const known = kinds.map(({ name }) => name).join(', ');
    throw new UnreadableCell(`There is no kind ${String(cell).trim()}.${known && ` The kinds are: ${known}.`}`);
  },
};
