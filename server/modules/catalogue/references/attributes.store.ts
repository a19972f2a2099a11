import { attributes as table } from '../../../db/tables/specTables.ts';
import { namedRows } from './namedRows.ts';

/** `language`: of its words, where that is another one than Turkish. */
export type AttributeRow = typeof table.$inferSelect & { language?: string };
export type AttributeValues = Omit<typeof table.$inferSelect, 'id' | 'version'>;
/** An option with the id of its attribute. */
export type OptionRow = AttributeRow['options'][number] & { attributeId: string };

export const { list, find, put, bringBack, remove, refuseTaken, freeId, withIds } = namedRows(table);
