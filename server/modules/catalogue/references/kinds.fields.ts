import { evenWeights, weightNames, type Weights } from '../../../../common/health/weights.ts';
import { labels } from '../../../../common/labels.ts';
import type { Section } from '../../../../common/measures/sections.ts';
import type { Fields } from '../../../fields/field.ts';
import { list, optionalText, value, worded } from '../../../fields/kinds.ts';
import { sharedWords } from '../../../fields/words.ts';
import type { ProductKindInput } from '../../../../common/generated/validators.ts';
import type { KindLetter, productKinds } from '../../../db/tables/specTables.ts';
import type { ValuesOf } from './namedRows.ts';

const { productKind } = labels;

export type KindValues = ValuesOf<typeof productKinds.$inferSelect>;

export const kindFields: Fields<KindValues> = {
  name: worded(value<string>({ label: productKind.name, key: 'name', blank: '' })),
  attributes: {
    ...value<KindValues['attributes']>({ label: productKind.attributes, key: 'attributes', blank: [] }),
    words: sharedWords('group'),
  },
  section: {
    label: productKind.section,
    blank: null,
    document: { key: 'section', optional: true, write: (section: Section | null) => section ?? undefined },
  },
  letters: list<KindLetter>({ label: productKind.letters, key: 'letters' }),
  ownDrawing: optionalText({ label: productKind.ownDrawing, key: 'ownDrawing' }),
  weights: {
    label: productKind.weights,
    blank: evenWeights,
    document: {
      key: 'weights',
      optional: true,
      write: (weights: Weights) => (weightNames.every((name) => weights[name] === 1) ? undefined : weights),
    },
  },
} satisfies Fields<KindValues> & Record<keyof (typeof ProductKindInput)['shape'], unknown>;
