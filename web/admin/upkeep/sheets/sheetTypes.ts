import type {
  ReadSheetMutation,
  SheetAnswers,
  SheetCorrection,
  TrySheetMutation,
} from '../../../graphql/generated/operations.ts';

export type Sheet = ReadSheetMutation['readSheet'];
export type Trial = TrySheetMutation['importProducts'];
export type TrialRow = Trial['rows'][number];
export type Correction = SheetCorrection;
/** Answers to what the file does not say itself. */
export type Answers = SheetAnswers;
/** The field of each column; null where a column is not imported. */
export type Columns = (string | null)[];
