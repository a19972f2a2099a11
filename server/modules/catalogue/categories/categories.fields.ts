import { labels } from '../../../../common/labels.ts';
import type { Fields } from '../../../fields/field.ts';
import { status, text } from '../../../fields/kinds.ts';
import type { CategoryInput } from '../../../../common/generated/validators.ts';
import type { CategoryValues } from '../references/categories.store.ts';

const { category } = labels;

export const categoryFields: Fields<CategoryValues> = {
  name: text({ label: category.name, key: 'name' }),
  description: text({ label: category.description, key: 'description', optional: true }),
  status: status({ label: category.status }),
} satisfies Fields<CategoryValues> & Record<keyof (typeof CategoryInput)['shape'], unknown>;
