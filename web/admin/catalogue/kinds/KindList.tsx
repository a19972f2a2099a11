import { labels } from '../../../../common/labels.ts';
import type { Section } from '../../../../common/measures/sections.ts';
import {
  useCreateKindMutation,
  useKindListQuery,
  useKindToEditQuery,
  useUpdateKindMutation,
  type KindToEditFragment,
} from './kinds.generated.ts';
import type { KindLetterInput, ProductKindInput } from '../../../graphql/generated/schema.ts';
import { ProductKindInput as limits } from '../../../../common/generated/validators.ts';
import { definitionScreen, nameField } from '../definitions/definitionScreen.tsx';
import * as words from '../../../words/admin/en/kinds.ts';
import { KindAside } from './KindAside.tsx';
import { kindSections } from './kindSections.ts';
import { KindAttributesInput } from './KindAttributesInput.tsx';
import { KindLettersInput } from './KindLettersInput.tsx';
import { KindSectionInput } from './KindSectionInput.tsx';
import { kindLettersRule, sectionRule } from './kindLetters.ts';
import { OwnDrawingInput } from './OwnDrawingInput.tsx';
import { weightFields } from './weightFields.tsx';
import { group } from '../../parts/forms/formFields.ts';
import { sectionNames } from './sectionNames.ts';
import { kindRowsRule, rowOf, type KindRow } from './kindRows.ts';

export const KindList = definitionScreen<ProductKindInput, KindToEditFragment>({
  entity: 'KIND',
  listName: 'kinds',
  texts: words.screen,
  intro: words.aKindSuchAsRulmanLists,
  hint: words.aKindSaysWhichAttributes,
  columns: [
    {
      heading: words.attributes,
      textOf: ({ attributes }) => attributes.map(({ attribute }) => attribute.name).join(', '),
      long: true,
    },
  ],
  sectionOf: ({ section }) => section,
  fields: {
    name: nameField(labels.productKind.name),
    attributes: {
      label: labels.productKind.attributes,
      blank: [],
      stored: ({ attributes }) => attributes.map(rowOf),
      check: kindRowsRule,
      show: (rows) => (rows as KindRow[]).map(({ name }) => name).join('\n') || words.none,
      input: (field) => <KindAttributesInput {...field} />,
    },
    section: {
      label: labels.productKind.section,
      blank: '',
      stored: ({ section }) => section ?? '',
      check: sectionRule,
      show: (section) => (section ? sectionNames[section as Section] : words.none),
      input: (field) => <KindSectionInput {...field} />,
    },
    letters: {
      label: labels.productKind.letters,
      blank: [],
      stored: ({ letters }) => letters.map(({ letter, attribute }) => ({ letter, attributeId: attribute.id })),
      check: kindLettersRule,
      show: (letters) => (letters as KindLetterInput[]).map(({ letter }) => letter).join(', ') || words.none,
      input: (field) => <KindLettersInput {...field} />,
    },
    ownDrawing: {
      label: labels.productKind.ownDrawing,
      blank: null,
      stored: ({ ownDrawing }) => ownDrawing,
      show: (drawing) => (drawing ? words.anSvg : words.none),
      input: (field) => <OwnDrawingInput {...field} />,
    },
    weights: group(labels.productKind.weights, weightFields, (kind: KindToEditFragment) => kind.weights),
  },
  limits,
  bench: { sections: kindSections, beside: () => <KindAside /> },
  hooks: {
    useList: useKindListQuery,
    useRow: useKindToEditQuery,
    useCreate: useCreateKindMutation,
    useUpdate: useUpdateKindMutation,
  },
});
