import { inArray } from 'drizzle-orm';
import { inParts } from '../../../db/parts.ts';
import { families } from '../../../db/specTables.ts';
import { changeFamily } from './familyChanges.ts';
import { familyFields, type FamilyValues } from './families.fields.ts';
import { recorded } from '../../../entity/recorded.ts';

export const familyRecord = recorded<FamilyValues, typeof families.$inferSelect>({
  entity: 'family',
  id: families.id,
  fields: familyFields,
  rows: (db, ids) => inParts(ids, (part) => db.select().from(families).where(inArray(families.id, part))),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  versionOf: ({ version }) => version,
  shown: async ({ name, columns }, { definitions }) => [
    { field: 'name', label: familyFields.name.label, text: name },
    {
      field: 'columns',
      label: familyFields.columns.label,
      text: columns.map((id) => definitions.attributes.get(id)?.name ?? id).join(', '),
    },
  ],
  restore: (tx, id, values) => changeFamily(tx, id, values),
  bringBack: (tx, row) => tx.insert(families).values(row).returning(),
});
