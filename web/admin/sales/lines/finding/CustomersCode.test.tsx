import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AskedRowFragment } from '../../enquiries/enquiries.generated.ts';
import { enquiry, row, written } from '../../../../testing/enquiries.ts';
import { renderAdmin } from '../../../../testing/renderAdmin.tsx';
import type { EnquiryToRead } from '../../enquiry.ts';
import { CustomersCode } from './CustomersCode.tsx';

const known = { id: 'c', code: 'MLZ-7', customer: 'ornek.com.tr', product: { id: '9', name: 'Vana' } };

function open(shown: object) {
  const [settle, learn] = [vi.fn(() => null), vi.fn(() => null)];
  const props = {
    row: shown as AskedRowFragment,
    enquiry: enquiry as unknown as EnquiryToRead,
    onSettled: vi.fn(),
  };
  const mutations = { settleEnquiryRow: settle, learnCustomerCode: learn };
  return { ...renderAdmin(<CustomersCode {...props} />, { mutations }), settle, learn };
}

test('what a code means to the customer is offered, and used with one press', async () => {
  const { user, settle } = open({ ...written, name: 'mlz 7', customerCode: known });
  await user.click(screen.getByRole('button', { name: 'At ornek.com.tr this is Vana: use it' }));
  expect(settle).toHaveBeenCalledWith(expect.objectContaining({ id: '2', productId: '9' }));
});

test('words to which a product was assigned are remembered with one press, and not twice', async () => {
  const { user, learn } = open({ ...row, written: 'MLZ-7' });
  await user.click(screen.getByRole('button', { name: /^Remember MLZ-7 for/ }));
  expect(learn).toHaveBeenCalledWith({ rowId: '1' });
});

test('a code that is known to mean the product of the line is named, with nothing to press', () => {
  open({
    ...row,
    written: 'MLZ-7',
    askedCode: 'MLZ-7',
    customerCode: { ...known, product: { id: '7', name: row.name } },
  });
  expect(screen.getByText(/code of ornek.com.tr:/)).toHaveTextContent('code of ornek.com.tr: MLZ-7');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'All codes' })).toHaveAttribute('href', '/admin/messages/codes');
});

test('the code of another maker is named, and is nothing to remember', () => {
  open({ ...row, askedCode: 'Rulmaş 6204' });
  expect(screen.getByText(/asked for by the code/)).toHaveTextContent('asked for by the code Rulmaş 6204');
  expect(screen.queryByRole('button')).toBeNull();
});
