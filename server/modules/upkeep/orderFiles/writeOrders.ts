import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import { notFound } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import type { Progress } from '../../../jobs/progress.ts';
import type { Reader } from '../../../spreadsheet/csv.ts';
import { workbook } from '../../../spreadsheet/workbook.ts';
import { zipped } from '../../../spreadsheet/zip.ts';
import { find } from '../../catalogue/importProfiles/profiles.store.ts';
import { columnsOf, rowsOf } from './orderColumns.ts';
import { ordersSince } from './orderChanges.ts';
import { readOrders, type OrderModel } from './orderModel.ts';
import { tableAsCsv } from './tableAsCsv.ts';
import { ublTrOrder, ublValues } from './ublTrOrder.ts';
import { plainXml, written, xmlHead } from './xml.ts';

const atOnce = 200;

export type OrderFile = {
  profile: string;
  file: string;
  /** The positions between which the orders lie; without `from` all, without `end` to the present end. */
  from: string | null;
  end?: string | undefined;
  /** A program, unless another reader is named. */
  reader?: Reader;
};
export type WrittenOrders = { rows: number; end: string };

/** Writes orders into a file as a profile says, and returns how many, with the position after them. Throws `BAD_USER_INPUT`. */
export async function writeOrders(
  db: Db,
  { profile: id, file, from, end, reader = 'program' }: OrderFile,
  progress: Progress,
): Promise<WrittenOrders> {
  const profile = await find(db, id);
  if (!profile) throw notFound('Profile');
  const { setup } = profile;
  const found = await ordersSince(db, from, setup.exported.orders, end);
  progress.expect(found.ids.length);
  const done = { rows: 0 };
  const orders = async function* () {
    for (let at = 0; at < found.ids.length; at += atOnce)
      for (const order of await readOrders(db, found.ids.slice(at, at + atOnce))) {
        await progress.advance();
        done.rows++;
        yield order;
      }
  };
  const pieces = writers[setup.exported.type](orders(), setup, { end: found.end, reader });
  await pipeline(Readable.from(pieces), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return { rows: done.rows, end: found.end };
}

type Orders = AsyncIterable<OrderModel>;
type Way = { end: string; reader: Reader };
type Writer = (orders: Orders, setup: ProfileSetup, way: Way) => AsyncIterable<Buffer | string>;

const writers: Record<ProfileSetup['exported']['type'], Writer> = {
  CSV: (orders, setup, { reader }) => tableAsCsv(table(orders, setup), setup.format, reader),
  XLSX: (orders, setup) =>
    workbook(
      table(orders, setup),
      columnsOf(setup).map(() => 20),
    ),
  async *XML(orders, _setup, { end }) {
    yield `${xmlHead}<orders position="${end}">\n`;
    for await (const order of orders) yield `${plainXml('order', order)}\n`;
    yield '</orders>\n';
  },
  async *JSON(orders) {
    for await (const order of orders) yield `${JSON.stringify(order)}\n`;
  },
  async *UBL_TR(orders) {
    // An archive has its list of files at its end, so that they are known only then.
    const all: OrderModel[] = [];
    for await (const order of orders) all.push(order);
    yield* zipped(
      all.map((order) => ({ name: `${order.number}.xml`, text: [xmlHead, written(ublTrOrder, ublValues(order))] })),
    );
  },
};

async function* table(orders: Orders, setup: ProfileSetup) {
  const columns = columnsOf(setup);
  yield columns.map(({ heading }) => heading);
  for await (const order of orders) yield* rowsOf(order, columns, setup.decimalMark);
}
