import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { inRememberedView } from './rememberedView.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const to = (path: string) => inRememberedView(new URL(path, window.location.origin));
async function choose(name: string) {
  const routes = [{ path: '*', element: <ViewSwitch facets={null} /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await userEvent.setup().click(screen.getByRole('link', { name }));
  cleanup();
}

test('a visitor who chose the table gets it in other lists, too, until something else is chosen', async () => {
  expect(to('/categories/vana')).toBeUndefined();
  await choose('Tablo');
  expect(to('/categories/vana?kind=küresel&order=name')).toBe(
    '/categories/vana?kind=k%C3%BCresel&order=name&view=table',
  );
  expect(to('/products?q=dn50')).toBe('/products?q=dn50&view=table');
  expect(to('/categories/vana?gorunum=tablo')).toBeUndefined();
  await choose('Kartlar');
  expect(to('/categories/vana')).toBe('/categories/vana?view=cards');
  // Size sheets are what a long list begins with.
  await choose('Ölçü tablosu');
  expect(to('/categories/vana')).toBeUndefined();
});

test('within a list, and on the way back to it, its address alone decides', async () => {
  await choose('Tablo');
  const { pathname } = window.location;
  expect(to(pathname)).toBeUndefined();
  expect(to(`${pathname}?f.kapak=zz`)).toBeUndefined();
  expect(to(`${pathname}?q=vana`)).toBe(`${pathname}?q=vana&view=table`);
});
