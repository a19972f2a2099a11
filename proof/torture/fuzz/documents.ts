import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import type { Dice } from '../../../server/testing/random/dice.ts';
import { exchange, faultOf, Hung } from '../../tools/exchange.ts';
import { documentAsk, resultOf, signIn } from '../../tools/graphql.ts';
import { number, type Outcome } from '../outcome/outcome.ts';
import { documentOf, type Document } from './document.ts';
import { fuzz } from './fuzz.ts';
import { attacks, spoiled } from './spoil.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

function make(dice: Dice): Document {
  const document = documentOf(schema, dice);
  if (dice.happens(0.1)) return { query: dice.one(attacks)(dice), variables: {} };
  return dice.happens(0.3) ? spoiled(document, dice) : document;
}

/** Sends documents made from the schema: right, nearly right, broken, deep and aliased; one half with an admin's session. */
export async function documents(dataDir: string, { count, seed }: { count: number; seed: number }): Promise<Outcome> {
  const { outcome, kinds } = await fuzz(dataDir, { count, seed, atOnce: 6 }, async ({ origin }, outcome) => {
    let cookie = await signIn(origin);
    return async (dice, about) => {
      const asAdmin = dice.happens(0.5);
      const { query, variables } = make(dice);
      const told = `document ${about}: ${query.slice(0, 500)} ${JSON.stringify(variables).slice(0, 500)}`;
      try {
        const answer = await exchange(origin, documentAsk(query, variables, asAdmin ? cookie : ''));
        const fault = faultOf(answer);
        if (fault) outcome.errors.push(`${told}: ${fault}`);
        const code = resultOf(answer).errors?.[0]?.extensions.code ?? 'answered';
        // Some documents end sessions, the admin's own among them.
        if (asAdmin && code === 'UNAUTHENTICATED') cookie = await signIn(origin, dice.address());
        return [code];
      } catch (error) {
        outcome[error instanceof Hung ? 'hung' : 'errors'].push(`${told}: ${String(error)}`);
        return [];
      }
    };
  });
  const answered = kinds.get('answered') ?? 0;
  const figures = `${number(count)} documents, ${number(answered)} of them without an error, the others with ${kinds.size - 1} codes`;
  return { ...outcome, figures };
}
