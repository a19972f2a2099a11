import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';
import { product, row } from '../../../testing/quoteList.ts';
import { invoiceIn } from './invoiceValues.ts';
import { offeredIn, officesIn, TaxOfficeField } from './TaxOfficeField.tsx';

const rows = [{ ...row, product }];
const queries = {
  privacyNotice: () => ({ version: '1.1', text: '' }),
  quoteList: () => ({ sendKey: 'bir-anahtar-ve-biraz-daha', rows, all: [] }),
};
const group = () => screen.getByRole('group', { name: 'Fatura bilgileri', hidden: true });
const folded = () => group().closest('details');

test('it is folded where nobody asks for it', async () => {
  await openPage('/teklif', { queries });
  expect(folded()).not.toHaveAttribute('open');
  expect(within(group()).getByRole('textbox', { name: 'İl (isteğe bağlı)', hidden: true })).toHaveValue('');
});

test('where the settings ask for it, it is open and its fields are needed', async () => {
  await openPage('/teklif', {
    queries: { ...queries, siteSettings: () => ({ ...settings, invoiceAsked: 'ALWAYS' }) },
  });
  expect(folded()).toHaveAttribute('open');
  const number = within(group()).getByRole('textbox', { name: 'VKN ya da TCKN' });
  expect(number).toHaveAttribute('aria-required', 'true');
  expect(within(group()).getByRole('radio', { name: 'Şirket' })).toBeChecked();
  expect(within(group()).getByRole('combobox', { name: 'Ülke' })).toHaveValue('TR');
});

const settings = { version: 1, name: 'Firma', logo: '/logo.svg', email: 'a@b.tr', phone: '1', address: 'x' };

test('the values of a form are read by their names', () => {
  expect(invoiceIn({ 'invoice.kind': 'PERSON', 'invoice.country': 'DE', 'invoice.title': ' ' })).toBe(null);
  expect(
    invoiceIn({ 'invoice.kind': 'PERSON', 'invoice.country': 'TR', 'invoice.taxNumber': ' 1000 ', name: 'x' }),
  ).toEqual({ kind: 'PERSON', country: 'TR', taxNumber: '1000' });
});

test('without scripts the tax office is a text like the others', async () => {
  await openPage('/teklif', { queries });
  const field = within(group()).getByRole('combobox', { name: 'Vergi dairesi (isteğe bağlı)', hidden: true });
  expect(document.querySelectorAll(`datalist[id="${field.getAttribute('list')}"] option`)).toHaveLength(0);
});

test('tax offices are offered while typing, those of the il first, and any other text stays', async () => {
  render(
    <form>
      <input name="invoice.city" defaultValue="ISPARTA" aria-label="İl" />
      <TaxOfficeField name="invoice.taxOffice" label="Vergi dairesi" />
    </form>,
  );
  const field = screen.getByRole('combobox', { name: 'Vergi dairesi' });
  const options = () => [...document.querySelectorAll(`datalist[id="${field.getAttribute('list')}"] option`)];
  act(() => field.focus());
  await waitFor(() => expect(options().length).toBeGreaterThan(1000), { timeout: 10_000 });
  expect(options()[0]).toHaveAttribute('value', 'Davraz');
  fireEvent.change(field, { target: { value: 'Bizim Daire' } });
  expect(field).toHaveValue('Bizim Daire');
});

test('the list names each office once, in all 81 il', () => {
  const offices = officesIn(readFileSync('common/invoice/taxOffices.csv', 'utf8'));
  expect(new Set(offices.map(({ city }) => city)).size).toBe(81);
  expect(new Set(offices.map(({ city, name }) => `${city} ${name}`)).size).toBe(offices.length);
  for (const { city, district, name } of offices) expect([city, district, name]).not.toContain('');
  expect(offeredIn(offices, ' istanbul ')[0]?.city).toBe('İstanbul');
  expect(offeredIn(offices, 'yok')).toHaveLength(offices.length);
});
