import { z } from 'zod';
import { ProgramTextsDocument } from '../../generated/operations.ts';
import { nextOf, pageInput, pageOutput, tool } from '../tool.ts';

export const textsToTranslate = tool({
  name: 'texts_to_translate',
  title: 'Texts to translate',
  description: [
    'Lists Turkish texts of the catalogue that lack a translation or whose Turkish has changed since, in the order of the work.',
    'terms are words as this company says them: use them. Give id, field, version and sourceHash to translate_texts as they are.',
  ].join(' '),
  scopes: ['TRANSLATE'],
  input: z.object({
    language: z.string().min(2).max(35).describe("The code of the language, such as 'en'."),
    states: z
      .array(z.enum(['MISSING', 'OUTDATED', 'MACHINE', 'DONE']))
      .min(1)
      .max(4)
      .default(['OUTDATED', 'MISSING']),
    ...pageInput,
  }),
  output: z.object({
    texts: z.array(
      z.object({
        entity: z.string(),
        id: z.string(),
        field: z.string(),
        thing: z.string().describe('The name of the thing, for its meaning.'),
        turkish: z.string(),
        translation: z.string().nullable(),
        madeFrom: z.string().nullable().describe('The Turkish text that the translation was made from.'),
        state: z.string(),
        mostLetters: z.number().nullable(),
        terms: z.array(z.object({ turkish: z.string(), translation: z.string() })),
        version: z.number(),
        sourceHash: z.string(),
      }),
    ),
    ...pageOutput,
  }),
  async answer({ language, states, first, after }, { ask }) {
    const { translationTexts: page } = await ask(ProgramTextsDocument, { language, states, first, after });
    return {
      texts: page.nodes.map((text) => ({
        ...{ entity: text.entity, id: text.thingId, field: text.field, thing: text.title, turkish: text.source },
        ...{ translation: text.value, madeFrom: text.translatedFrom, state: text.state, mostLetters: text.mostLetters },
        terms: text.terms.map(({ source, value }) => ({ turkish: source, translation: value })),
        ...{ version: text.version ?? 0, sourceHash: text.sourceHash },
      })),
      total: page.totalCount,
      next: nextOf(page.pageInfo),
    };
  },
});
