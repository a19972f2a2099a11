import { distance } from 'fastest-levenshtein';
import { UnreadableCell, type Choices, type InSheet } from '../../../fields/sheet.ts';
import { fold, withoutInvisible } from '../../../../common/text/letters.ts';
import { categoryKey, uncategorizedId } from './categoryId.ts';
import { lowerCase } from '../../../../common/text/locale.ts';

/** The name that products without a category get. */
export const uncategorizedName = 'Kategorisiz';

type Named = { id: string; name: string };

const reserved = new Set([uncategorizedId, uncategorizedName].map(categoryKey));
/** Tells whether a name means that a product has no category, so that none may have it. */
export const isReserved = (name: string) => reserved.has(categoryKey(name));

const keyed = new WeakMap<readonly Named[], Map<string, Named[]>>();

function byKey(categories: readonly Named[]) {
  const found = new Map<string, Named[]>();
  for (const one of categories) {
    const key = categoryKey(one.name);
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return found;
}

/** Returns the categories of a name, however it is written. A file has thousands of cells, so the keys are made once. */
function called(name: string, categories: readonly Named[]) {
  const known = keyed.get(categories) ?? byKey(categories);
  keyed.set(categories, known);
  return known.get(categoryKey(name)) ?? [];
}

const plain = (text: string) => withoutInvisible(text).normalize('NFC').replaceAll(/\s+/g, ' ').trim();
const lower = (text: string) => lowerCase(plain(text));

/** Returns the categories that a cell may mean: where several have its name, those that are written like it. */
function meantBy(cell: string, categories: readonly Named[]): Named[] {
  const all = called(cell, categories);
  if (all.length < 2) return all;
  const same = [plain, lower]
    .map((written) => all.filter(({ name }) => written(name) === written(cell)))
    .find(({ length }) => length > 0);
  return same ?? all;
}

/** Returns the id of the category that a product has, where it is one of several that a cell may mean. */
export const keptCategory = (cell: string, { categories = [] }: Choices, id: string | null) =>
  meantBy(cell, categories).find((one) => one.id === id)?.id;

/** Returns the name, or the id where a cell with the name would mean another category, or none. */
const nameOf = ({ id, name }: Named, categories: readonly Named[]) =>
  !isReserved(name) && meantBy(name, categories).length === 1 ? name : id;

/** A cell holds the name of the product's category, or its id when several have the name; blank means no category. */
export const categoryCell: Pick<InSheet<string | null>, 'read' | 'write'> = {
  write(id, { categories = [] }) {
    const category = categories.find((one) => one.id === id);
    return category ? nameOf(category, categories) : '';
  },
  read(cell, { categories = [] }) {
    const entered = plain(String(cell));
    const byId = categories.find(({ id }) => id === entered);
    if (byId) return byId.id;
    if (entered === '' || isReserved(entered)) return null;
    const [first, ...others] = meantBy(entered, categories);
    if (first && others.length === 0) return first.id;
    if (first) {
      const all = [first, ...others].map(({ id, name }) => `${name} (${id})`);
      throw new UnreadableCell(
        `Several categories are called ${entered}: ${all.join(', ')}. Which is meant?`,
        nameOf(first, categories),
      );
    }
    const nearest = nearestOf(entered, categories);
    const hint = nearest ? ` The nearest is ${nearest.name}.` : '';
    throw new UnreadableCell(`There is no category ${entered}.${hint}`, nearest?.name);
  },
};

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
