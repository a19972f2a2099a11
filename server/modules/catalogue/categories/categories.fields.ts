import { labels } from '../../../../common/labels.ts';
import type { categories } from '../../../db/tables.ts';
import type { Fields } from '../../../fields/field.ts';
import { text } from '../../../fields/kinds.ts';
import type { CategoryInput } from '../../../../common/generated/validators.ts';

/** What an admin enters for a category: every column but those that the program keeps for itself. */
export type CategoryValues = Omit<typeof categories.$inferSelect, 'id' | 'version'>;

const { category } = labels;

export const categoryFields: Fields<CategoryValues> = {
  name: text({ label: category.name, key: 'name' }),
  description: text({ label: category.description, key: 'description', optional: true }),
} satisfies Fields<CategoryValues> & Record<keyof (typeof CategoryInput)['shape'], unknown>;
