import type { ReadThings } from '../../../entity/announces.ts';
import { readWholeEnquiries } from './wholeEnquiries.store.ts';

export const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
export const screenOf = (enquiryId: string) => `/admin/messages/enquiries/${encodeURIComponent(enquiryId)}`;

/** The words of a line without a product are the visitor's own. */
export const enquiryThings: ReadThings = async (db, ids) =>
  new Map(
    (await readWholeEnquiries(db, ids)).map((enquiry) => {
      const { id, number, version, state, createdAt, name, email, company, phone, deliveryPlace, message } = enquiry;
      const rows = enquiry.asked.map((row) => ({
        productId: row.productId,
        code: row.code,
        quantity: row.quantity,
        salesUnit: row.salesUnit,
      }));
      const written = enquiry.asked.map((row, at) => ({
        ...rows[at],
        ...{ name: row.name, note: row.note, written: row.written },
      }));
      return [
        id,
        {
          ...{ name: number, url: screenOf(id), version },
          values: { number, state, createdAt: iso(createdAt), rows },
          personal: {
            invoice: enquiry.invoiceParty,
            name,
            email,
            company,
            phone,
            deliveryPlace,
            message,
            rows: written,
          },
        },
      ];
    }),
  );
