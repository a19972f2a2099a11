import { ProductKindInput } from '../../../../common/generated/validators.ts';
import { weightNames } from '../../../../common/health/weights.ts';
import { labels } from '../../../../common/labels.ts';
import { definitionsOf } from '../references/definitions.ts';
import { kindFields } from '../references/kinds.fields.ts';
import { kinds } from '../references/kinds.store.ts';
import { namedEntity } from '../references/namedEntity.ts';

export const kindEntity = namedEntity(kinds, {
  name: 'kind',
  type: 'ProductKind',
  input: { ProductKindInput },
  after: ['attributes'],
  async shown({ name, attributes: has, section, letters, ownDrawing, weights }, db) {
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
      { field: 'section', label: kindFields.section.label, text: section ?? '' },
      {
        field: 'letters',
        label: kindFields.letters.label,
        text: letters.map(({ letter, attributeId }) => `${letter} = ${nameOf(attributeId)}`).join(', '),
      },
      { field: 'ownDrawing', label: kindFields.ownDrawing.label, text: ownDrawing ?? '' },
      {
        field: 'weights',
        label: kindFields.weights.label,
        text: weightNames.map((name) => `${labels.completenessWeights[name]} ${weights[name]}`).join(', '),
      },
    ];
  },
});
