import { labels } from '../../../../common/labels.ts';
import type { Section } from '../../../../common/measures/sections.ts';
import {
  useCreateKindMutation,
  useDeleteKindMutation,
  useKindListQuery,
  useKindToEditQuery,
  useUpdateKindMutation,
  type KindLetterInput,
  type KindToEditFragment,
  type ProductKindInput,
} from '../../../graphql/generated/operations.ts';
import { ProductKindInput as limits } from '../../../../common/generated/validators.ts';
import { definitionScreen } from '../definitions/definitionScreen.tsx';
import { nameField } from '../definitions/nameField.tsx';
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
  noun: 'kind',
  plural: 'kinds',
  intro:
    'A kind, such as “Rulman”, lists the attributes that products of one sort should have: the form asks for them, and visitors filter and compare by them.',
  hint: 'A kind says which attributes its products should have.',
  columns: [
    {
      heading: 'Attributes',
      textOf: ({ attributes }) => attributes.map(({ attribute }) => attribute.name).join(', '),
      long: true,
    },
  ],
  fields: {
    name: nameField(labels.productKind.name),
    attributes: {
      label: labels.productKind.attributes,
      blank: [],
      stored: ({ attributes }) => attributes.map(rowOf),
      check: kindRowsRule,
      show: (rows) => (rows as KindRow[]).map(({ name }) => name).join('\n') || 'None',
      input: (field) => <KindAttributesInput {...field} />,
    },
    section: {
      label: labels.productKind.section,
      blank: '',
      stored: ({ section }) => section ?? '',
      check: sectionRule,
      show: (section) => (section ? sectionNames[section as Section] : 'None'),
      input: (field) => <KindSectionInput {...field} />,
    },
    letters: {
      label: labels.productKind.letters,
      blank: [],
      stored: ({ letters }) => letters.map(({ letter, attribute }) => ({ letter, attributeId: attribute.id })),
      check: kindLettersRule,
      show: (letters) => (letters as KindLetterInput[]).map(({ letter }) => letter).join(', ') || 'None',
      input: (field) => <KindLettersInput {...field} />,
    },
    ownDrawing: {
      label: labels.productKind.ownDrawing,
      blank: null,
      stored: ({ ownDrawing }) => ownDrawing,
      show: (drawing) => (drawing ? 'An SVG' : 'None'),
      input: (field) => <OwnDrawingInput {...field} />,
    },
    weights: group(labels.productKind.weights, weightFields, (kind: KindToEditFragment) => kind.weights),
  },
  limits,
  hooks: {
    useList: useKindListQuery,
    useRow: useKindToEditQuery,
    useCreate: useCreateKindMutation,
    useUpdate: useUpdateKindMutation,
    useDelete: useDeleteKindMutation,
  },
});
