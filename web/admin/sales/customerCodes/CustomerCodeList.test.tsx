import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { CustomerCodeList } from './CustomerCodeList.tsx';

const code = {
  ...{ id: 'a', customer: 'ornek.com.tr', code: 'MLZ-7', learnedBy: 'admin@vitrin.example' },
  ...{ product: { id: '7', name: 'Rulman 6204' }, learnedAt: '2026-11-21T07:42:00.000Z' },
};

test('codes of customers are listed with what they mean, searched, and forgotten with one press', async () => {
  const forget = vi.fn(() => true);
  const customerCodes = vi.fn(() => ({ nodes: [code], pageInfo: { hasNextPage: false }, totalCount: 1 }));
  const { user } = renderAdmin(<CustomerCodeList />, {
    queries: { customerCodes },
    mutations: { forgetCustomerCode: forget },
  });
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('MLZ-7ornek.com.tr, by admin@vitrin.exampleRulman 6204');
  await user.type(screen.getByRole('searchbox', { name: 'Search codes and customers' }), 'mlz');
  await waitFor(() => expect(customerCodes).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'mlz' })));
  await user.click(within(await screen.findByRole('listitem')).getByRole('button', { name: /^Forget MLZ-7/ }));
  await waitFor(() => expect(forget).toHaveBeenCalledWith({ id: 'a' }));
});
