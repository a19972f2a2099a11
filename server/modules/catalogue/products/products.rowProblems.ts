import type { z } from 'zod';
import { ProductInput } from '../../../../common/generated/validators.ts';
import { codes } from '../../../core/errorCodes.ts';
import {
  badInputs,
  createProblems,
  DomainError,
  jumpSentence,
  taken,
  type Outcome,
  type Problem,
} from '../../../core/errors.ts';
import { NotUnique } from '../../../db/notUnique.ts';
import type { ProblemCode, ProductChanges } from '../../../generated/resolvers.ts';

export type { Outcome };

/** Returns the problems of a row as the API has them, each with its code. */
export const codedProblems = ({ code, problems }: Outcome) =>
  problems.map((problem) => ({ ...problem, code: (code ?? codes.badInput) as ProblemCode }));

/** Returns a refusal as the outcome of a row. Throws any other error. */
export function refusalIn(error: unknown): Outcome {
  const refusal = error instanceof NotUnique ? taken(error.field) : error;
  if (!(refusal instanceof DomainError)) throw error;
  const { field = null, problems = [{ field, message: refusal.message }], jumps } = refusal.details;
  const jumping = jumps?.map((jump) => ({ field: jump.field, message: jumpSentence(jump), jump }));
  return { code: codes[refusal.kind], problems: jumping ?? problems };
}

/** Returns a problem for each null where a product needs a value. */
export function clearedIn({ name, description }: ProductChanges): Problem[] {
  const cleared = Object.entries({ name, description }).filter(([, value]) => value === null);
  return cleared.map(([field]) => {
    const { error } = ProductInput.shape[field as 'name' | 'description'].safeParse('');
    return { field, message: error?.issues[0]?.message ?? 'This field is required' };
  });
}

/** Throws `BAD_USER_INPUT` for null where a product needs a value. */
export function refuseCleared(changes: ProductChanges) {
  const problems = clearedIn(changes);
  if (problems[0]) throw badInputs(problems, problems[0].message);
}

/** A row with what is wrong with it by itself. Changes that are outside their limits are left out, so that the others are looked at. */
export type ReadRow<Row> = { row: Row | undefined; problems: Problem[] };

/** Reads a row on its own. `row` is undefined where it cannot be told which product is meant. */
export function readRow<Row extends { changes: ProductChanges }>(rule: z.ZodType<Row>, given: unknown): ReadRow<Row> {
  const { data, error } = rule.safeParse(given);
  if (!error) return { row: data, problems: clearedIn(data.changes) };
  const problems = error.issues.map(({ path, message }) => ({
    field: path.slice(path[0] === 'changes' ? 1 : 0).join('.'),
    message,
  }));
  const wrong = error.issues.map(({ path }) => (path[0] === 'changes' ? String(path[1]) : ''));
  if (wrong.includes('')) return { row: undefined, problems };
  const { changes, ...named } = given as { changes: object };
  const right = Object.fromEntries(Object.entries(changes).filter(([name]) => !wrong.includes(name)));
  const row = rule.safeParse({ ...named, changes: right }).data;
  return { row, problems: [...problems, ...(row ? clearedIn(row.changes) : [])] };
}

/** Returns what `work` reads of a row. Throws `BAD_USER_INPUT` with its problems and those that the row has already. */
export async function withProblems<Result>(known: Problem[], work: () => Promise<Result>): Promise<Result> {
  const problems = createProblems();
  for (const problem of known) problems.add(problem);
  const result = await problems.from(work);
  problems.refuse();
  return result as Result;
}
