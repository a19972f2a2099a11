import { siteLanguage } from '../../../../common/text/locale.ts';
import { labels } from '../../../../common/labels.ts';
import { AnswerTemplateInput as limits } from '../../../../common/generated/validators.ts';
import { placeholders, unknownIn } from '../../../../common/text/placeholders.ts';
import {
  useAnswerTemplateListQuery,
  useAnswerTemplateToEditQuery,
  useCreateAnswerTemplateMutation,
  useUpdateAnswerTemplateMutation,
  type AnswerTemplateToEditFragment as Template,
} from './answerTemplates.generated.ts';
import type { AnswerTemplateInput } from '../../../graphql/generated/schema.ts';
import { definitionScreen, nameField } from '../../catalogue/definitions/definitionScreen.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import * as words from '../../../words/admin/en/templates.ts';

const { answerTemplate: names } = labels;

const known = Object.entries(placeholders)
  .map(([name, meaning]) => `{${name}} ${meaning}`)
  .join(', ');

export const AnswerTemplateList = definitionScreen<AnswerTemplateInput, Template>({
  entity: 'ANSWER',
  listName: 'answer templates',
  texts: words.answers,
  intro: words.aTemplateHoldsTheText,
  hint: words.forExampleSayinAdUrun,
  columns: [{ heading: names.text, textOf: ({ text }) => text, long: true }],
  fields: {
    name: nameField(names.name),
    text: {
      label: names.text,
      blank: '',
      stored: ({ text }) => text,
      check: limits.shape.text.refine((text) => unknownIn(text).length === 0, {
        error: ({ input }) => words.thereIsNoPlaceholder(unknownIn(String(input)).join(', ')),
      }),
      input: (field) => (
        <TextInput {...field} multiline minRows={8} lang={siteLanguage} hint={words.filledInAre(known)} />
      ),
    },
  },
  limits,
  hooks: {
    useList: useAnswerTemplateListQuery,
    useRow: useAnswerTemplateToEditQuery,
    useCreate: useCreateAnswerTemplateMutation,
    useUpdate: useUpdateAnswerTemplateMutation,
  },
});
