import { asc, eq } from 'drizzle-orm';
import { products } from '../../../db/tables/tables.ts';
import { FamilyInput } from '../../../../common/generated/validators.ts';
import { definitionsOf } from '../references/definitions.ts';
import { familyFields } from '../references/families.fields.ts';
import { families } from '../references/families.store.ts';
import { namedEntity } from '../references/namedEntity.ts';

export const familyEntity = namedEntity(families, {
  name: 'family',
  type: 'Family',
  input: { FamilyInput },
  after: ['attributes'],
  // The table of a family stands on the pages of its products.
  async page(seen, id) {
    const [row] = await seen
      .select({ id: products.id })
      .from(products)
      .where(eq(products.familyId, id))
      .orderBy(asc(products.nameKey))
      .limit(1);
    return row ? `/products/${encodeURIComponent(row.id)}` : '/products';
  },
  async shown({ name, columns }, db) {
    const definitions = await definitionsOf(db);
    const names = columns.map((id) => definitions.attributes.get(id)?.name ?? id).join(', ');
    return [
      { field: 'name', label: familyFields.name.label, text: name },
      { field: 'columns', label: familyFields.columns.label, text: names },
    ];
  },
});
