import { invoiceFields } from '../../../../common/invoice/invoiceParty.ts';
import type { InvoiceInput } from '../../../graphql/generated/schema.ts';
import type { Values } from '../../parts/forms/checkForm.ts';

/** The names of the fields in a form, which are those of the server's errors. */
export const invoiceNames = invoiceFields.map((field) => `invoice.${field}`);

/** Reads who is invoiced from the values of a form; null where nothing was entered. */
export function invoiceIn(values: Values): InvoiceInput | null {
  const entered = invoiceFields.flatMap((field) => {
    const text = values[`invoice.${field}`]?.trim();
    return text ? [[field, text] as const] : [];
  });
  if (entered.length === 0) return null;
  const kind = values['invoice.kind'] === 'PERSON' ? 'PERSON' : 'COMPANY';
  return { ...Object.fromEntries(entered), kind, country: values['invoice.country'] || null };
}
