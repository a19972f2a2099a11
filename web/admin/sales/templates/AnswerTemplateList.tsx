import { labels } from '../../../../common/labels.ts';
import { AnswerTemplateInput as limits } from '../../../../common/generated/validators.ts';
import { placeholders, unknownIn } from '../../../../common/text/placeholders.ts';
import {
  useAnswerTemplateListQuery,
  useAnswerTemplateToEditQuery,
  useCreateAnswerTemplateMutation,
  useDeleteAnswerTemplateMutation,
  useUpdateAnswerTemplateMutation,
  type AnswerTemplateInput,
  type AnswerTemplateToEditFragment as Template,
} from '../../../graphql/generated/operations.ts';
import { definitionScreen } from '../../catalogue/definitions/definitionScreen.tsx';
import { nameField } from '../../catalogue/definitions/nameField.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';

const { answerTemplate: names } = labels;

const known = Object.entries(placeholders)
  .map(([name, meaning]) => `{${name}} ${meaning}`)
  .join(', ');

export const AnswerTemplateList = definitionScreen<AnswerTemplateInput, Template>({
  entity: 'ANSWER',
  noun: 'answer template',
  plural: 'answer templates',
  intro:
    'A template holds the text of an answer. Choosing it in a letter fills it in, and you read it before it is sent.',
  hint: 'For example: “Sayın {ad}, {ürün} stoktadır.” A letter is filled in from a template.',
  columns: [{ heading: names.text, textOf: ({ text }) => text, long: true }],
  fields: {
    name: nameField(names.name),
    text: {
      label: names.text,
      blank: '',
      stored: ({ text }) => text,
      check: limits.shape.text.refine((text) => unknownIn(text).length === 0, {
        error: ({ input }) => `There is no placeholder ${unknownIn(String(input)).join(', ')}.`,
      }),
      input: (field) => (
        <TextInput
          {...field}
          multiline
          minRows={8}
          lang="tr"
          hint={`Filled in are ${known}. Your signature follows by itself where {imza} is missing.`}
        />
      ),
    },
  },
  limits,
  hooks: {
    useList: useAnswerTemplateListQuery,
    useRow: useAnswerTemplateToEditQuery,
    useCreate: useCreateAnswerTemplateMutation,
    useUpdate: useUpdateAnswerTemplateMutation,
    useDelete: useDeleteAnswerTemplateMutation,
  },
});
