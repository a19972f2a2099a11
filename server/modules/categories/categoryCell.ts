import { UnreadableCell, type InSheet } from '../../fields/sheet.ts';
import { uncategorizedId } from './categoryId.ts';

/** What stands where a product has no category. */
export const uncategorizedName = 'Kategorisiz';

/** A product's category in a spreadsheet: by name, or by id where several have the name; blank for none. */
export const categoryCell: Pick<InSheet<string | null>, 'read' | 'write'> = {
  write: (id, { categories }) => categories.find((category) => category.id === id)?.name ?? '',
  read(cell, { categories }) {
    const entered = String(cell).trim().normalize('NFC');
    if (entered === '' || entered === uncategorizedId || entered === uncategorizedName) return null;
    const byId = categories.find(({ id }) => id === entered);
    if (byId) return byId.id;
    const [first, ...others] = categories.filter((category) => lower(category.name) === lower(entered));
    if (!first) throw new UnreadableCell(`There is no category ${entered}.`);
    if (others.length === 0) return first.id;
    throw new UnreadableCell(`Several categories are called ${entered}: enter the id, such as ${first.id}.`);
  },
};

const lower = (text: string) => text.toLocaleLowerCase('tr');
