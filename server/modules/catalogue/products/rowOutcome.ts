import type { JumpingPrice } from '../../../core/errors.ts';

export type RowProblem = { field: string | null; message: string; jump?: JumpingPrice };
export type Outcome = { code: string | null; problems: RowProblem[] };

/** What became of a row of a grid; generated types of the API name it, so that it stands below them. */
export type ChangedRow = Outcome & {
  id: string;
  version: number | null;
  changedBy: string | null;
  changedAt: string | null;
};
