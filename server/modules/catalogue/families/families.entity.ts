import { asc, inArray } from 'drizzle-orm';
import { inParts } from '../../../db/parts.ts';
import { families } from '../../../db/specTables.ts';
import { listPart, rowSchema, writeRows } from '../../../entity/contentPart.ts';
import { editors, type Entity } from '../../../entity/entity.ts';
import { recorded } from '../../../entity/recorded.ts';
import { toDocument } from '../../../fields/document.ts';
import { FamilyInput } from '../../../../common/generated/validators.ts';
import * as attributes from '../references/attributes.store.ts';
import { definitionsOf } from '../references/definitions.ts';
import * as store from '../references/families.store.ts';
import type { FamilyValues } from '../references/families.store.ts';
import { familyFields } from './families.fields.ts';
import { changeFamily } from './familyChanges.ts';
import { familyValues } from './familyValues.ts';

export const familyEntity: Entity = {
  name: 'family',
  tables: [families],
  roles: editors,
  record: recorded<FamilyValues, typeof families.$inferSelect>({
    id: families.id,
    fields: familyFields,
    rows: (db, ids) => inParts(ids, (part) => db.select().from(families).where(inArray(families.id, part))),
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    versionOf: ({ version }) => version,
    async shown({ name, columns }, db) {
      const definitions = await definitionsOf(db);
      const names = columns.map((id) => definitions.attributes.get(id)?.name ?? id).join(', ');
      return [
        { field: 'name', label: familyFields.name.label, text: name },
        { field: 'columns', label: familyFields.columns.label, text: names },
      ];
    },
    restore: (tx, id, values) => changeFamily(tx, id, values),
    bringBack: (tx, row) => tx.insert(families).values(row).returning(),
  }),
  content: listPart({
    key: 'families',
    after: ['attributes'],
    row: rowSchema(familyFields, FamilyInput.shape),
    async read(db) {
      const all = await db.select().from(families).orderBy(asc(families.id));
      return all.length > 0 ? all.map((row) => ({ id: row.id, ...toDocument(familyFields, row) })) : undefined;
    },
    async write(tx, entered, { counts }) {
      const known = new Set((await attributes.list(tx)).map(({ id }) => id));
      const checked = (values: FamilyValues) => familyValues(values, known);
      await writeRows(tx, 'families', entered, { find: store.find, put: store.put, checked }, counts);
    },
  }),
  sheets: 'Products name their family.',
  search: 'Products are found by their own words.',
  pictures: 'It shows no pictures.',
  files: 'It has no files.',
  mails: 'No mail is about it.',
};
