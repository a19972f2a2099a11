import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { createClient } from '../../../graphql/client.ts';
import type { ProductPageQuery } from './productPage.generated.ts';
import { linkTo } from '../../../testing/fakeServer.ts';
import { SettingsProvider } from '../../parts/contact/SettingsProvider.tsx';
import { ProductBuy } from './ProductBuy.tsx';

const bearing = {
  ...{ id: '17', name: 'Rulman 6204', price: 2850, salesUnit: 'PIECE', priceQuantity: 10, minimumQuantity: null },
  ...{ availability: null, leadDays: null, specs: [], documents: [] },
  priceBreaks: [
    { minimum: 30, price: 2680 },
    { minimum: 50, price: 2520 },
    { minimum: 100, price: 2350 },
  ],
};
afterEach(cleanup);

/** Nothing about the settings changes meanwhile. */
const silent = new ApolloLink((operation, forward) =>
  operation.operationName === 'SiteSettingsChanged' ? NEVER : forward(operation),
);

const present = () => screen.getByRole('list', { name: /^Miktara göre/ }).querySelector('[aria-current]')?.textContent;

test('a range, the hint and the field set the quantity, and the last price is announced once, after a moment', async () => {
  const element = <ProductBuy product={bearing as unknown as NonNullable<ProductPageQuery['product']>} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <ApolloProvider client={createClient({ link: silent.concat(linkTo({})) })}>
      <SettingsProvider>
        <RouterProvider router={router} />
      </SettingsProvider>
    </ApolloProvider>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: /Miktar/ });
  await user.click(screen.getByRole('link', { name: /^30/ }));
  expect(field).toHaveValue('30');
  expect(present()).toMatch(/^30–40.adet/);
  await user.click(screen.getByRole('button', { name: 'Miktar: artır' }));
  await user.click(screen.getByRole('link', { name: /50.adet yapın/ }));
  expect(field).toHaveValue('50');
  screen.getByRole('link', { name: /^10–20/ }).focus();
  await user.keyboard(' ');
  expect(field).toHaveValue('10');
  await user.clear(field);
  await user.type(field, '91');
  await user.tab();
  expect(field).toHaveValue('100');
  expect(present()).toMatch(/^100\+.adet/);
  // The address stays, so that the way back leads to the page before.
  expect(router.state.location.search).toBe('');
  const [heard] = screen.getAllByRole('status');
  expect(heard).toBeEmptyDOMElement();
  await waitFor(() => expect(heard).toHaveTextContent('10 adet fiyatı 2.350,00 lira. 100 adet için 23.500,00 lira.'));
});
