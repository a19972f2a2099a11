import { distance } from 'fastest-levenshtein';
import { UnreadableCell, type InSheet } from '../../../fields/sheet.ts';
import { fold } from '../../../../common/text/letters.ts';
import { uncategorizedId } from './categoryId.ts';

/** The name that products without a category get. */
export const uncategorizedName = 'Kategorisiz';

type Named = { id: string; name: string };

/** A cell holds the name of the product's category, or its id when several have the name; blank means no category. */
export const categoryCell: Pick<InSheet<string | null>, 'read' | 'write'> = {
  write: (id, { categories = [] }) => categories.find((category) => category.id === id)?.name ?? '',
  read(cell, { categories = [] }) {
    const entered = String(cell).trim().normalize('NFC');
    if (entered === '' || entered === uncategorizedId || entered === uncategorizedName) return null;
    const byId = categories.find(({ id }) => id === entered);
    if (byId) return byId.id;
    const [first, ...others] = categories.filter((category) => lower(category.name) === lower(entered));
    if (first && others.length === 0) return first.id;
    if (first) throw new UnreadableCell(`Several categories are called ${entered}: enter the id, such as ${first.id}.`);
    const nearest = nearestOf(entered, categories);
    const hint = nearest ? ` The nearest is ${nearest.name}.` : '';
    throw new UnreadableCell(`There is no category ${entered}.${hint}`, nearest?.name);
  },
};

const lower = (text: string) => text.toLocaleLowerCase('tr');
const wordsOf = (text: string) => fold(text).match(/[\p{L}\d]+/gu) ?? [];

/** Returns the category that was probably meant; undefined when it could be several. */
function nearestOf(entered: string, categories: readonly Named[]): Named | undefined {
  const words = wordsOf(entered);
  const near = categories.filter(({ name }) => {
    const own = wordsOf(name);
    const isShortened = words.length > 0 && words.every((word) => own.some((other) => other.startsWith(word)));
    return isShortened || distance(fold(name), fold(entered)) <= Math.min(3, entered.length / 4);
  });
  return near.length === 1 ? near[0] : undefined;
}
