import { execute, parse, subscribe, type GraphQLSchema } from 'graphql';
import type { Context } from '../context/context.ts';
import { hasDirective, rootFields } from './rootFields.ts';
import { wholeAnswer } from './wholeAnswer.ts';

/** All that one may ask with these ids and words, of every open field of the schema. */
export function questions(texts: string[], kinds: string[]) {
  return rootFields
    .filter(([name]) => kinds.some((kind) => name.startsWith(`${kind}.`)) && hasDirective(name, 'open'))
    .flatMap(([name, field]) => {
      const kind = (name.split('.')[0] ?? '').toLowerCase();
      const asked = texts.map((text) => wholeAnswer(field, text));
      return [...new Set([...asked, wholeAnswer(field, texts[0] ?? '', false)])].map((call) => ({ kind, call }));
    });
}

export async function answersTo(
  site: { schema: GraphQLSchema },
  context: Context,
  asked: ReturnType<typeof questions>,
) {
  const answers: { call: string; text: string }[] = [];
  for (const { kind, call } of asked) {
    const document = parse(`${kind} { ${call} }`);
    const given = { schema: site.schema, document, contextValue: context };
    if (kind === 'subscription') {
      const events = await subscribe(given);
      if (Symbol.asyncIterator in events) await events.return?.();
      continue;
    }
    answers.push({ call: call.slice(0, 200), text: JSON.stringify(await execute(given)) });
  }
  return answers;
}
