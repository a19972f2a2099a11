import { labels } from '../../../../common/labels.ts';
import type { Fields } from '../../../fields/field.ts';
import { status, value, worded } from '../../../fields/kinds.ts';
import type { FamilyInput } from '../../../../common/generated/validators.ts';
import type { families } from '../../../db/tables/specTables.ts';
import type { ValuesOf } from './namedRows.ts';

const { family } = labels;

export type FamilyValues = ValuesOf<typeof families.$inferSelect>;

export const familyFields: Fields<FamilyValues> = {
  name: worded(value<string>({ label: family.name, key: 'name', blank: '' })),
  columns: value<FamilyValues['columns']>({ label: family.columns, key: 'columns', blank: [] }),
  status: status({ label: family.status }),
} satisfies Fields<FamilyValues> & Record<keyof (typeof FamilyInput)['shape'], unknown>;
