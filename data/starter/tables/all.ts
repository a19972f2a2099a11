import { attributes } from './attributes.ts';
import type { Tables } from './model.ts';

/** Every file of tables, in the order of the categories. */
export const tables: Tables[] = [{ attributes, families: [] }];
