import { placeholders, unknownIn } from '../../../../common/text/placeholders.ts';
import { badInput } from '../../../core/errors.ts';
import { answerTemplates as table } from '../../../db/tables/letterTables.ts';
import { namedStore } from '../../catalogue/references/namedStore.ts';
import { answerTemplateFields } from './answerTemplates.fields.ts';

const known = Object.keys(placeholders)
  .map((name) => `{${name}}`)
  .join(', ');

export const answerTemplates = namedStore(table, {
  key: 'answers',
  one: 'template',
  fields: answerTemplateFields,
  async values(_, { name, text }: { name: string; text: string }) {
    const unknown = unknownIn(text);
    if (unknown.length > 0)
      throw badInput('text', `There is no placeholder ${unknown.join(', ')}. There are ${known}.`);
    return { name, text };
  },
});
