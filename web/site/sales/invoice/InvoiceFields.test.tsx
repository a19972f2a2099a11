import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';
import { product, row } from '../../../testing/quoteList.ts';
import { invoiceIn } from './invoiceValues.ts';

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
