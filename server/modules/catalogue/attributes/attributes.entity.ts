import { asc } from 'drizzle-orm';
import { attributes } from '../../../db/tables/specTables.ts';
import { listPart, rowSchema, writeRows } from '../../../entity/contentPart.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import { recorded } from '../../../entity/recorded.ts';
import { wordsOf } from '../../../entity/words.ts';
import { shownFields } from '../../../entity/shownFields.ts';
import { toDocument } from '../../../fields/document.ts';
import { AttributeInput } from '../../../../common/generated/validators.ts';
import { bringBack, find, withIds } from '../references/attributes.store.ts';
import type { AttributeValues } from '../references/attributes.store.ts';
import { changeAttribute, putAttribute } from './attributes.changes.ts';
import { attributeFields } from '../references/attributes.fields.ts';

const record = recorded<AttributeValues, typeof attributes.$inferSelect>({
  id: attributes.id,
  fields: attributeFields,
  rows: withIds,
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  versionOf: ({ version }) => version,
  shown: async (values) =>
    shownFields(attributeFields, values).map((one) =>
      one.field === 'options' ? { ...one, text: values.options.map(({ name }) => name).join(', ') } : one,
    ),
  restore: (tx, id, values) => changeAttribute(tx, id, values),
  bringBack,
});

export const attributeEntity: Entity = {
  name: 'attribute',
  tables: [attributes],
  ...ofCatalogue,
  record,
  words: wordsOf(record, {
    types: ['Attribute'],
    fields: attributeFields,
    rules: AttributeInput.shape,
    parts: {
      AttributeOption: {
        name: ({ attributeId, id }: { attributeId: string; id: string }) => ({
          id: attributeId,
          field: `options.${id}`,
        }),
      },
    },
  }),
  content: listPart({
    key: 'attributes',
    row: rowSchema(attributeFields, AttributeInput.shape),
    async read(db) {
      const all = await db.select().from(attributes).orderBy(asc(attributes.id));
      return all.length > 0 ? all.map((row) => ({ id: row.id, ...toDocument(attributeFields, row) })) : undefined;
    },
    write: (tx, entered, { counts }) => writeRows(tx, 'attributes', entered, { find, put: putAttribute }, counts),
  }),
};
