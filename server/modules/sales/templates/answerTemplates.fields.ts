import type { AnswerTemplateInput } from '../../../../common/generated/validators.ts';
import { labels } from '../../../../common/labels.ts';
import type { answerTemplates } from '../../../db/tables/letterTables.ts';
import type { Fields } from '../../../fields/field.ts';
import { text } from '../../../fields/kinds.ts';
import type { ValuesOf } from '../../catalogue/references/namedRows.ts';

const { answerTemplate: names } = labels;

type Values = ValuesOf<typeof answerTemplates.$inferSelect>;

export const answerTemplateFields: Fields<Values> = {
  name: text({ label: names.name, key: 'name' }),
  text: text({ label: names.text, key: 'text' }),
} satisfies Fields<Values> & Record<keyof (typeof AnswerTemplateInput)['shape'], unknown>;
