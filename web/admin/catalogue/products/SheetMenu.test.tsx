// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { SheetMenu } from './SheetMenu.tsx';

test('an export keeps the filter of the list, has the columns that are chosen, and shows a refusal', async () => {
  const asked: string[] = [];
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    asked.push(typeof address === 'string' ? decodeURIComponent(address) : '');
    return Promise.resolve(new Response('The server has too much to do.', { status: 429 }));
  });
  onTestFinished(() => fetched.mockRestore());
  const wanted: unknown[] = [];
  const filledColumns = (filter: unknown) => {
    wanted.push(filter);
    return ['id', 'name', 'description', 'price', 'manufacturerCode'];
  };
  const { user } = renderAdmin(
    <SheetMenu />,
    { queries: { filledColumns } },
    '/admin/products?q=şaft&category=vanalar&after=x&sort=name',
  );
  await user.click(screen.getByRole('button', { name: 'Spreadsheet' }));
  await user.click(screen.getByRole('menuitem', { name: 'Export CSV' }));
  expect(await screen.findByText('The server has too much to do.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Spreadsheet' }));
  await user.click(screen.getByRole('menuitem', { name: 'Export some columns…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export columns' }));
  // Columns that are filled are chosen at first, and those that an import needs.
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Manufacturer code' })).toBeChecked());
  expect(wanted).toEqual([{ which: { search: 'şaft', categoryId: 'vanalar' } }]);
  await user.click(dialog.getByRole('checkbox', { name: 'Stock code' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Brand' }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  expect(asked.map((address) => address.replace(/^.*?\/admin/, '/admin'))).toEqual([
    '/admin/products.csv?q=şaft&category=vanalar',
    '/admin/products.xlsx?q=şaft&category=vanalar&columns=id,name,description,price,manufacturerCode,brand',
  ]);
});
