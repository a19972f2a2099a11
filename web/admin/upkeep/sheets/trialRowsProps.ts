import type { PictureOf } from './rowPictures.ts';
import type { TrialRow } from './sheetTypes.ts';

/** The props of the table and of the cards that show the rows of a trial. */
export interface TrialRowsProps {
  rows: TrialRow[];
  /** All fields of the trial, in the order of a row's values. */
  fields: string[];
  /** The fields that are worth showing. */
  shown: string[];
  /** By the ids of products. */
  pictures: Map<string, PictureOf>;
}
