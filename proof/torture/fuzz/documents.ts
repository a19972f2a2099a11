import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { startSite } from '../../../e2e/testing/site.ts';
import { crowd } from './crowd.ts';
import { createDice } from '../../tools/dice.ts';
import { exchange, faultOf, Hung } from '../../tools/exchange.ts';
import { documentAsk, resultOf, signIn } from '../../tools/graphql.ts';
import { emptyOutcome, noteSite, number, type Outcome } from '../outcome/outcome.ts';
import { documentOf, type Document } from './document.ts';
import { attacks, spoiled } from './spoil.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Documents made of the schema: right, nearly right, broken, deep and aliased; one half with an admin's session. */
export async function documents(dataDir: string, { count, seed }: { count: number; seed: number }): Promise<Outcome> {
  const outcome = emptyOutcome();
  const site = await startSite(dataDir);
  let cookie = await signIn(site.origin);
  const codes = new Map<string, number>();

  function make(at: number): Document & { asAdmin: boolean } {
    const dice = createDice(seed * 1_000_003 + at);
    const document = documentOf(schema, dice);
    const asAdmin = dice.happens(0.5);
    if (dice.happens(0.1)) {
      const attack = attacks[dice.upTo(attacks.length - 1)];
      return { query: attack?.(dice) ?? '', variables: {}, asAdmin };
    }
    return { ...(dice.happens(0.3) ? spoiled(document, dice) : document), asAdmin };
  }

  await crowd(count, 6, async (at) => {
    if (!site.isRunning()) return;
    const { query, variables, asAdmin } = make(at);
    const told = `document ${at} of seed ${seed}: ${query.slice(0, 500)} ${JSON.stringify(variables).slice(0, 500)}`;
    try {
      const answer = await exchange(site.origin, documentAsk(query, variables, asAdmin ? cookie : ''));
      const fault = faultOf(answer);
      if (fault) outcome.errors.push(`${told}: ${fault}`);
      const { errors } = resultOf(answer);
      const code = errors?.[0]?.extensions.code ?? 'answered';
      codes.set(code, (codes.get(code) ?? 0) + 1);
      // Some documents end sessions, the admin's own among them.
      if (asAdmin && code === 'UNAUTHENTICATED') cookie = await signIn(site.origin, createDice(seed + at).address());
    } catch (error) {
      if (error instanceof Hung) outcome.hung.push(told);
      else outcome.errors.push(`${told}: ${String(error)}`);
    }
  });
  noteSite(outcome, site);
  await site.stop();
  const answered = codes.get('answered') ?? 0;
  outcome.figures = `${number(count)} documents, ${number(answered)} of them without an error, the others with ${codes.size - 1} codes`;
  return outcome;
}
