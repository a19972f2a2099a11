import { FamilyInput } from '../../../../common/generated/validators.ts';
import { definitionsOf } from '../references/definitions.ts';
import { familyFields } from '../references/families.fields.ts';
import { families } from '../references/families.store.ts';
import { namedEntity } from '../references/namedEntity.ts';

export const familyEntity = namedEntity(families, {
  name: 'family',
  input: { FamilyInput },
  after: ['attributes'],
  async shown({ name, columns }, db) {
    const definitions = await definitionsOf(db);
    const names = columns.map((id) => definitions.attributes.get(id)?.name ?? id).join(', ');
    return [
      { field: 'name', label: familyFields.name.label, text: name },
      { field: 'columns', label: familyFields.columns.label, text: names },
    ];
  },
});
