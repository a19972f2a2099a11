import { asc, inArray } from 'drizzle-orm';
import { inParts } from '../../../db/parts.ts';
import { categories } from '../../../db/tables/tables.ts';
import { listPart, rowSchema, writeRows } from '../../../entity/contentPart.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import { recorded } from '../../../entity/recorded.ts';
import { wordsOf } from '../../../entity/words.ts';
import { toDocument } from '../../../fields/document.ts';
import { CategoryInput } from '../../../../common/generated/validators.ts';
import { returnToCategory } from '../products/products.store.ts';
import { findCategory, twinOfCategory, type CategoryValues } from '../references/categories.store.ts';
import { uncategorizedId } from '../references/categoryId.ts';
import { changeCategory, putCategory } from './categories.changes.ts';
import { labels } from '../../../../common/labels.ts';
import type { Fields } from '../../../fields/field.ts';
import { status, text, worded } from '../../../fields/kinds.ts';

const { category } = labels;

export const categoryFields: Fields<CategoryValues> = {
  name: worded(text({ label: category.name, key: 'name' })),
  description: worded(text({ label: category.description, key: 'description', optional: true })),
  status: status({ label: category.status }),
} satisfies Fields<CategoryValues> & Record<keyof (typeof CategoryInput)['shape'], unknown>;

const rows = rowSchema(categoryFields, CategoryInput.shape);

const record = recorded<CategoryValues, typeof categories.$inferSelect>({
  id: categories.id,
  fields: categoryFields,
  rows: (db, ids) => inParts(ids, (part) => db.select().from(categories).where(inArray(categories.id, part))),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  versionOf: ({ version }) => version,
  restore: (tx, id, values) => changeCategory(tx, id, values),
  async bringBack(tx, row) {
    await tx.insert(categories).values(row);
    await returnToCategory(tx, row.id);
  },
});

export const categoryEntity: Entity = {
  name: 'category',
  tables: [categories],
  ...ofCatalogue,
  record,
  words: wordsOf(record, { types: ['Category'], fields: categoryFields, rules: CategoryInput.shape, hasSlugs: true }),
  content: listPart({
    key: 'categories',
    row: rows,
    refuseId: (id) => (id === uncategorizedId ? `The id ${id} is reserved` : undefined),
    async read(db) {
      const all = await db.select().from(categories).orderBy(asc(categories.id));
      return all.map((row) => ({ id: row.id, ...toDocument(categoryFields, row) }));
    },
    async problems(tx, entered) {
      const ids = new Set(entered.map(({ id }) => id));
      const found = [];
      for (const [place, { id, values }] of entered.entries()) {
        // Two categories of one name that are there already come back as they are.
        const twin = (await findCategory(tx, id)) ? undefined : await twinOfCategory(tx, values.name, id);
        if (twin && !ids.has(twin.id))
          found.push({
            field: `information.categories.categories.${place}.name`,
            message: `There is already a category ${twin.name}, with the id ${twin.id}.`,
          });
      }
      return found;
    },
    write: (tx, entered, { counts }) =>
      writeRows(tx, 'categories', entered, { find: findCategory, put: putCategory }, counts),
  }),
  publishes: { find: findCategory, page: (_, id) => `/categories/${encodeURIComponent(id)}` },
  announces: { words: ['CATEGORY'], urlOf: (id, { status }) => (status === 'PUBLISHED' ? `/categories/${id}` : null) },
};
