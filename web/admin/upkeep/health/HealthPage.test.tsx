// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { HealthPage } from './HealthPage.tsx';
import { TextFindings } from './TextFindings.tsx';

const product = (id: string, name: string) => ({
  id,
  name,
  image: null,
  picture: null,
  stockCode: null,
  completeness: { percent: 45 },
});
const konveyor = product('a', 'Bantlı Konveyör');

function openHealth(findings: { check: string; count: number; before: number | null }[]) {
  const said: Record<string, unknown>[] = [];
  const opened = renderAdmin(<HealthPage />, {
    queries: {
      health: () => ({
        findings,
        countedAt: new Date().toISOString(),
        since: '2026-11-16T01:10:00.000Z',
        fineCount: said.length,
        productCount: 56,
        percent: 83,
        categories: [{ id: 'olcum', name: 'Ölçüm Cihazları', percent: 96 }],
        leastComplete: [konveyor],
      }),
      products: () => ({ nodes: [konveyor], totalCount: 1 }),
      fineFindings: () =>
        said.map(({ check, reason }) => ({
          ...{ id: 'NO_PRICE a', check, product: konveyor, reason, admin: 'işıl@vitrin.example' },
          createdAt: new Date().toISOString(),
        })),
    },
    mutations: {
      sayFine: (variables) => {
        said.push(variables);
        return 1;
      },
      takeBackFine: () => {
        said.pop();
        return 1;
      },
    },
  });
  return { ...opened, said };
}

const some = [
  { check: 'LACKS_SPECS', count: 14, before: 11 },
  { check: 'NO_PRICE', count: 56, before: 56 },
  { check: 'NO_PICTURE', count: 6, before: 8 },
  { check: 'NO_CODE', count: 2, before: null },
  { check: 'REDIRECT_CHAIN', count: 0, before: 0 },
  { check: 'NO_ALT', count: 0, before: 0 },
];

test('each check says how many it finds, how that has changed, and leads to what it finds', async () => {
  const { user } = openHealth(some);
  const table = await screen.findByRole('table', { name: 'Data quality' });
  expect(within(table).getByRole('columnheader', { name: 'Since Nov 16' })).toBeVisible();
  const rowOf = (name: RegExp) => within(table).getByRole('row', { name });
  expect(rowOf(/^Required spec is missing/)).toHaveTextContent(/14\s*3 more/);
  expect(rowOf(/^No price/)).toHaveTextContent(/56\s*the same/);
  expect(rowOf(/^No picture/)).toHaveTextContent(/6\s*2 fewer/);
  expect(rowOf(/^No stock code/)).toHaveTextContent(/2\s*new/);
  expect(within(rowOf(/^No picture/)).getByRole('link', { name: 'See the list: No picture' })).toHaveAttribute(
    'href',
    '/admin/products?check=no-picture',
  );
  expect(within(rowOf(/^No stock code/)).getByRole('link', { name: 'Fix in grid: No stock code' })).toHaveAttribute(
    'href',
    '/admin/products/grid?check=no-code&column=stockCode',
  );
  expect(screen.getByText('2 checks are in order')).toBeVisible();
  expect(within(table).queryByText('No alternative text')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(within(table).getByText('No alternative text')).toBeVisible();
  const whole = screen.getByRole('region', { name: 'Complete' });
  expect(whole).toHaveTextContent('83 %of what 56 products should say');
  expect(within(whole).getByRole('link', { name: 'Ölçüm Cihazları' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Least complete' })).toHaveTextContent('Bantlı Konveyör45 %');
});

test('a finding is said to be fine with a reason, which is listed and taken back', async () => {
  const { user, said } = openHealth(some);
  await user.click(await screen.findByRole('button', { name: 'Actions for No price' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Fine as it is…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fine as it is: No price' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Fiyatı hep sorulur');
  await user.click(within(dialog).getByRole('button', { name: 'Fine as it is' }));
  expect(within(dialog).getByText('Tick at least one product.')).toBeVisible();
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Bantlı Konveyör' }));
  await user.click(within(dialog).getByRole('button', { name: 'Fine for 1 product' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(said).toEqual([{ check: 'NO_PRICE', ids: ['a'], reason: 'Fiyatı hep sorulur' }]);

  await user.click(await screen.findByRole('button', { name: 'See them' }));
  const list = await screen.findByRole('dialog', { name: 'Fine as they are' });
  const row = await within(list).findByRole('listitem');
  expect(row).toHaveTextContent('Bantlı KonveyörNo price: Fiyatı hep sorulurişıl@vitrin.example, Today');
  await user.click(within(row).getByRole('button', { name: /^Undo/ }));
  expect(await within(list).findByText('Nothing is said to be fine.')).toBeVisible();
  expect(said).toEqual([]);
});

test('a catalogue in order says so', async () => {
  openHealth(some.slice(4));
  expect(await screen.findByText('Nothing to fix.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('what the texts of a language lack is found for each language, and a row opens the first of them', async () => {
  const english = { code: 'en', name: 'English', direction: 'LTR' };
  const german = { code: 'de', name: 'Deutsch', direction: 'LTR' };
  const none = { missing: 0, outdated: 0, machine: 0, done: 1 };
  const of = (en: object, de: object) => [
    { language: english, counts: { ...none, ...en } },
    { language: german, counts: { ...none, ...de } },
  ];
  renderAdmin(<TextFindings />, {
    queries: {
      translationBoard: () => ({
        languages: of({ outdated: 5, missing: 1 }, {}),
        groups: [
          { group: 'CATEGORIES', languages: of({}, {}) },
          { group: 'PRODUCT_NAMES', languages: of({ outdated: 1, missing: 1 }, {}) },
          { group: 'PRODUCT_DESCRIPTIONS', languages: of({ outdated: 4 }, {}) },
        ],
      }),
    },
  });
  const rows = within(await screen.findByRole('table', { name: 'Texts in other languages' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'English: OutdatedProduct names 1, Product descriptions 45Fix',
    'English: MissingProduct names 11Fix',
  ]);
  expect(screen.getByRole('link', { name: 'Fix: English: Outdated' })).toHaveAttribute(
    'href',
    '/admin/translate/en?group=PRODUCT_NAMES&state=OUTDATED',
  );
});
