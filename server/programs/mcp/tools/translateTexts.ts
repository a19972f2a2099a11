import { z } from 'zod';
import { ProgramTranslateDocument, type ProgramTranslateMutationVariables } from '../../generated/operations.ts';
import { tool } from '../tool.ts';

type Entity = Extract<ProgramTranslateMutationVariables['rows'], readonly unknown[]>[number]['entity'];

export const translateTexts = tool({
  name: 'translate_texts',
  title: 'Write drafts of translations',
  description: [
    'Saves up to a hundred translations, all or none, as drafts of a machine: no visitor reads one before a person has confirmed it.',
    'Placeholders, codes, measures and marks of Markdown stay as they are in the Turkish text. What somebody has translated or',
    'changed since is refused as STALE or SOURCE_CHANGED: read it once more. Never say that anything is on the site.',
  ].join(' '),
  scopes: ['TRANSLATE'],
  input: z.object({
    language: z.string().min(2).max(20),
    texts: z
      .array(
        z.strictObject({
          entity: z.string().max(40),
          id: z.string().max(200),
          field: z.string().max(300),
          translation: z.string().min(1).max(40_000),
          version: z.number().int().min(0),
          sourceHash: z.string().max(100),
        }),
      )
      .min(1)
      .max(100)
      .describe('As texts_to_translate names them.'),
  }),
  output: z.object({ saved: z.number(), unchanged: z.number() }),
  async answer({ language, texts }, { ask }) {
    const rows = texts.map(({ entity, translation, ...text }) => ({
      ...{ ...text, entity: entity as Entity, language, value: translation },
    }));
    const { saveTranslations } = await ask(ProgramTranslateDocument, { rows });
    return { saved: saveTranslations.saved, unchanged: saveTranslations.unchanged };
  },
});
