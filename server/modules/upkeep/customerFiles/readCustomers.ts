import { readTaxNumber } from '../../../../common/invoice/taxNumbers.ts';
import { CustomerInput } from '../../../../common/generated/validators.ts';
import { readChainedDiscount } from '../../../../common/offers/chainedDiscount.ts';
import { badInput, notFound, type Problem } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { ProblemCode } from '../../../generated/resolvers.ts';
import { readSheet, usualFormat } from '../../../spreadsheet/readSheet.ts';
import { find } from '../../catalogue/importProfiles/profiles.store.ts';
import { customerOf } from '../../sales/customerCodes/customerOf.ts';
import { findCustomer, firmOf, type CustomerRow } from '../../sales/customers/customerRows.store.ts';
import { updateCustomer, customersOfAddresses, type CustomerTexts } from '../../sales/customers/customers.store.ts';
import { customersOf } from '../../sales/customers/customerFirms.store.ts';
import { assignedColumns, type ReadColumn } from './customerColumns.ts';

export type CustomerOutcome = 'CREATED' | 'CHANGED' | 'UNCHANGED' | 'WRONG';
export type ImportedCustomer = {
  line: number;
  name: string | null;
  outcome: CustomerOutcome;
  id: string | null;
  problems: { field: string; code: ProblemCode; message: string }[];
};
export type ReadCustomers = { rows: ImportedCustomer[] };

type Cells = Partial<Record<ReadColumn, string>>;
type Row = { line: number; cells: Cells };

/** A file of firms is larger than any office has, and small enough for one transaction. */
const mostRows = 5000;

/**
 * Imports firms from a table, all right rows in one transaction; `dryRun` changes nothing. A firm is found by its id, its VKN, its
 * domain or an address that wrote. One that is not there is added with its domain: a file brings no people, so that no address is
 * kept of somebody who has never written. A blank cell leaves what is stored.
 */
export async function readCustomers(
  db: Db,
  { bytes, profile: id, dryRun }: { bytes: Buffer; profile: string | null; dryRun: boolean },
): Promise<ReadCustomers> {
  const profile = id === null ? null : await find(db, id);
  if (id !== null && !profile) throw notFound('Profile');
  const columns = profile?.setup.columns ?? [];
  const sheet = await readSheet(bytes, { ...usualFormat, ...profile?.setup.format, mostRows });
  const fields = assignedColumns(sheet.heading, columns);
  if (!fields.some((field) => field === 'id' || field === 'domain' || field === 'email' || field === 'taxNumber'))
    throw badInput('file', 'No column says which customer a row is: id, domain, e-mail or tax number (VKN).');
  const rows = sheet.lines.map(({ line, cells }) => ({ line, cells: cellsOf(fields, cells) }));
  const done: ImportedCustomer[] = [];
  const take = async (tx: Tx) => {
    for (const row of rows) done.push(await imported(tx, row, done));
  };
  const unseen = { raisesRevision: false };
  if (!dryRun) await db.write(take, unseen);
  else await db.write(async (tx) => take(tx).then(() => Promise.reject(new Tried())), unseen).catch(wasTried);
  return { rows: done };
}

/** Ends the transaction of a trial. */
class Tried extends Error {}
function wasTried(error: unknown) {
  if (!(error instanceof Tried)) throw error;
}

function cellsOf(fields: (ReadColumn | null)[], cells: (string | number)[]): Cells {
  return Object.fromEntries(
    fields.flatMap((field, at) => {
      const text = String(cells[at] ?? '').trim();
      return field === null || text === '' ? [] : [[field, text]];
    }),
  );
}

