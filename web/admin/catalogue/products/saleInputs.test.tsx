// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ProductDialog } from './form/ProductDialog.tsx';

const simple = { id: '1', name: 'Cıvata', description: 'M8', categoryId: 'civata', featured: false, version: 3 };
const section = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Sections' })).getByRole('button', {
    name: new RegExp(`^${name}`),
  });
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });

/** Pastes a text at once, since each typed letter renders the form, which is slow. */
async function enter(
  { click, paste, clear }: ReturnType<typeof renderAdmin>['user'],
  name: string | RegExp,
  text: string,
) {
  await clear(box(name));
  await click(box(name));
  await paste(text);
}

function open(changes: object, updateProduct: (args: Record<string, unknown>) => unknown) {
  const product = { ...simple, ...changes };
  return renderAdmin(<ProductDialog id="1" onClose={vi.fn()} />, {
    categories: [{ id: 'civata', name: 'Cıvatalar' }],
    queries: { product: () => product },
    mutations: { updateProduct },
  });
}

test('the fields of a sale are sent in the types of the API, and the list of sections says what is in each', async () => {
  const sent = vi.fn();
  const { user } = open({}, (args) => {
    sent(args.input);
    return { ...simple, version: 4 };
  });
  expect(await section('Codes and brand')).toHaveAccessibleName('Codes and brand none');
  await enter(user, /^Stock code/, 'CİV-8');
  expect(await section('Codes and brand')).toHaveAccessibleName('Codes and brand 1 of 4');
  await user.click(await section('Stock and unit'));
  expect(await section('Stock and unit')).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('textbox', { name: 'Delivery days' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sales unit' }), 'adet');
  await enter(user, 'Price quantity', '1.000');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Availability' }), 'On order');
  await enter(user, 'Delivery days', '10');
  expect(await section('Stock and unit')).toHaveAccessibleName('Stock and unit On order');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    stockCode: 'CİV-8',
    salesUnit: 'PIECE',
    priceQuantity: 1000,
    minimumQuantity: null,
    availability: 'ON_ORDER',
    leadDays: 10,
  });
});

test('a wrong field gets the focus after a refused save, and its section says so', async () => {
  const { user } = open({ gtin: '4006381333931' }, () => refuse('BAD_USER_INPUT', 'manufacturerCode'));
  await section('Codes and brand');
  await enter(user, 'GTIN', '4006381333932');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => {
    expect(box('GTIN')).toHaveFocus();
    expect(box('GTIN')).toHaveAccessibleDescription(/One digit is wrong/);
  });
  expect(await section('Codes and brand')).toHaveAccessibleName('Codes and brand 1 to correct');
  expect(await section('Codes and brand')).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('Not saved. Correct first: GTIN')).toBeVisible();

  await user.clear(box('GTIN'));
  await enter(user, 'Manufacturer code', 'X-1');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(box('Manufacturer code')).toHaveAccessibleDescription(/Refused/));
  await waitFor(() => expect(box('Manufacturer code')).toHaveFocus());
});

test.each([
  ['Price quantity', 'on', 'Enter a whole number, for example 100'],
  ['Minimum quantity', '2,5', 'Enter a whole number, for example 100'],
  ['Minimum quantity', '0', 'Must be at least 1'],
])('%s: %j is refused at its field', async (name, typed, message) => {
  const sent = vi.fn();
  const { user } = open({}, sent);
  await user.click(await section('Stock and unit'));
  await enter(user, name, typed);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(box(name)).toHaveAccessibleDescription(message));
  expect(sent).not.toHaveBeenCalled();
});

test('the successor of a product is asked for where the product is no longer made, and is found while it is typed', async () => {
  const sent = vi.fn();
  const { user } = renderAdmin(<ProductDialog id="1" onClose={vi.fn()} />, {
    categories: [{ id: 'civata', name: 'Cıvatalar' }],
    queries: {
      product: ({ id }) => (id === '2' ? { ...simple, id: '2', name: 'Cıvata ISO 4017' } : simple),
      products: () => ({ nodes: [{ ...simple, id: '2', name: 'Cıvata ISO 4017' }] }),
    },
    mutations: {
      updateProduct: ({ input }) => {
        sent(input);
        return { ...simple, version: 4 };
      },
    },
  });
  await user.click(await section('Stock and unit'));
  expect(screen.queryByRole('combobox', { name: 'Successor' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Availability' }), 'Discontinued');
  await user.click(screen.getByRole('combobox', { name: 'Successor' }));
  await user.paste('4017');
  await user.click(await screen.findByRole('option', { name: 'Cıvata ISO 4017' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Successor' })).toHaveValue('Cıvata ISO 4017'));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0]).toMatchObject({ availability: 'DISCONTINUED', successorId: '2' });
});
