import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import { readChainedDiscount } from '../../../../common/offers/chainedDiscount.ts';
import { notFound } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import type { Progress } from '../../../jobs/progress.ts';
import type { Reader } from '../../../spreadsheet/csv.ts';
import { workbook } from '../../../spreadsheet/workbook.ts';
import { find } from '../../catalogue/importProfiles/profiles.store.ts';
import { domainOf } from '../../sales/customers/customerRows.store.ts';
import { allCustomers, type CustomerWithAddresses } from '../../sales/customers/customers.store.ts';
import { tableAsCsv } from '../orderFiles/tableAsCsv.ts';
import { plainXml, xmlHead } from '../orderFiles/xml.ts';
import { writtenColumns, type CustomerColumn } from './customerColumns.ts';

/** A program reads the file, unless another reader is named. */
export type CustomerFile = { profile: string; file: string; reader?: Reader };

type Written = Record<CustomerColumn, string | number | string[] | null>;
type Firms = AsyncIterable<Written>;

const shown = ({ firm, emails }: CustomerWithAddresses): Written => ({
  ...{ id: firm.id, name: firm.name, domain: domainOf(firm), taxNumber: firm.taxNumber, discount: firm.discount },
  discountPercent: readChainedDiscount(firm.discount ?? '')?.percent ?? null,
  ...{ deliveryTerms: firm.deliveryTerms, paymentTerms: firm.paymentTerms, note: firm.note, emails },
  ...{ joinedTo: firm.joinedTo, lastAt: new Date(firm.lastAt).toISOString(), version: firm.version },
});

async function* table(firms: Firms, setup: ProfileSetup) {
  const columns = writtenColumns(setup);
  yield columns.map(({ heading }) => heading);
  for await (const firm of firms)
    yield columns.map(({ field }) => {
      const value = field === null ? null : firm[field];
      const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
      return field === 'discountPercent' && setup.decimalMark !== 'POINT' ? text.replace('.', ',') : text;
    });
}

type Writer = (firms: Firms, setup: ProfileSetup, reader: Reader) => AsyncIterable<Buffer | string>;
const asCsv: Writer = (firms, setup, reader) => tableAsCsv(table(firms, setup), setup.format, reader);

const writers: Record<ProfileSetup['exported']['type'], Writer> = {
  CSV: asCsv,
  XLSX: (firms, setup) =>
    workbook(
      table(firms, setup),
      writtenColumns(setup).map(() => 20),
    ),
  async *XML(firms) {
    yield `${xmlHead}<customers>\n`;
    for await (const firm of firms) yield `${plainXml('customer', firm)}\n`;
    yield '</customers>\n';
  },
  async *JSON(firms) {
    for await (const firm of firms) yield `${JSON.stringify(firm)}\n`;
  },
  // The setup refuses it: there is no such document of a customer.
  UBL_TR: asCsv,
};

/** Writes all firms into a file as a profile says, and returns how many. Throws `BAD_USER_INPUT`. */
export async function writeCustomers(
  db: Db,
  { profile: id, file, reader = 'program' }: CustomerFile,
  progress: Progress,
) {
  const profile = await find(db, id);
  if (!profile) throw notFound('Profile');
  const { setup } = profile;
  const done = { rows: 0 };
  const firms = async function* () {
    for await (const firm of allCustomers(db)) {
      await progress.advance();
      done.rows++;
      yield shown(firm);
    }
  };
  const pieces = writers[setup.exported.type](firms(), setup, reader);
  await pipeline(Readable.from(pieces), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return done;
}
