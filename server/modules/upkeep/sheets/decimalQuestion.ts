import { badInput } from '../../../core/errors.ts';
import { meaningOf, type DecimalMark } from '../../../../common/measures/decimalMark.ts';
import { cut } from './cellText.ts';
import { headingOf } from './columns.ts';
import type { PlannedRow } from './sheets.plan.ts';

export type DecimalQuestion = ReturnType<typeof decimalQuestion>;

/** This many cells are named. */
const most = 20;

/** Returns the numbers whose column does not show their mark, with both meanings of each; null when there are none. */
export function decimalQuestion(rows: Pick<PlannedRow, 'line' | 'doubts'>[]) {
  const all = rows.flatMap(({ line, doubts }) => doubts.map((doubt) => ({ line, doubt })));
  const [first] = all;
  if (!first) return null;
  const cells = all.slice(0, most).map(({ line: { line, columns }, doubt: { cell, input } }) => ({
    line,
    field: headingOf(columns, input),
    input,
    value: cut(cell),
    withComma: cut(meaningOf(cell, 'COMMA')),
    withPoint: cut(meaningOf(cell, 'POINT')),
  }));
  // The answer, or the other columns, settle all of them or none.
  const mark: DecimalMark | null = first.doubt.mark;
  return { mark, count: all.length, cells };
}

/** The refusal of an import whose numbers nobody has explained. */
export function unansweredMark({ cells: [first] }: NonNullable<DecimalQuestion>) {
  const { value = '', line = 0, withComma = '', withPoint = '' } = first ?? {};
  return badInput(
    'answers.decimalMark',
    `Nothing was changed: ${value} in line ${line} is ${withComma} or ${withPoint}. Answer whether its decimal mark is COMMA or POINT.`,
  );
}
