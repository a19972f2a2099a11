import { fold } from '../../../../common/text/letters.ts';
import type { ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import { badInput } from '../../../core/errors.ts';

/** The columns of a file of firms, in the order in which all are written. */
export const customerColumns = [
  ...([
    'id',
    'name',
    'domain',
    'taxNumber',
    'discount',
    'discountPercent',
    'deliveryTerms',
    'paymentTerms',
    'note',
  ] as const),
  ...(['emails', 'joinedTo', 'lastAt', 'version'] as const),
];
export type CustomerColumn = (typeof customerColumns)[number];

/** A file may change these, and its rows are found by them. The other columns of an export are read over. */
export const readColumns = [
  ...(['id', 'name', 'domain', 'email', 'taxNumber', 'discount', 'deliveryTerms', 'paymentTerms', 'note'] as const),
];
export type ReadColumn = (typeof readColumns)[number];

/** Headings of other programs, without case and Turkish letters. */
const known: Record<ReadColumn, string[]> = {
  id: [],
  name: ['firma', 'firma adi', 'unvan', 'cari unvan', 'cari adi', 'musteri', 'musteri adi', 'company', 'customer'],
  domain: ['alan adi', 'web', 'web sitesi', 'website', 'internet sitesi'],
  email: ['emails', 'e-posta', 'eposta', 'e-mail', 'mail', 'e-posta adresi'],
  taxNumber: ['vkn', 'vergi no', 'vergi numarasi', 'vergi kimlik no', 'tax number', 'vat number'],
  discount: ['iskonto', 'iskonto %', 'iskonto (%)', 'indirim', 'standing discount', 'standing discount (%)'],
  deliveryTerms: ['teslim', 'teslim sekli', 'teslimat', 'terms of delivery'],
  paymentTerms: ['odeme', 'odeme sekli', 'vade', 'odeme vadesi', 'terms of payment'],
  note: ['not', 'notlar', 'aciklama', 'notes'],
};

type Headed<Name> = { heading: string; field: Name };

const isColumn = (text: string): text is CustomerColumn => (customerColumns as string[]).includes(text);
const isRead = (text: string): text is ReadColumn => (readColumns as string[]).includes(text);

/** Returns the columns that a profile writes, or all. Throws `BAD_USER_INPUT` for one that firms do not have. */
export function writtenColumns({ columns }: Pick<ProfileSetup, 'columns'>): Headed<CustomerColumn | null>[] {
  if (columns.length === 0) return customerColumns.map((field) => ({ heading: field, field }));
  return columns.map(({ heading, field }) => {
    const name = field === 'email' ? 'emails' : field;
    if (name === null || isColumn(name)) return { heading, field: name };
    throw badInput('profile', `Customers have no ${name}. They have ${customerColumns.join(', ')}.`);
  });
}

const headingKey = (heading: string) => fold(heading).trim().replaceAll(/\s+/g, ' ');

/** Assigns the columns of a file to what they fill: by a profile, else by their headings; null for one that is read over. */
export function assignedColumns(headings: string[], columns: ProfileSetup['columns']): (ReadColumn | null)[] {
  const mapped = new Map(
    columns.map(({ heading, field }) => [headingKey(heading), field === 'emails' ? 'email' : field]),
  );
  const taken = new Set<ReadColumn>();
  return headings.map((heading) => {
    const key = headingKey(heading);
    const named = mapped.get(key);
    const field =
      named !== undefined
        ? named !== null && isRead(named)
          ? named
          : null
        : (readColumns.find((name) => headingKey(name) === key || known[name].includes(key)) ?? null);
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
