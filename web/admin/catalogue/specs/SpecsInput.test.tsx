// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse, type Answers } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ProductDialog } from '../products/form/ProductDialog.tsx';

const mm = { symbol: 'mm', code: 'MMT', dimension: 'length' };
const attribute = (id: string, name: string, more: object) => ({
  id,
  name,
  kind: 'TEXT',
  unit: null,
  decimals: null,
  options: [],
  productCount: 0,
  kinds: [],
  version: 1,
  ...more,
});
const bore = attribute('iç-çap', 'İç çap', { kind: 'NUMBER', unit: mm });
const seal = attribute('kapak', 'Kapak', {
  kind: 'OPTION',
  options: [
    { id: '2rs', name: '2RS', productCount: 0 },
    { id: 'zz', name: 'ZZ', productCount: 0 },
  ],
});
const norm = attribute('standart', 'Standart', {});
const ofKind = { group: null, filterable: false, column: false, key: false };
const kind = {
  id: 'rulman',
  name: 'Rulman',
  productCount: 1,
  version: 1,
  attributes: [
    { ...ofKind, attribute: bore, required: true },
    { ...ofKind, attribute: seal, required: true },
  ],
};
const product = {
  id: '1',
  name: 'Rulman 6204',
  description: 'x',
  categoryId: 'rulmanlar',
  featured: false,
  kind,
  specs: [
    {
      attribute: bore,
      group: null,
      key: false,
      text: '',
      values: [{ __typename: 'NumberValue', typed: '20', number: 20, base: 20, unit: mm }],
    },
  ],
  version: 1,
};

function open(updateProduct: Answers[string], queries: Answers = {}, mutations: Answers = {}) {
  const onClose = vi.fn();
  const page = renderAdmin(<ProductDialog id="1" onClose={onClose} />, {
    categories: [{ id: 'rulmanlar', name: 'Rulmanlar' }],
    products: [product],
    attributes: [bore, seal, norm],
    kinds: [kind],
    queries,
    mutations: { updateProduct, ...mutations },
  });
  return { ...page, onClose };
}
const field = (name: string) => screen.findByLabelText(name, {}, { timeout: 5000 });

test('the form has a field for each attribute of the kind, and a missing value does not stop a save', async () => {
  const sent = vi.fn();
  const { user, onClose } = open((args) => {
    sent(args.input);
    return { ...product, version: 2 };
  });
  // A missing value is marked once its field was left, and is no error.
  expect(await field('Kapak')).not.toHaveAccessibleDescription();
  expect(screen.queryByText('1 missing')).toBeNull();
  await user.click(await field('Kapak'));
  await user.click(await field('İç çap'));
  expect(await field('Kapak')).toHaveAccessibleDescription('Required in “Rulman”.');
  expect(await field('Kapak')).toHaveAttribute('aria-invalid', 'false');
  expect(screen.getByText('1 missing')).toBeVisible();

  const size = await field('İç çap');
  await user.clear(size);
  await user.type(size, '3/4"');
  expect(size).toHaveAccessibleDescription('= 19,05 mm');
  await user.tab();
  expect(await field('Kapak')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    kindId: 'rulman',
    specs: [{ attributeId: 'iç-çap', values: ['3/4"'] }],
  });
});

test('a value is checked against its attribute before it is sent', async () => {
  const sent = vi.fn();
  const { user } = open(sent);
  await user.type(await field('Kapak'), 'XX');
  expect(await field('Kapak')).toHaveAccessibleDescription('There is no option “XX”. The options are: 2RS · ZZ.');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Correct the marked specs first')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('an attribute is found while it is typed, and then its value has the focus', async () => {
  const { user } = open(vi.fn());
  await user.type(await screen.findByRole('combobox', { name: 'Attribute' }), 'stan{Enter}');
  await waitFor(async () => expect(await field('Standart')).toHaveFocus());
  await user.keyboard('ISO 15');
  expect(await field('Standart')).toHaveValue('ISO 15');
});

test('two pasted columns of a spreadsheet replace the values that were there', async () => {
  const { user } = open(vi.fn());
  await user.click(await field('İç çap'));
  await user.paste('İÇ ÇAP [mm]\t25\r\nKapak\tzz\r\nRenk\tmavi\r\n');
  expect(await field('İç çap')).toHaveValue('25');
  expect(await field('Kapak')).toHaveValue('zz');
  expect(await field('Renk')).toHaveAccessibleDescription('There is no attribute “Renk”.');
  await user.click(screen.getByRole('button', { name: 'Remove Renk' }));
  expect(screen.queryByLabelText('Renk')).not.toBeInTheDocument();
});

test('in a conflict of two saves all specs are one choice', async () => {
  const theirs = { ...product, version: 2, specs: [] };
  let saved: object = product;
  const { user } = open(
    (args) => {
      saved = theirs;
      return args.version === 2 ? { ...product, version: 3 } : refuse('CONFLICT');
    },
    { product: () => saved },
  );
  await user.type(await field('Kapak'), 'ZZ');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved by someone else, too' }));
  expect(dialog.getByRole('radio', { name: /^Mine İç çap: 20\s+Kapak: ZZ$/ })).toBeChecked();
  expect(dialog.getByRole('radio', { name: /^Theirs Empty$/ })).not.toBeChecked();
});

test('an attribute and an option that nobody has defined are created where they were pasted, and nothing is lost', async () => {
  const weight = attribute('yeni', 'Ağırlık', {
    kind: 'NUMBER',
    unit: { symbol: 'kg', code: 'KGM', dimension: 'mass' },
  });
  const more = {
    ...seal,
    options: [...(seal as unknown as { options: object[] }).options, { id: 'ış', name: 'IŞ', productCount: 0 }],
    version: 2,
  };
  let known: object[] = [bore, seal, norm];
  const made = vi.fn();
  const { user } = open(
    vi.fn(),
    { attributes: () => known },
    {
      createAttribute: ({ input }) => {
        made(input);
        const added = { ...weight, name: (input as { name: string }).name, id: `yeni${known.length}` };
        known = [...known, added];
        return added;
      },
      updateAttribute: ({ input, version }) => {
        made(input, version);
        known = known.map((one) => (one === seal ? more : one));
        return more;
      },
    },
  );
  await user.click(await field('İç çap'));
  await user.paste('Ağırlık\t0,2 kg\nKapak\tIŞ');
  await user.type(await field('İç çap'), '5');
  await user.click(screen.getByRole('button', { name: 'Create attribute “Ağırlık”' }));
  await waitFor(() =>
    expect(made).toHaveBeenLastCalledWith({ name: 'Ağırlık', kind: 'NUMBER', unit: 'kg', options: [] }),
  );
  await user.click(await screen.findByRole('button', { name: 'Add option “IŞ” to Kapak' }));
  await waitFor(async () => expect(await field('Kapak')).not.toHaveAccessibleDescription());
  expect(made.mock.lastCall).toMatchObject([{ options: [{ id: '2rs' }, { id: 'zz' }, { id: null, name: 'IŞ' }] }, 1]);
  expect(await field('Ağırlık')).toHaveValue('0,2 kg');
  expect(await field('Ağırlık')).not.toHaveAccessibleDescription(/no attribute/);
  expect(await field('İç çap')).toHaveValue('205');

  await user.click(screen.getByRole('combobox', { name: 'Attribute' }));
  await user.paste('Şaft boyu: 40 mm');
  await user.click(screen.getByRole('button', { name: 'Create attribute “Şaft boyu”' }));
  await waitFor(() =>
    expect(made).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Şaft boyu', unit: 'mm' })),
  );
});
