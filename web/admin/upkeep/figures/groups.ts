import type { FigureGroup, FigureRowsQuery } from '../../../graphql/generated/operations.ts';
import { monthWords } from './periods.ts';

export const groups: Record<FigureGroup, string> = {
  PRODUCT: 'Product',
  CATEGORY: 'Category',
  MONTH: 'Month',
  WORD: 'Word',
};

export type FigureRow = FigureRowsQuery['figureRows']['nodes'][number];

export const nameIn = (by: FigureGroup, { name }: FigureRow) => (by === 'MONTH' ? monthWords(name) : name);
