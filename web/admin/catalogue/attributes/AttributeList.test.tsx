// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse, type Answers } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { KindList } from '../kinds/KindList.tsx';
import { AttributeList } from './AttributeList.tsx';

const option = (id: string, name: string, productCount: number) => ({ id, name, productCount });
const seal = {
  id: 'kapak',
  name: 'Kapak',
  kind: 'OPTION',
  unit: null,
  decimals: null,
  options: [option('açık', 'Açık', 0), option('2rs', '2RS', 3), option('lastik', 'Lastik', 1)],
  productCount: 4,
  kinds: [],
  version: 2,
};
const bore = {
  ...seal,
  id: 'iç-çap',
  name: 'İç çap',
  kind: 'NUMBER',
  options: [],
  unit: { symbol: 'mm', code: 'MMT', dimension: 'length' },
};

const open = (mutations: Answers) =>
  renderAdmin(<AttributeList />, {
    attributes: [seal, bore],
    queries: { attribute: ({ id }) => [seal, bore].find((one) => one.id === id) ?? null, units: () => [bore.unit] },
    mutations,
  });

test('options are renamed, ordered, added and removed, but not those that products have', async () => {
  const sent = vi.fn();
  const { user } = open({
    updateAttribute: (args) => {
      sent(args);
      return { ...seal, version: 3 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Kapak' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit attribute' }));
  expect(await dialog.findByRole('button', { name: 'Remove 2RS' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Remove Açık' }));
  await user.click(dialog.getByRole('button', { name: 'Move Lastik up' }));
  await user.type(dialog.getByRole('textbox', { name: 'Option 1' }), ' kapak');
  await user.click(dialog.getByRole('button', { name: 'Add option' }));
  await user.type(dialog.getByRole('textbox', { name: 'Option 3' }), 'ZZ');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));

  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    id: 'kapak',
    version: 2,
    input: {
      options: [
        { id: 'lastik', name: 'Lastik kapak' },
        { id: '2rs', name: '2RS' },
        { id: null, name: 'ZZ' },
      ],
    },
  });
});

test('before two options are merged, the dialog says how many products change', async () => {
  const sent = vi.fn();
  const { user } = open({
    mergeOptions: (args) => {
      sent(args);
      return seal;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Merge options of Kapak' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge options of Kapak' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Remove this option' }), 'lastik');
  expect(dialog.getByText('1 product will change. This cannot be undone.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ attributeId: 'kapak', from: 'lastik', into: '2rs' }));
});

test('attributes are found by name, unit, option or kind, with or without Turkish letters', async () => {
  const { user, router } = open({});
  expect(await screen.findByRole('row', { name: /^İç çap Number mm/ })).toBeVisible();
  const search = (typed: string) => act(() => router.navigate(`/admin/attributes?q=${encodeURIComponent(typed)}`));
  await search('ic cap');
  expect(screen.queryByRole('button', { name: 'Kapak' })).toBeNull();
  expect(screen.getByRole('button', { name: 'İç çap' })).toBeVisible();
  expect(screen.getByText('1 attribute')).toBeVisible();

  await search('ACIK');
  expect(screen.getByRole('button', { name: 'Kapak' })).toBeVisible();
  await search('yok böyle');
  await user.click(screen.getByRole('button', { name: 'Show all attributes' }));
  expect(await screen.findByRole('button', { name: 'İç çap' })).toBeVisible();
});

test('a list of more than fifty rows has pages', async () => {
  const many = Array.from({ length: 53 }, (_, place) => ({ ...bore, id: `a${place}`, name: `Ölçü ${place}` }));
  const { user, router } = renderAdmin(<AttributeList />, { attributes: many });
  expect(await screen.findByRole('button', { name: 'Ölçü 49' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ölçü 50' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('button', { name: 'Ölçü 52' })).toBeVisible();
  await act(() => router.navigate(`/admin/attributes?q=${encodeURIComponent('ölçü 1')}`));
  expect(await screen.findByRole('button', { name: 'Ölçü 1' })).toBeVisible();
});

test('an attribute in use is not deleted, and a notice says so', async () => {
  const { user } = open({ deleteThing: () => refuse('CONFLICT') });
  await user.click(await screen.findByRole('button', { name: 'Delete Kapak' }));
  expect(await screen.findByText('Refused')).toBeVisible();
});

test('a kind gets its attributes, each with its marks', async () => {
  const sent = vi.fn();
  const { user } = renderAdmin(<KindList />, {
    attributes: [seal, bore],
    mutations: {
      createProductKind: (args) => {
        sent(args);
        return { id: 'rulman', name: 'Rulman', attributes: [], productCount: 0, version: 1 };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add kind' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add kind' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Rulman');
  await user.type(dialog.getByRole('combobox', { name: 'Attribute' }), 'kap{Enter}');
  await user.type(dialog.getByRole('combobox', { name: 'Attribute' }), 'iç{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Move İç çap up' }));
  const first = within(dialog.getByRole('group', { name: 'İç çap' }));
  await user.click(first.getByRole('checkbox', { name: 'Required' }));
  await user.type(first.getByRole('textbox', { name: 'Heading of İç çap' }), 'Ölçüler');
  await user.click(dialog.getByRole('button', { name: 'Add kind' }));

  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    input: {
      name: 'Rulman',
      attributes: [
        { attributeId: 'iç-çap', group: 'Ölçüler', required: true, key: false },
        { attributeId: 'kapak', group: null, required: false },
      ],
    },
  });
});
