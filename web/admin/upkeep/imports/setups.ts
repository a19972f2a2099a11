import * as words from '../../../words/admin/en/importProfiles.ts';
import { profileSetup, type ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import type { ProfileToEditFragment, RunRowFragment } from './imports.generated.ts';

export type Profile = Omit<ProfileToEditFragment, 'setup'> & { setup: ProfileSetup };

/** A profile of the list, with its latest run. */
export type ListedProfile = Profile & { lastRun?: RunRowFragment | null; nextRunAt?: string | null };

/** The server answers with what it has checked itself. */
export const readProfile = <Row extends ProfileToEditFragment>(row: Row) => ({
  ...row,
  setup: profileSetup.parse(row.setup),
});

const separators: Record<string, string> = {
  ';': words.csvWith(';'),
  ',': words.csvWith(','),
  TAB: words.csvWithTabs,
  AUTO: words.csvOrXlsx,
};

const formatOf = ({ record, sheet, separator }: ProfileSetup['format']) =>
  record !== null ? 'XML' : sheet !== null ? 'XLSX' : separators[separator];

const exportedAs = ({ exported, format }: Pick<ProfileSetup, 'exported' | 'format'>) => {
  if (exported.type !== 'CSV') return exported.type.replace('_', '-');
  return separators[format.separator === 'AUTO' ? ';' : format.separator];
};

const exportsOf = { PRODUCTS: 'Export', ORDERS: words.exportOfOrders, CUSTOMERS: words.exportOfCustomers };

/** Returns where the files of a profile come from, and their format. */
export const sourceOf = ({ setup: { direction, exported, format, source } }: Profile) =>
  direction === 'EXPORT'
    ? `${exportsOf[exported.of]}, ${exportedAs({ exported, format })}`
    : `${source.address === null ? words.byHandLabel : new URL(source.address).host}, ${formatOf(format)}`;
