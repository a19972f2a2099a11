import type { PictureOf } from './rowPictures.ts';
import type { TrialRow } from './sheetTypes.ts';

/** What shows rows of a trial, as a table or as cards. */
export interface TrialRowsProps {
  rows: TrialRow[];
  /** All fields of the trial, in the order of a row's values. */
  fields: string[];
  /** Those worth looking at. */
  shown: string[];
  /** By the ids of products. */
  pictures: Map<string, PictureOf>;
}
