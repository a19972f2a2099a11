// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse, type Answers } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { VariantsDialog } from './VariantsDialog.tsx';

const base = { kind: 'NUMBER', unit: null, decimals: null, options: [], productCount: 0, kinds: [], version: 1 };
const bore = { ...base, id: 'iç-çap', name: 'İç çap', unit: { symbol: 'mm', code: 'MMT', dimension: 'length' } };
const family = { id: '62', name: '62 serisi', columns: [{ id: bore.id, name: bore.name }] };
const pattern = {
  ...{ id: '1', name: 'Sabit Bilyalı Rulman 6204', stockCode: '6204', version: 3 },
  ...{ family: null, pictures: [{ url: '/uploads/a.webp' }], documents: [] },
};

function open(mutations: Answers, newVariants: Answers[string]) {
  const onClose = vi.fn();
  let attributes = [bore];
  const createAttribute = ({ input }: Record<string, unknown>) => {
    const kg = { symbol: 'kg', code: 'KGM', dimension: 'mass' };
    const made = { ...bore, id: 'ağırlık', name: (input as { name: string }).name, unit: kg };
    attributes = [...attributes, made];
    return made;
  };
  const page = renderAdmin(<VariantsDialog family={family} onClose={onClose} />, {
    attributes,
    queries: {
      attributes: () => attributes,
      family: () => ({ ...family, articles: [{ product: pattern }] }),
      newVariants,
    },
    mutations: { createAttribute, ...mutations },
  });
  return { ...page, onClose };
}

const looked = (rows: { name: string; stockCode: string }[], faults: object[] = []) =>
  rows.map(({ name, stockCode }) => ({ name, stockCode, price: null, specs: [], faults }));

test('pasted rows are named by the pattern, shown before anything is written, and made in one step', async () => {
  const made = vi.fn();
  const { user, onClose } = open({ addVariants: (args) => (made(args), { count: 2, undoToken: 'c2' }) }, ({ rows }) =>
    looked(rows as { name: string; stockCode: string }[]),
  );
  expect(await screen.findByDisplayValue('Sabit Bilyalı Rulman {kod}')).toBeVisible();
  await user.click(screen.getByLabelText('Stock code, row 1'));
  await user.paste('Kod\tİç çap\tAğırlık\n6205\t25\t0,13 kg\n6206\t30\t0,2 kg');
  await user.click(await screen.findByText('Create attribute “Ağırlık”'));
  await waitFor(() => expect(screen.getByLabelText('Column 3')).toHaveValue('spec ağırlık'));
  await user.click(screen.getByText('Preview 2 products'));
  expect(await screen.findByText('2 products will be made. Nothing is written yet.')).toBeVisible();
  expect(made).not.toHaveBeenCalled();
  await user.click(screen.getByText('Make 2 products'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(made.mock.lastCall?.[0]).toMatchObject({
    ...{ patternId: '1', familyId: '62', version: 3 },
    rows: [
      {
        ...{ name: 'Sabit Bilyalı Rulman 6205', stockCode: '6205' },
        specs: [
          { attributeId: 'iç-çap', values: ['25'] },
          { attributeId: 'ağırlık', values: ['0,13 kg'] },
        ],
      },
      { name: 'Sabit Bilyalı Rulman 6206' },
    ],
  });
});

test('what is wrong stands at its row, nothing typed is lost by it, and closing asks', async () => {
  const problem = { field: 'stockCode', message: 'It is the stock code of Vana already.' };
  const { user, onClose } = open({ addVariants: () => refuse('BAD_USER_INPUT') }, ({ rows }) =>
    looked(rows as { name: string; stockCode: string }[], [problem]),
  );
  await screen.findByDisplayValue('Sabit Bilyalı Rulman {kod}');
  await user.click(screen.getByLabelText('Stock code, row 1'));
  await user.keyboard('6205{Enter}6206');
  expect(screen.getByLabelText('Stock code, row 2')).toHaveValue('6206');
  await user.type(screen.getByLabelText('İç çap, row 1'), 'onaltı');
  expect(screen.getByLabelText('İç çap, row 1')).toBeInvalid();
  expect(screen.getByText('Preview 2 products')).toBeDisabled();
  await user.clear(screen.getByLabelText('İç çap, row 1'));
  await user.click(screen.getByText('Preview 2 products'));
  expect(await screen.findByText('2 rows of 2 cannot be made. Nothing is written yet.')).toBeVisible();
  expect(screen.getAllByText(problem.message)).toHaveLength(2);
  expect(screen.getByText('Make 2 products')).toBeDisabled();
  await user.click(screen.getByText('Back'));
  expect(screen.getByLabelText('Stock code, row 1')).toHaveValue('6205');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByText('Keep editing'));
  expect(onClose).not.toHaveBeenCalled();
});