async function imported(tx: Tx, { line, cells }: Row, before: ImportedCustomer[]): Promise<ImportedCustomer> {
  const wrong = (field: string, message: string, code: ProblemCode = 'BAD_USER_INPUT'): ImportedCustomer => ({
    ...{ line, name: cells.name ?? null, outcome: 'WRONG', id: null },
    problems: [{ field, code, message }],
  });
  const { texts, problems } = textsOf(cells);
  if (problems.length > 0) return { ...wrong('', ''), problems };
  const domain = domainIn(cells);
  if (domain === undefined)
    return wrong('domain', 'It is no domain such as karaca.com.tr, or one that strangers share.');
  const found = await firmIn(tx, cells, texts.taxNumber ?? null, domain);
  if (found === 'several') return wrong('id', 'The columns of this row name different customers.');
  if (found === null && cells.id !== undefined) return wrong('id', 'There is no such customer.', 'NOT_FOUND');
  if (found === null && domain === null)
    return wrong('domain', 'A new customer needs its domain: people become known when they write.');
  const { name, ...others } = texts;
  if (found === null && Object.keys(others).length === 0)
    return wrong(
      'name',
      'There is nothing to keep of a customer who has not written: no tax number, discount, terms or note.',
    );
  const id = found?.id ?? (await firmOf(tx, domain ?? '', { company: name ?? null, at: Date.now() }));
  if (before.some((row) => row.id === id)) return wrong('id', 'The file names this customer twice.');
  const known = found ?? (await findCustomer(tx, id));
  if (!known) throw new Error('The customer was not stored.');
  const { name: former, discount, deliveryTerms, paymentTerms, note } = known;
  const saved = await updateCustomer(
    tx,
    { id, version: null },
    { ...{ name: former, discount, deliveryTerms, paymentTerms, note }, ...texts },
  );
  const changed = saved !== undefined && saved !== 'stale' && saved.version !== known.version;
  const outcome = found === null ? 'CREATED' : changed ? 'CHANGED' : 'UNCHANGED';
  return { line, name: texts.name ?? former, outcome, id, problems: [] };
}

/** Reads what a row fills, within the limits of the form. */
function textsOf(cells: Cells): { texts: Partial<CustomerTexts>; problems: ImportedCustomer['problems'] } {
  const problems: Problem[] = [];
  const { name, discount, deliveryTerms, paymentTerms, note, taxNumber } = cells;
  const checked = CustomerInput.safeParse({ name: name ?? '–', discount, deliveryTerms, paymentTerms, note });
  for (const { path, message } of checked.error?.issues ?? []) problems.push({ field: String(path[0] ?? ''), message });
  const read = discount === undefined ? null : readChainedDiscount(discount);
  if (read === undefined)
    problems.push({ field: 'discount', message: 'The discount is in percent, from 0 to 100, such as 7,5 or 40+10.' });
  const number = taxNumber === undefined ? null : readTaxNumber(taxNumber, 'TR');
  const isVkn = number !== null && 'scheme' in number && number.scheme === 'VKN';
  if (number && !isVkn)
    problems.push({
      field: 'taxNumber',
      message: 'A tax number (VKN) has ten digits, the last of which checks the others.',
    });
  return {
    problems: problems.map((problem) => ({ ...problem, code: 'BAD_USER_INPUT' })),
    texts: {
      ...(name !== undefined && { name }),
      ...(read && { discount: read.typed }),
      ...(deliveryTerms !== undefined && { deliveryTerms }),
      ...(paymentTerms !== undefined && { paymentTerms }),
      ...(note !== undefined && { note }),
      ...(isVkn && 'number' in number && { taxNumber: number.number }),
    },
  };
}

const domainForm = /^(?=.{4,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** The first address of a cell that lists several. */
const firstEmail = ({ email }: Cells) => email?.split(/[\s,;]+/)[0];

/** Returns the domain of a row, of its own column or of its address; null where there is none, undefined for one that names no firm. */
function domainIn(cells: Cells): string | null | undefined {
  const email = firstEmail(cells);
  if (cells.domain === undefined) return email === undefined ? null : customerOf(email);
  const bare = cells.domain
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/.*/, '');
  return domainForm.test(bare) ? (customerOf(`x@${bare}`) ?? undefined) : undefined;
}

/** Finds the firm of a row; null where there is none. */
async function firmIn(
  tx: Tx,
  cells: Cells,
  taxNumber: string | null,
  domain: string | null,
): Promise<CustomerRow | 'several' | null> {
  if (cells.id !== undefined) return findCustomer(tx, cells.id);
  const email = firstEmail(cells);
  const named = await customersOf(tx, { taxNumber, key: cells.domain === undefined ? null : domain });
  const wrote = email === undefined ? [] : [...(await customersOfAddresses(tx, [email])).values()];
  const byDomain =
    named.length === 0 && wrote.length === 0 ? await customersOf(tx, { taxNumber: null, key: domain }) : [];
  const found = new Map([...named, ...wrote, ...byDomain].map((firm) => [firm.id, firm]));
  return found.size > 1 ? 'several' : ([...found.values()][0] ?? null);
}
