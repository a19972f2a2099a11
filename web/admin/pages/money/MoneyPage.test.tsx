// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { MoneyPage } from './MoneyPage.tsx';

const rate = {
  ...{ id: 'kur-1', currency: 'EUR', rate: 47.5012, applied: 47.5012, day: '2026-11-27', source: 'TCMB' },
  ...{ kind: 'FOREX_SELLING', fixedUntil: null, state: 'IN_FORCE', changed: 312 },
};
const settings = {
  ...{ currencies: ['EUR'], source: 'TYPED', rateKind: 'FOREX_SELLING', margin: 0, oldAfterDays: 5, whenOld: 'KEEP' },
  vatRates: [20, 10, 1, 0].map((one) => ({ rate: one, since: null, replaces: null, kindIds: [], categoryIds: [] })),
  ...{ showsNet: false, showsRate: false, version: 3, lastProblem: null },
  ...{ today: [rate], counts: [{ currency: 'EUR', count: 312 }] },
};
const queries = {
  moneySettings: () => settings,
  exchangeRates: () => [rate, { ...rate, id: 'kur-0', rate: 47.1, applied: 47.1, day: '2026-11-26' }],
};

test('the rate of today says its source and day, with a curve of the last ones and the products that follow it', async () => {
  const pump = { id: '17', name: 'Pompa', stockCode: null, price: 285.01 };
  const listPrice = { amount: 5, currency: 'EUR', includesVat: false };
  const { user } = renderAdmin(<MoneyPage />, { queries, products: [{ ...pump, listPrice }] });
  const panel = within(await screen.findByRole('region', { name: 'EUR' }));
  expect(panel.getByText('€ 47,5012')).toBeVisible();
  expect(panel.getByText('TCMB döviz satış, 27.11.2026')).toBeVisible();
  expect(await panel.findByRole('img', { name: 'The last rates of EUR, from 47,1000 to 47,5012' })).toBeVisible();
  await user.click(panel.getByRole('button', { name: '312 products' }));
  expect(await panel.findByRole('link', { name: 'Pompa' })).toHaveAttribute('href', '/admin/products/17');
  expect(panel.getByText('5,00 € + KDV')).toBeVisible();
});

test('a rate is typed as people write it, and the notice says how many prices changed, with Undo', async () => {
  const sent = vi.fn(() => ({ ...rate, id: 'kur-2', applied: 48.25, rate: 48.25, changed: 312 }));
  const { user } = renderAdmin(<MoneyPage />, { queries, mutations: { setExchangeRate: sent } });
  const field = await screen.findByRole('textbox', { name: 'Lira for 1 €' });
  await user.type(field, 'kırk{Enter}');
  expect(await screen.findByText('Enter the rate as a number, such as 47,5012')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '48,25{Enter}');
  expect(await screen.findByText('EUR: 48,2500. 312 prices changed.')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({ input: { currency: 'EUR', rate: 48.25, fixedUntil: null }, confirmed: false });
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a rate that moved by more than 5 % is asked about first', async () => {
  const sent = vi.fn(({ confirmed }: { confirmed?: unknown }) =>
    confirmed === true ? { ...rate, applied: 60, rate: 60 } : refuse('BAD_USER_INPUT', 'rate'),
  );
  const { user } = renderAdmin(<MoneyPage />, { queries, mutations: { setExchangeRate: sent } });
  await user.type(await screen.findByRole('textbox', { name: 'Lira for 1 €' }), '60{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'More than 5 %' }));
  await user.click(dialog.getByRole('button', { name: 'Set it still' }));
  // The notice moves from the dialog to the page once the dialog has faded out.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('EUR: 60,0000. 312 prices changed.')).toBeVisible();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('the settings are saved with the version that was read', async () => {
  const sent = vi.fn(() => ({ ...settings, version: 4 }));
  const { user } = renderAdmin(<MoneyPage />, { queries, mutations: { updateMoneySettings: sent } });
  await user.click(await screen.findByRole('checkbox', { name: 'USD' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Source of rates' }), 'TCMB');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings for money saved')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({
    input: expect.objectContaining({ currencies: ['EUR', 'USD'], source: 'TCMB', margin: 0 }) as unknown,
    version: 3,
  });
});

test('a rate of KDV has kinds, categories and a day on which it replaces another one, and the terms of payment are saved', async () => {
  const sent = vi.fn(() => ({ ...settings, version: 4 }));
  const categories = [{ id: 'gida', name: 'Gıda' }];
  const { user } = renderAdmin(<MoneyPage />, {
    queries,
    categories,
    kinds: [{ id: 'conta', name: 'Conta' }],
    mutations: { updateMoneySettings: sent },
  });
  const ten = within(await screen.findByRole('group', { name: 'KDV 10 %' }));
  await user.click(ten.getByRole('combobox', { name: 'Kinds with this rate' }));
  await user.click(await screen.findByRole('option', { name: 'Conta' }));
  await user.click(ten.getByRole('combobox', { name: 'Categories with this rate' }));
  await user.click(await screen.findByRole('option', { name: 'Gıda' }));
  await user.click(screen.getByRole('button', { name: 'Add a rate' }));
  const added = within(screen.getByRole('group', { name: 'KDV %' }));
  await user.type(added.getByRole('textbox', { name: 'Rate, %' }), '22');
  const named = within(screen.getByRole('group', { name: 'KDV 22 %' }));
  await user.type(named.getByLabelText('From the day (optional)'), '2027-01-01');
  await user.selectOptions(named.getByRole('combobox', { name: 'Replaces from then on' }), '20');
  await user.type(screen.getByRole('textbox', { name: /^Terms of payment of offers/ }), 'Peşin, {{kur} ile');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const { input } = sent.mock.lastCall?.[0 as never] as unknown as { input: object };
  expect(input).toMatchObject({
    foreignTerms: 'Peşin, {kur} ile',
    vatRates: [
      { rate: 20 },
      { rate: 10, kindIds: ['conta'], categoryIds: ['gida'], since: null, replaces: null },
      { rate: 1 },
      { rate: 0 },
      { rate: 22, since: '2027-01-01', replaces: 20 },
    ],
  });
});
