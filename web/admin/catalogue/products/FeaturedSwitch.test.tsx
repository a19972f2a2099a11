// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useProductListQuery } from './products.generated.ts';
import { refuse, type Answers } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { FeaturedSwitch } from './FeaturedSwitch.tsx';

const product = { id: '1', name: 'Sabit Bilyalı Rulman' };

function FirstProduct() {
  const { data } = useProductListQuery({ variables: { first: 1 } });
  return data?.products.nodes.map((node) => <FeaturedSwitch key={node.id} product={node} />);
}

const show = (setProductFeatured: Answers[string]) =>
  renderAdmin(<FirstProduct />, { products: [product], mutations: { setProductFeatured } });

test('a product is featured with one click', async () => {
  const { user } = show(({ id, featured }) => ({ id, featured }));

  await user.click(await screen.findByRole('switch', { name: 'Featured: Sabit Bilyalı Rulman' }));

  expect(screen.getByRole('switch')).toBeChecked();
  expect(screen.getByText('Featured', { selector: 'button span' })).toBeVisible();
});

test('a refused switch goes back, and a notice says so', async () => {
  const { user } = show(() => refuse('INTERNAL_SERVER_ERROR'));

  await user.click(await screen.findByRole('switch'));

  const notice = 'Failed to update featured status. Please try again.';
  expect(await within(screen.getByRole('alert')).findByText(notice)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
  expect(screen.getByText('Not Featured', { selector: 'button span' })).toBeVisible();
});
