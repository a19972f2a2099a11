import type { ReadSheetMutation, TrySheetMutation } from './sheets.generated.ts';
import type { SheetAnswers, SheetCorrection } from '../../../graphql/generated/schema.ts';

export type Sheet = ReadSheetMutation['readSheet'];
export type Trial = TrySheetMutation['importProducts'];
export type TrialRow = Trial['rows'][number];
export type Correction = SheetCorrection;
/** Answers to what the file does not say itself. */
export type Answers = SheetAnswers;
/** The field of each column; null where a column is not imported. */
export type Columns = (string | null)[];
