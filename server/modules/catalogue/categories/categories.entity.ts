import { inArray } from 'drizzle-orm';
import { labels } from '../../../../common/labels.ts';
import { inParts } from '../../../db/parts.ts';
import { attributes, productKinds } from '../../../db/specTables.ts';
import { categories, redirects } from '../../../db/tables.ts';
import { text } from '../../../fields/kinds.ts';
import { attributeFields, type AttributeValues } from '../attributes/attributes.fields.ts';
import { categoryFields, type CategoryValues } from './categories.fields.ts';
import * as categoryStore from '../references/categories.store.ts';
import { kindFields, type KindValues } from '../kinds/kinds.fields.ts';
import { changeKind } from '../kinds/kindChanges.ts';
import * as products from '../products/products.store.ts';
import { addressKey } from '../../pages/redirects/address.ts';
import { checkRedirect } from '../../pages/redirects/redirects.check.ts';
import * as redirectStore from '../../pages/redirects/redirects.store.ts';
import { changeAttribute } from '../attributes/attributeChanges.ts';
import { recorded } from '../../../entity/recorded.ts';
import { shownFields } from '../../../entity/shownFields.ts';

export const categoryRecord = recorded<CategoryValues, typeof categories.$inferSelect>({
  entity: 'category',
  id: categories.id,
  fields: categoryFields,
  rows: (db, ids) => inParts(ids, (part) => db.select().from(categories).where(inArray(categories.id, part))),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  versionOf: ({ version }) => version,
  restore: (tx, id, values) => categoryStore.change(tx, id, values),
  async bringBack(tx, row) {
    await tx.insert(categories).values(row);
    await products.returnToCategory(tx, row.id);
  },
});

export const attributeRecord = recorded<AttributeValues, typeof attributes.$inferSelect>({
  entity: 'attribute',
  id: attributes.id,
  fields: attributeFields,
  rows: (db, ids) => inParts(ids, (part) => db.select().from(attributes).where(inArray(attributes.id, part))),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  versionOf: ({ version }) => version,
  shown: async (values) =>
    shownFields(attributeFields, values).map((one) =>
      one.field === 'options' ? { ...one, text: values.options.map(({ name }) => name).join(', ') } : one,
    ),
  restore: (tx, id, values) => changeAttribute(tx, id, values),
  bringBack: (tx, row) => tx.insert(attributes).values(row).returning(),
});

export const kindRecord = recorded<KindValues, typeof productKinds.$inferSelect>({
  entity: 'kind',
  id: productKinds.id,
  fields: kindFields,
  rows: (db, ids) => inParts(ids, (part) => db.select().from(productKinds).where(inArray(productKinds.id, part))),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  versionOf: ({ version }) => version,
  shown: async ({ name, attributes: has }, { definitions }) => [
    { field: 'name', label: kindFields.name.label, text: name },
    {
      field: 'attributes',
      label: kindFields.attributes.label,
      text: has.map(({ attributeId }) => definitions.attributes.get(attributeId)?.name ?? attributeId).join(', '),
    },
    ...has.map(({ attributeId, group, ...flags }) => ({
      field: `attributes.${attributeId}`,
      label: definitions.attributes.get(attributeId)?.name ?? attributeId,
      text: [group, ...Object.entries(flags).map(([flag, isSet]) => isSet && flag)].filter(Boolean).join(', '),
    })),
  ],
  restore: (tx, id, values) => changeKind(tx, id, values),
  bringBack: (tx, row) => tx.insert(productKinds).values(row).returning(),
});

type RedirectValues = { from: string; to: string };

export const redirectRecord = recorded<RedirectValues, typeof redirects.$inferSelect>({
  entity: 'redirect',
  id: redirects.key,
  idFrom: addressKey,
  fields: {
    from: text({ label: labels.redirect.from, key: 'from' }),
    to: text({ label: labels.redirect.to, key: 'to' }),
  },
  rows: (db, ids) => inParts(ids, (part) => db.select().from(redirects).where(inArray(redirects.key, part))),
  idOf: ({ key }) => key,
  nameOf: ({ from }) => from,
  versionOf: () => null,
  async restore(tx, _, entered) {
    const { from, to } = await checkRedirect(tx, entered);
    await redirectStore.put(tx, from, to, Date.now());
  },
  async bringBack(tx, row) {
    await checkRedirect(tx, row);
    await tx.insert(redirects).values(row);
  },
});
