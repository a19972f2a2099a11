import type { FigureRowsQuery } from './figures.generated.ts';
import type { FigureGroup } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/figures.ts';
import { monthWords } from './periods.ts';

export const groups: Record<FigureGroup, string> = words.groups;

export type FigureRow = FigureRowsQuery['figureRows']['nodes'][number];

export const nameIn = (by: FigureGroup, { name }: FigureRow) => (by === 'MONTH' ? monthWords(name) : name);
