// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderAdmin } from '../../../../testing/renderAdmin.tsx';
import { LeftValues } from '../leftOut/LeftValues.tsx';
import { PresetOffer } from './PresetOffer.tsx';

const setup = { findBy: 'STOCK_CODE' };
const preset = { key: 'woocommerce', name: 'WooCommerce', pictureHost: 'eski.example', setup };

function Run() {
  const { state } = useLocation();
  return <p>{(state as { file: File }).file.name}</p>;
}

test('a file of another shop becomes a profile under a name that is free, and is tried by it', async () => {
  const file = new File(['x'], 'woo.csv');
  const names: string[] = [];
  const { user } = renderAdmin(
    <Routes>
      <Route path="/admin/imports/run/:id" element={<Run />} />
      <Route path="*" element={<PresetOffer preset={preset} file={file} />} />
    </Routes>,
    {
      mutations: {
        createImportProfile({ input }) {
          const { name, setup: sent } = input as { name: string; setup: object };
          names.push(name);
          expect(sent).toEqual(setup);
          if (name === 'WooCommerce')
            throw new GraphQLError('There is already a profile “WooCommerce”.', {
              extensions: { code: 'BAD_USER_INPUT', field: 'name' },
            });
          return { id: 'woocommerce-2', name, setup: sent, version: 1 };
        },
      },
    },
  );
  expect(screen.getByText(/Pictures are fetched from eski.example/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read it as WooCommerce' }));
  expect(await screen.findByText('woo.csv')).toBeVisible();
  expect(names).toEqual(['WooCommerce', 'WooCommerce 2']);
});

test('a file that only looks like one is read by its columns, and what is left has its reason', async () => {
  const { user } = renderAdmin(<PresetOffer preset={preset} file={new File(['x'], 'liste.csv')} />);
  await user.click(screen.getByRole('button', { name: 'It is another file' }));
  expect(screen.queryByText(/looks like/)).toBeNull();
  const left = [{ heading: 'Tags', why: 'Products have no tags.', count: 1200, sample: 'yeni', line: null }];
  renderAdmin(<LeftValues trial={{ left, pictures: 15_000 }} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Tags, 1.200 values: yeniProducts have no tags.');
  expect(screen.getByText('15.000 pictures are fetched after the import.')).toBeVisible();
});
