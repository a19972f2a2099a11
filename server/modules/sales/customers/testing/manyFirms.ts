import { eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database.ts';
import { customerAddresses, customers } from '../../../../db/tables/customerTables.ts';
import { customerCodes, enquiries } from '../../../../db/tables/enquiryTables.ts';
import { messages } from '../../../../db/tables/messageTables.ts';
import { offerRows, offers } from '../../../../db/tables/offerTables.ts';
import { orderRows, orders } from '../../../../db/tables/orderTables.ts';

/** Stores firms, each with so many enquiries, of which each has an offer of two lines. */
export async function addFirms(db: Db, from: number, to: number, each: number) {
  const atOnce = 200;
  for (let first = from; first < to; first += atOnce)
    await db.write(async (tx) => {
      const firms = Array.from({ length: Math.min(atOnce, to - first) }, (_, n) => first + n);
      const about = (n: number) => ({ id: `k${n}`, name: `Firma ${n}`, key: `firma${n}.com.tr`, found: `firma ${n}` });
      await tx.insert(customers).values(firms.map((n) => ({ ...about(n), lastAt: n })));
      await tx
        .insert(customerAddresses)
        .values(firms.map((n) => ({ email: `ali@firma${n}.com.tr`, customerId: `k${n}` })));
      for (let at = 0; at < each; at++) {
        const asked = await tx
          .insert(enquiries)
          .values(
            firms.map((n) => ({
              ...{ id: `e${n}-${at}`, number: `T-${n}-${at}`, token: `t${n}-${at}`, sendKey: `s${n}-${at}` },
              ...{
                name: 'Ali',
                email: `ali@firma${n}.com.tr`,
                company: `Firma ${n}`,
                createdAt: at,
                state: 'OFFERED' as const,
              },
            })),
          )
          .returning({ seq: enquiries.seq });
        const made = await tx
          .insert(offers)
          .values(
            asked.map(({ seq }) => ({
              ...{ id: `o${seq}`, enquirySeq: seq, revision: 1, createdAt: at, sentAt: at },
              ...{ validUntil: '2026-12-31', preparedBy: 'Ece' },
            })),
          )
          .returning({ seq: offers.seq });
        const line = { quantity: 4, price: 1250, vatRate: 20 };
        for (const code of ['22210', `R-${at}`])
          await tx
            .insert(offerRows)
            .values(made.map(({ seq }) => ({ offerSeq: seq, code, name: `Rulman ${code}`, ...line })));
      }
    });
}

/** Stores an order and a code of a firm, to which another is joined, and a message of that one. */
export const addPapers = (db: Db, firm: string, joined: string) =>
  db.write(async (tx) => {
    const domain = (id: string) => `firma${id.slice(1)}.com.tr`;
    await tx.update(customers).set({ joinedTo: firm }).where(eq(customers.id, joined));
    const email = `isil@${domain(joined)}`;
    await tx.insert(customerAddresses).values({ email, customerId: joined });
    await tx.insert(messages).values({
      ...{ id: 'm1', name: 'Işıl', email, subject: 'Vana', message: 'Var mı?', createdAt: 100, status: 'new' },
    });
    await tx.insert(customerCodes).values({
      ...{ id: 'c1', customer: domain(firm), key: 'mlz1', code: 'MLZ 1', productId: 'yok', learnedAt: 1 },
      learnedBy: 'ece@vitrin.example',
    });
    const [order] = await tx
      .insert(orders)
      .values({
        ...{ id: 'o1', number: 'S-1', offerNumber: 'T-1/1', sendKey: 'k', sent: '', digest: '', createdAt: 1 },
        ...{ state: 'PLACED', email: `ali@${domain(firm)}` },
      })
      .returning({ seq: orders.seq });
    await tx.insert(orderRows).values({
      ...{ orderSeq: order?.seq ?? 0, name: 'Rulman', quantity: 4, price: 1250, vatRate: 20 },
    });
  });
