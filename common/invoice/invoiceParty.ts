import { readTaxNumber, type TaxScheme } from './taxNumbers.ts';

/** Who is invoiced. What was not entered is missing. */
export type InvoiceParty = {
  kind: 'COMPANY' | 'PERSON';
  /** The legal title of a company, or the full name of a person. */
  title?: string;
  /** ISO 3166-1: 'TR'. */
  country: string;
  taxNumber?: string;
  taxScheme?: TaxScheme;
  taxOffice?: string;
  city?: string;
  district?: string;
  neighbourhood?: string;
  street?: string;
  buildingNumber?: string;
  postalCode?: string;
  email?: string;
};

export const invoiceFields = [
  ...['title', 'taxNumber', 'taxOffice', 'city', 'district', 'neighbourhood', 'street', 'buildingNumber'],
  ...['postalCode', 'email'],
] as const;
export type InvoiceField =
  | 'title'
  | 'taxNumber'
  | 'taxOffice'
  | 'city'
  | 'district'
  | 'neighbourhood'
  | 'street'
  | 'buildingNumber'
  | 'postalCode'
  | 'email';

/** The values as a form or a program sends them. */
export type SentInvoice = {
  kind?: InvoiceParty['kind'] | null | undefined;
  country?: string | null | undefined;
} & Partial<Record<InvoiceField, string | null | undefined>>;

/** Names what is wrong with a field; the words of it belong to who shows them. */
export type InvoiceFault = {
  field: InvoiceField | 'country';
  fault: 'MISSING' | 'LENGTH' | 'CHECK' | 'LETTERS' | 'PERSON' | 'COUNTRY' | 'POSTCODE';
};

/** Where a buyer has to enter who is invoiced. */
export type InvoiceAsked = 'NEVER' | 'ORDERS' | 'ALWAYS';
export const isInvoiceAsked = (asked: InvoiceAsked, at: 'ENQUIRY' | 'ORDER') =>
  asked === 'ALWAYS' || (asked === 'ORDERS' && at === 'ORDER');

/** An e-invoice cannot be made without these; a tax office has only who is registered by a VKN. */
const neededIn = (country: string, scheme: TaxScheme | undefined): InvoiceField[] => [
  ...(['title', 'taxNumber'] as const),
  ...(country === 'TR' && scheme !== 'TCKN' ? (['taxOffice'] as const) : []),
  ...(['city', ...(country === 'TR' ? (['district'] as const) : []), 'street'] as const),
];

/**
 * Reads who is invoiced. Null where nothing was entered, unless it is asked for; all that is wrong comes at once. `party` is null
 * where anything is.
 */
export function readInvoice(
  sent: SentInvoice | null | undefined,
  isAsked: boolean,
): { party: InvoiceParty | null; faults: InvoiceFault[] } {
  const entered = Object.fromEntries(
    invoiceFields.flatMap((field) => {
      const text = sent?.[field as InvoiceField]?.trim();
      return text ? [[field, text]] : [];
    }),
  ) as Partial<Record<InvoiceField, string>>;
  const country = (sent?.country?.trim() || 'TR').toUpperCase();
  const kind = sent?.kind ?? 'COMPANY';
  if (Object.keys(entered).length === 0 && !isAsked) return { party: null, faults: [] };
  const faults: InvoiceFault[] = [];
  if (!/^[A-Z]{2}$/.test(country)) faults.push({ field: 'country', fault: 'COUNTRY' });
  const read = entered.taxNumber === undefined ? undefined : readTaxNumber(entered.taxNumber, country);
  if (read && 'fault' in read) faults.push({ field: 'taxNumber', fault: read.fault });
  const scheme = read && 'scheme' in read ? read.scheme : undefined;
  if (kind === 'PERSON' && scheme === 'VKN') faults.push({ field: 'taxNumber', fault: 'PERSON' });
  if (country === 'TR' && entered.postalCode && !/^\d{5}$/.test(entered.postalCode))
    faults.push({ field: 'postalCode', fault: 'POSTCODE' });
  if (isAsked)
    for (const field of neededIn(country, scheme ?? (kind === 'PERSON' ? 'TCKN' : undefined)))
      if (!entered[field]) faults.push({ field, fault: 'MISSING' });
  if (faults.length > 0) return { party: null, faults };
  const numbered = read && 'scheme' in read ? { taxNumber: read.number, taxScheme: read.scheme } : {};
  return { party: { ...entered, kind, country, ...numbered }, faults: [] };
}
