import type { Db } from '../../../../db/database.ts';
import { customerAddresses, customers } from '../../../../db/tables/customerTables.ts';
import { enquiries } from '../../../../db/tables/enquiryTables.ts';
import { offerRows, offers } from '../../../../db/tables/offerTables.ts';

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
