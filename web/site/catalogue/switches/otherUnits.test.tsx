import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';
import { inRememberedView } from '../productList/rememberedView.ts';
import { KeyValues } from '../products/KeyValues.tsx';
import { ProductPlate } from '../products/ProductPlate.tsx';
import { productRows } from '../products/productRows.ts';
import { SpecTable } from '../products/SpecTable.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const unit = { symbol: 'mm', code: 'MMT', dimension: 'length' };
const length = (name: string, text: string, otherText: string | null) => ({
  attribute: { id: name, name, kind: 'NUMBER', options: [], version: 1 },
  group: null,
  key: true,
  text,
  otherText,
  values: [{ __typename: 'NumberValue' as const, typed: text, number: 1, base: 1, unit }],
});
const width = length('Genişlik', '14 mm', '≈ 0,5512"');
const bore = length('İç çap', '12,7 mm', '1/2"');
const mass = length('Kütle', '1 kg', null);

const plain = { id: '6204', name: 'Rulman', pictures: [], imageCaption: null, kind: null, section: null };

const show = (specs: (typeof width)[], address = '/products/6204') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ProductPlate product={{ ...plain, specs }} onPress={() => undefined} />
      <KeyValues rows={productRows(specs, null)} />
      <SpecTable specs={specs} />
    </MemoryRouter>,
  );
const units = () => within(screen.getByRole('navigation', { name: 'Ölçü birimi' }));
const press = (name: string) => userEvent.setup().click(units().getByRole('link', { name }));
const inches = () => [...document.querySelectorAll('.other-unit')].map(({ textContent }) => textContent);
const both = ['≈ 0,5512"', '1/2"'];

test('a product shows inches beside millimetres once they are chosen, and the next product does, too', async () => {
  show([width, bore, mass]);
  expect(inches()).toEqual([]);
  await press('mm ve inç');
  expect(inches()).toEqual([...both, ...both]);
  cleanup();
  show([bore]);
  expect(inches()).toEqual(['1/2"', '1/2"']);
  expect(units().getByRole('link', { name: 'mm ve inç' })).toHaveAttribute('aria-current', 'true');
  await press('mm');
  expect(inches()).toEqual([]);
});

test('a choice keeps the rest of the address', async () => {
  show([bore], '/products/6204?miktar=30');
  expect(units().getByRole('link', { name: 'mm ve inç' })).toHaveAttribute(
    'href',
    '/products/6204?miktar=30&birim=inc',
  );
});

test('a product without lengths offers no other unit', () => {
  show([mass]);
  expect(screen.queryByRole('navigation', { name: 'Ölçü birimi' })).toBeNull();
});

test('an address with both units shows them without scripts, on a product and in a comparison', async () => {
  const products = [
    { id: '6204', name: 'Rulman 6204', description: 'Tek sıralı.', price: 100, specs: [width, bore] },
    { id: '6205', name: 'Rulman 6205', description: 'Tek sıralı.', price: 100, specs: [width] },
  ];
  await openPage('/products/6204?birim=inc', { products });
  expect(inches()).toEqual(expect.arrayContaining(both));
  await openPage('/karsilastir?u=6204&u=6205&birim=inc', { products });
  expect(inches()).toEqual(['≈ 0,5512"', '≈ 0,5512"', '1/2"']);
});

test('a list opens with both units where they were chosen last', async () => {
  const list = new URL('/categories/rulman?gorunum=tablo', window.location.origin);
  expect(inRememberedView(list)).toBeUndefined();
  show([bore]);
  await press('mm ve inç');
  expect(inRememberedView(list)).toBe('/categories/rulman?gorunum=tablo&birim=inc');
});
