import { asc, inArray } from 'drizzle-orm';
import { inParts } from '../../../db/parts.ts';
import { productKinds } from '../../../db/specTables.ts';
import { listPart, rowSchema, writeRows } from '../../../entity/contentPart.ts';
import { editors, type Entity } from '../../../entity/entity.ts';
import { recorded } from '../../../entity/recorded.ts';
import { toDocument } from '../../../fields/document.ts';
import { ProductKindInput } from '../../../../common/generated/validators.ts';
import { definitionsOf } from '../references/definitions.ts';
import * as attributes from '../references/attributes.store.ts';
import * as store from '../references/kinds.store.ts';
import type { KindValues } from '../references/kinds.store.ts';
import { changeKind } from './kindChanges.ts';
import { kindFields } from './kinds.fields.ts';
import { kindValues } from './kindValues.ts';

export const kindEntity: Entity = {
  name: 'kind',
  tables: [productKinds],
  roles: editors,
  record: recorded<KindValues, typeof productKinds.$inferSelect>({
    id: productKinds.id,
    fields: kindFields,
    rows: (db, ids) => inParts(ids, (part) => db.select().from(productKinds).where(inArray(productKinds.id, part))),
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    versionOf: ({ version }) => version,
    async shown({ name, attributes: has }, db) {
      const definitions = await definitionsOf(db);
      const nameOf = (id: string) => definitions.attributes.get(id)?.name ?? id;
      const names = has.map(({ attributeId }) => nameOf(attributeId)).join(', ');
      return [
        { field: 'name', label: kindFields.name.label, text: name },
        { field: 'attributes', label: kindFields.attributes.label, text: names },
        ...has.map(({ attributeId, group, ...flags }) => ({
          field: `attributes.${attributeId}`,
          label: nameOf(attributeId),
          text: [group, ...Object.entries(flags).map(([flag, isSet]) => isSet && flag)].filter(Boolean).join(', '),
        })),
      ];
    },
    restore: (tx, id, values) => changeKind(tx, id, values),
    bringBack: (tx, row) => tx.insert(productKinds).values(row).returning(),
  }),
  content: listPart({
    key: 'kinds',
    after: ['attributes'],
    row: rowSchema(kindFields, ProductKindInput.shape),
    async read(db) {
      const all = await db.select().from(productKinds).orderBy(asc(productKinds.id));
      return all.length > 0 ? all.map((row) => ({ id: row.id, ...toDocument(kindFields, row) })) : undefined;
    },
    async write(tx, entered, { counts }) {
      const known = new Set((await attributes.list(tx)).map(({ id }) => id));
      const checked = (values: KindValues) => kindValues(values, known);
      await writeRows(tx, 'kinds', entered, { find: store.find, put: store.put, checked }, counts);
    },
  }),
  sheets: 'Products name their kind.',
  search: 'Products are found by their own words.',
  pictures: 'It shows no pictures.',
  files: 'It has no files.',
  mails: 'No mail is about it.',
};
