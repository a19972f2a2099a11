import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';
import { ProductPlate } from './ProductPlate.tsx';

const section = { svg: '<svg viewBox="0 0 672 504"/>', scale: 8, letters: [] };
const pictures = [
  { url: '/uploads/a.png', alt: null, picture: null },
  { url: '/uploads/b.png', alt: 'Kesik görünüş', picture: null },
];
const product = {
  ...{ id: '1', name: 'Rulman 6204', imageCaption: 'Temsili çizim', kind: null, specs: [] },
  ...{ pictures, section },
};
const open = (more: object = {}, address = '/products/1') =>
  openPage(address, { products: [{ ...product, description: 'x', price: 1, ...more }] });
const tabs = () => within(screen.getByRole('navigation', { name: 'Ürünün resimleri' }));
const here = () =>
  tabs()
    .queryAllByRole('link', { current: true })
    .map(({ textContent }) => textContent);
const shown = () =>
  [...document.querySelectorAll('.plate-drawing, .plate-shown > .picture, .plate-shown > picture > img')].map(
    (one) => one.getAttribute('src') ?? one.className,
  );
const live = (more: object = {}) =>
  render(<ProductPlate product={{ ...product, ...more }} onPress={() => undefined} />, { wrapper: MemoryRouter });
afterEach(cleanup);

test('the drawing stands first, and the pictures are one word away, by keyboard and by address', async () => {
  const user = userEvent.setup();
  live();
  expect([here(), shown()]).toEqual([['Ölçü resmi'], ['plate-drawing']]);
  tabs().getByRole('link', { name: 'Görünüş' }).focus();
  await user.keyboard('{Enter}');
  expect([here(), shown()]).toEqual([['Görünüş'], ['/uploads/a.png']]);
  expect(screen.getByText('Temsili çizim')).toBeInTheDocument();
  cleanup();
  await open();
  expect(tabs().getByRole('link', { name: 'Görünüş' })).toHaveAttribute('href', '/products/1?resim=gorunus');
  await open({}, '/products/1?resim=gorunus&miktar=5');
  expect([here(), shown()]).toEqual([['Görünüş'], ['/uploads/a.png']]);
  expect(tabs().getByRole('link', { name: 'Ölçü resmi' })).toHaveAttribute('href', '/products/1?resim=olcu&miktar=5');
});

test('of several pictures, small ones choose one, with its own caption', async () => {
  const user = userEvent.setup();
  live({ section: null });
  const small = within(screen.getByRole('list', { name: 'Resimler' }));
  await user.click(small.getByRole('link', { name: 'Kesik görünüş' }));
  expect(small.getByRole('link', { name: 'Kesik görünüş' })).toHaveAttribute('aria-current', 'true');
  expect(shown()).toEqual(['/uploads/b.png']);
  expect(screen.queryByText('Temsili çizim')).toBeNull();
  cleanup();
  await open({}, '/products/1?resim=2');
  expect([here(), shown()]).toEqual([['Görünüş'], ['/uploads/b.png']]);
});

test.each(['olcu', '3', '0', '-1', 'x', ''])(
  'an address that asks for the picture “%s” shows the drawing or a picture',
  async (asked) => {
    await open({}, `/products/1?resim=${asked}`);
    expect(shown()).toHaveLength(1);
  },
);

test('without a picture the drawing stands alone, and without a drawing the picture', async () => {
  await open({ pictures: [] }, '/products/1?resim=gorunus');
  expect([here(), shown()]).toEqual([['Ölçü resmi'], ['plate-drawing']]);
  expect(tabs().queryByRole('link', { name: 'Görünüş' })).toBeNull();
  await open({ section: null, pictures: pictures.slice(0, 1) });
  expect([here(), shown()]).toEqual([['Görünüş'], ['/uploads/a.png']]);
  expect(screen.queryByRole('list', { name: 'Resimler' })).toBeNull();
});
