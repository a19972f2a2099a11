import { labels } from '../../../../common/labels.ts';
import type { families } from '../../../db/specTables.ts';
import type { Fields } from '../../../fields/field.ts';
import { value } from '../../../fields/kinds.ts';
import type { FamilyInput } from '../../../../common/generated/validators.ts';

/** What an admin enters for a family. */
export type FamilyValues = Omit<typeof families.$inferSelect, 'id' | 'version'>;

const { family } = labels;

export const familyFields: Fields<FamilyValues> = {
  name: value<string>({ label: family.name, key: 'name', blank: '' }),
  columns: value<FamilyValues['columns']>({ label: family.columns, key: 'columns', blank: [] }),
} satisfies Fields<FamilyValues> & Record<keyof (typeof FamilyInput)['shape'], unknown>;
