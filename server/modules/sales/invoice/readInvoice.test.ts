import { expect, test } from 'vitest';
import { readInvoice } from '../../../../common/invoice/invoiceParty.ts';

const whole = {
  kind: 'COMPANY' as const,
  ...{ title: 'Yeşiltepe Gıda A.Ş.', taxNumber: '123 456 7890', taxOffice: 'Kadıköy' },
  ...{ city: 'İstanbul', district: 'Kadıköy', street: 'Bağdat Cad.' },
};

test('nothing entered is nobody, unless it is asked for', () => {
  expect(readInvoice(undefined, false)).toEqual({ party: null, faults: [] });
  expect(readInvoice({ kind: 'PERSON', title: ' ', country: 'TR' }, false)).toEqual({ party: null, faults: [] });
  const { party, faults } = readInvoice(null, true);
  expect(party).toBe(null);
  expect(faults.map(({ field, fault }) => `${field} ${fault}`)).toEqual(
    ['title', 'taxNumber', 'taxOffice', 'city', 'district', 'street'].map((field) => `${field} MISSING`),
  );
});

test('what was entered is kept as it is, the number without blanks and with its scheme', () => {
  expect(readInvoice(whole, true)).toEqual({
    party: { ...whole, country: 'TR', taxNumber: '1234567890', taxScheme: 'VKN' },
    faults: [],
  });
  expect(readInvoice({ title: 'Işıl' }, false).party).toEqual({ kind: 'COMPANY', country: 'TR', title: 'Işıl' });
});

test('all that is wrong comes at once', () => {
  const wrong = { ...whole, kind: 'PERSON' as const, postalCode: '3474', taxNumber: '1234567890', city: '' };
  expect(readInvoice(wrong, true).faults).toEqual([
    { field: 'taxNumber', fault: 'PERSON' },
    { field: 'postalCode', fault: 'POSTCODE' },
    { field: 'city', fault: 'MISSING' },
  ]);
  expect(readInvoice({ ...whole, country: 'Türkiye' }, false).faults[0]).toEqual({
    field: 'country',
    fault: 'COUNTRY',
  });
});

test('a person has no tax office, and a buyer abroad neither district nor check digits', () => {
  const { taxOffice: _, ...person } = { ...whole, kind: 'PERSON' as const, taxNumber: '10000000146' };
  expect(readInvoice(person, true).party).toMatchObject({ taxScheme: 'TCKN', kind: 'PERSON' });
  const abroad = { title: 'Müller GmbH', country: 'de', taxNumber: 'DE 123456789', city: 'Köln', street: 'Ring 1' };
  expect(readInvoice(abroad, true)).toEqual({
    party: { ...abroad, kind: 'COMPANY', country: 'DE', taxNumber: 'DE123456789', taxScheme: 'VAT' },
    faults: [],
  });
});
