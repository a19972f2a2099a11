// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse, type Answers } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { DoubleList } from '../doubles/DoubleList.tsx';
import { MergeDialog } from './MergeDialog.tsx';

const base = { manufacturerCode: null, brand: null, price: 1, category: null, image: null, picture: null, version: 1 };
const one = { ...base, id: '1', name: 'Sabit Bilyalı Rulman 6204-2RS', stockCode: '6204-2RS', version: 4 };
const other = { ...base, id: '2', name: 'Rulman 6204 2RS', stockCode: '6204 2RS', version: 7 };
const field = (name: string, label: string, ofOne: string, ofOther: string) => ({ name, label, 1: ofOne, 2: ofOther });
const fields = [
  field('name', 'Name', one.name, other.name),
  field('price', 'Price with KDV', '₺ 285,00', '₺ 298,00'),
  field('description', 'Description', '', 'Tek sıralı'),
  field('specs.iç-çap', 'İç çap', '20 mm', '20 mm'),
];

/** Answers for either of the two that stays. */
const productMerge: Answers[string] = ({ keepId }) => {
  const [kept, gone] = keepId === '1' ? ([one, other] as const) : ([other, one] as const);
  return {
    ...{ kept, gone, pictures: 1, documents: 2, enquiries: 3, offers: 0, quoteLists: 0, reasons: ['CODE'] },
    fields: fields.map(({ name, label, ...texts }) => ({
      ...{ field: name, label, kept: texts[kept.id as '1'], gone: texts[gone.id as '1'] },
    })),
  };
};

function open(mutations: Answers) {
  const onClose = vi.fn();
  return {
    onClose,
    ...renderAdmin(<MergeDialog ids={['1', '2']} onClose={onClose} />, { queries: { productMerge }, mutations }),
  };
}
const side = (name: string) => within(screen.getByRole('radiogroup', { name }));

test('fields that differ are chosen, equal ones are not asked, and an empty one takes the other’s value', async () => {
  const sent = vi.fn();
  const undo = { entity: 'REDIRECT', id: '/products/2', version: 1 };
  const { user, onClose } = open({
    mergeProducts: (args) => (sent(args), { product: one, undo, undoToken: 'merged' }),
  });
  expect(await screen.findByText(/1 picture and 2 documents\. 3 lines of enquiries keep what they say/)).toBeVisible();
  expect(screen.getAllByRole('radiogroup')).toHaveLength(4);
  expect(screen.getByText('the same in both:')).toHaveTextContent('the same in both: 20 mm');
  expect(side('Description').getByRole('radio', { name: 'Tek sıralı' })).toBeChecked();

  await user.click(side('Price with KDV').getByRole('radio', { name: '₺ 298,00' }));
  await user.click(screen.getByText('Make one'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith({
    ...{ keepId: '1', goneId: '2', take: ['price', 'description'], keepVersion: 4, goneVersion: 7 },
  });
  expect(screen.getByText('The two products are one')).toBeVisible();
  expect(screen.getByText('Undo')).toBeVisible();
});

test('the other product may stay, a choice goes with its product, and a conflict keeps the dialog', async () => {
  const sent = vi.fn();
  const { user, onClose } = open({ mergeProducts: (args) => (sent(args), refuse('CONFLICT')) });
  await screen.findByText(/What moves to 6204-2RS/);
  await user.click(side('Price with KDV').getByRole('radio', { name: '₺ 298,00' }));
  await user.click(side('Kept afterwards').getByRole('radio', { name: /6204 2RS/ }));
  await screen.findByText(/What moves to 6204 2RS/);
  expect(side('Price with KDV').getByRole('radio', { name: '₺ 298,00' })).toBeChecked();
  await user.click(screen.getByText('Make one'));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0]).toMatchObject({ keepId: '2', goneId: '1', take: [] });
  expect(await screen.findByText('Refused')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('the list says why, and a pair that is two products is settled with an undo', async () => {
  const settled = vi.fn();
  let nodes = [{ one, other, reasons: ['CODE', 'NAME'] }];
  const settleDouble: Answers[string] = (args) => {
    settled(args);
    nodes = [];
    return true;
  };
  const { user } = renderAdmin(<DoubleList />, {
    queries: {
      doubles: () => ({ nodes, endCursor: null, totalCount: nodes.length, isCountExact: true }),
      settledDoubles: () => [],
      productMerge,
    },
    mutations: { settleDouble },
  });
  expect(
    await screen.findByText('the same code but for signs and blanks, the same name in one category'),
  ).toBeVisible();
  await user.click(screen.getByText('Not duplicates'));
  expect(await screen.findByText('No product stands twice')).toBeVisible();
  expect(settled).toHaveBeenLastCalledWith({ oneId: '1', otherId: '2', areTwo: true });
  await user.click(screen.getByText('Undo'));
  await waitFor(() => expect(settled).toHaveBeenLastCalledWith({ oneId: '1', otherId: '2', areTwo: false }));
});
