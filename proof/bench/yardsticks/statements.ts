import Sqlite from 'better-sqlite3';
import type { Operation, Places } from '../measure/operations.ts';

/** Gives the microseconds of processor time in which better-sqlite3 alone reads the rows of each operation. */
export function statementsAlone(file: string, { cursors, ids }: Places): Record<Operation, number> {
  const db = new Sqlite(file, { readonly: true });
  const beyond = '(created_at, products.id) < (?, ?) order by created_at desc, products.id desc limit ?';
  const categories = db.prepare<[], { id: string }>('select id, name from categories');
  const children = db.prepare(`select id, name, price from products where category_id = ? and ${beyond}`);
  const joined =
    'select products.*, categories.name as category from products left join categories on categories.id = category_id where';
  const list = db.prepare(`${joined} ${beyond}`);
  const one = db.prepare(`${joined} products.id = ?`);
  const places = cursors.map((cursor) =>
    (JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string, number, string]).slice(1),
  );
  const placeAt = (n: number) => places[(n * 7919) % places.length] ?? [];
  const read: Record<Operation, (n: number) => void> = {
    '20 categories with 3 products each': (n) =>
      categories.all().forEach(({ id }) => children.all(id, ...placeAt(n), 3)),
    'a list of 60 products': (n) => list.all(...placeAt(n), 60),
    'one product': (n) => one.get(ids[(n * 7919) % ids.length]),
  };
  const timed = (work: (n: number) => void) => {
    for (let n = 0; n < 200; n++) work(n);
    const [rounds, before] = [2000, process.cpuUsage()];
    for (let n = 0; n < rounds; n++) work(n);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / rounds;
  };
  const times = Object.fromEntries(Object.entries(read).map(([name, work]) => [name, timed(work)]));
  db.close();
  return times as Record<Operation, number>;
}
