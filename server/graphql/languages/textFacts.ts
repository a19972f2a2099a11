import type { ApolloServerPlugin } from '@apollo/server';
import type { ExecutionResult } from 'graphql';
import type { Context } from '../../context/context.ts';
import { sourceLanguage } from '../../db/inLanguage.ts';
import { shownTexts } from '../../entity/texts.store.ts';
import type { Texts } from '../../../common/text/textFacts.ts';
import { slugField } from '../../entity/words.ts';
import { uncategorizedId } from '../../modules/catalogue/references/categoryId.ts';
import { entities } from '../../modules/entities.ts';
import { languagesOf } from '../../modules/pages/languages/languages.store.ts';

type Seen = { type: string; id: string; fields: Set<string> };

const worded = new Map(
  entities.flatMap(({ name, words }) =>
    words ? words.types.map((type) => [type, { entity: name, words }] as const) : [],
  ),
);

/** Collects the things with words in an answer, with those of their texts that were asked for. */
function collect(value: unknown, seen: Map<string, Seen>) {
  if (Array.isArray(value)) for (const one of value) collect(one, seen);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const { __typename: type } = value as Record<string, unknown>;
  const known = typeof type === 'string' ? worded.get(type) : undefined;
  const id = known?.words?.idOf(value as never);
  // The group of what has no category is named by the words of the language.
  const isOwn = type === 'Category' && id === uncategorizedId;
  if (known && typeof type === 'string' && id !== undefined && id !== 'undefined' && !isOwn) {
    const key = `${type}:${id}`;
    const one = seen.get(key) ?? { type, id, fields: new Set<string>() };
    for (const [field, said] of Object.entries(value))
      if (field in known.words.worded && said !== null && said !== '') one.fields.add(field);
    seen.set(key, one);
  }
  for (const one of Object.values(value)) collect(one, seen);
}

async function factsOf(data: unknown, { db, language }: Context): Promise<Texts> {
  const seen = new Map<string, Seen>();
  collect(data, seen);
  const facts: Texts = {};
  const leads = (await languagesOf(db)).some((one) => one.code === language && one.untranslated === 'TURKISH_PAGE');
  for (const entity of new Set([...seen.values()].map(({ type }) => worded.get(type)?.entity ?? ''))) {
    const own = [...seen].filter(([, { type }]) => worded.get(type)?.entity === entity);
    const texts = await shownTexts(db, entity, language, [...new Set(own.map(([, { id }]) => id))]);
    for (const [key, { id, fields }] of own) {
      const said = texts.get(id);
      const slug = said?.get(slugField);
      const inTurkish = [...fields].filter(
        (field) => !said || ![...said.keys()].some((one) => one === field || one.startsWith(`${field}.`)),
      );
      if (slug !== undefined || inTurkish.length > 0)
        facts[key] = {
          ...(slug !== undefined && { slug }),
          ...(inTurkish.length > 0 && { inTurkish }),
          ...(leads && inTurkish.includes('name') && { isElsewhere: true as const }),
        };
    }
  }
  return facts;
}

/**
 * Returns an answer in another language than Turkish with what pages have to know beside it. It is no field of the schema, so that no
 * question of a page is longer than it was, and a Turkish page asks for none of it.
 */
export async function withTextFacts<Result extends Pick<ExecutionResult, 'data' | 'extensions'>>(
  result: Result,
  context: Context,
): Promise<Result> {
  if (context.language === sourceLanguage || !result.data) return result;
  return { ...result, extensions: { ...result.extensions, texts: await factsOf(result.data, context) } };
}

/** The same for answers over HTTP, of which scripts make the pages that they show. */
export const tellTextFacts: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      async willSendResponse({ response: { body }, contextValue }) {
        if (body.kind !== 'single' || contextValue.language === sourceLanguage) return;
        const { extensions } = await withTextFacts(body.singleResult, contextValue);
        if (extensions) body.singleResult.extensions = extensions;
      },
    }),
};
