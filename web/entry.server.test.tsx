import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from './testing/openPage.ts';

// Test files share the document.
const bearing = { id: '17', name: 'Rulman 6204', description: 'İç çap 20 mm,\ndış çap 47 mm.', price: 1240 };

describe('the products page', () => {
  const many = ['1', '2', '3', '4'].map((id) => ({ id, name: `Vana ${id}`, categoryId: 'vana' }));
  const content = {
    categories: [
      { id: 'vana', name: 'Vanalar' },
      { id: 'ölçüm', name: 'Ölçüm' },
      { id: 'zincir', name: 'Zincirler' },
      { id: 'ırgat', name: 'Irgatlar' },
    ],
    products: [
      ...many,
      { id: '5', name: 'Kumpas', categoryId: 'ölçüm' },
      { ...bearing },
      { id: '9', name: 'Irgat', categoryId: 'ırgat' },
    ],
  };

  test('shows groups in Turkish order, those without a category among them, and no empty ones', async () => {
    await openPage('/products', content);
    const groups = screen.getAllByRole('region').map((group) => within(group).getByRole('heading').textContent);
    expect(groups).toEqual(['Irgatlar', 'Kategorisiz', 'Ölçüm', 'Vanalar']);
  });

  test('shows three products of a group, and the way to the others only when there are any', async () => {
    await openPage('/products', content);
    const valves = screen.getByRole('region', { name: 'Vanalar' });
    expect(within(valves).getAllByRole('listitem')).toHaveLength(3);
    expect(within(valves).getByRole('link', { name: /Daha Fazla/ })).toHaveAttribute('href', '/categories/vana');
    expect(within(screen.getByRole('region', { name: 'Ölçüm' })).queryByText('Daha Fazla')).toBeNull();
  });

  test('says when there is nothing', async () => {
    await openPage('/products');
    expect(screen.getByText('Henüz ürün bulunmamaktadır.')).toBeVisible();
  });
});

test('the home page leaves the featured products out when there are none', async () => {
  await openPage('/', { products: [bearing] });
  expect(screen.queryByRole('heading', { name: 'Öne çıkan ürünler' })).toBeNull();
  await openPage('/', { products: [{ ...bearing, featured: true }] });
  expect(screen.getByRole('heading', { name: 'Öne çıkan ürünler' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Rulman 6204/ })).toHaveAttribute('href', '/products/17');
});

test('the home page shows every featured product', async () => {
  const products = Array.from({ length: 30 }, (_, index) => ({ ...bearing, id: String(index), featured: true }));
  await openPage('/', { products });
  const featured = screen.getByRole('region', { name: 'Öne çıkan ürünler' });
  expect(within(featured).getAllByRole('link', { name: /Rulman 6204/ })).toHaveLength(30);
});

test('a product says its price in lira, or to ask for it', async () => {
  await openPage('/products/17', { products: [bearing] });
  expect(document.querySelector('.price')).toHaveTextContent('₺1.240,00');
  await openPage('/products/17', { products: [{ ...bearing, price: null }] });
  expect(screen.getByText('Fiyat için iletişime geçin')).toBeInTheDocument();
});

test.each([
  ['/products/yok', 'Ürün bulunamadı'],
  ['/categories/yok', 'Kategori bulunamadı'],
  ['/sectors/yok', 'Sektör bulunamadı'],
  ['/yok', 'Aradığınız sayfa bulunamadı'],
])('%s is answered with 404 and says: %s', async (path, text) => {
  const { status, head } = await openPage(path);
  expect(status).toBe(404);
  expect(head).toContain('noindex');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text);
});

test.each(['boru-1/2', 'ne?', '%50', 'a%2Fb', '%2f', 'a%252Fb', 'a#b', 'iş-güvenliği', 'a&b', 'a+b'])(
  'the category %s is found by its link',
  async (id) => {
    const products = ['1', '2', '3', '4'].map((n) => ({ id: n, name: n, categoryId: id }));
    const content = { categories: [{ id, name: 'Grup' }], products };
    await openPage('/products', content);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Daha Fazla: Grup' });
    const { status } = await openPage(new URL(link.href).pathname, content);
    expect(status).toBe(200);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Grup');
  },
);

test('a category without products says so', async () => {
  await openPage('/categories/uncategorized');
  expect(screen.getByText('Bu kategoride ürün bulunamadı.')).toBeVisible();
});

test('the head holds title, description and canonical link of the page', async () => {
  await openPage('/products/17?utm=x', { products: [bearing] });
  expect(document.title).toBe('Rulman 6204 | Deneme Makine');
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'İç çap 20 mm, dış çap 47 mm.');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://www.deneme.example/products/17',
  );
});

test('entered text cannot break out of the state', async () => {
  const name = '</script><script>alert(1)</script>';
  const { state, html } = await openPage('/products/17', { products: [{ ...bearing, name }] });
  expect(state + html).not.toContain('<script>');
  expect(JSON.stringify(JSON.parse(state))).toContain('alert(1)');
});

test('missing details of the company are called missing, and not linked', async () => {
  await openPage('/', { settings: { email: '', phone: '' } });
  expect(screen.getAllByText('Belirtilmemiş').length).toBeGreaterThanOrEqual(6);
  expect(document.querySelector('a[href^="mailto:"], a[href^="tel:"]')).toBeNull();
});

test('a product without a price has no offer, and one with a price says no more than that', async () => {
  const offers = () =>
    [...document.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => JSON.parse(textContent) as { '@type': string; offers?: object })
      .find((facts) => facts['@type'] === 'Product')?.offers;
  await openPage('/products/17', { products: [{ ...bearing, price: null }] });
  expect(offers()).toBeUndefined();
  await openPage('/products/17', { products: [bearing] });
  expect(offers()).toEqual({
    '@type': 'Offer',
    url: 'https://www.deneme.example/products/17',
    itemCondition: 'https://schema.org/NewCondition',
    price: '1240.00',
    priceCurrency: 'TRY',
  });
});

test('the contact form comes with the subject that its address names', async () => {
  await openPage(`/contact?subject=${encodeURIComponent('Vana "DN80" & flanş')}`);
  expect(screen.getByRole('textbox', { name: /^Konu/ })).toHaveValue('Vana "DN80" & flanş');
});

test('the admin is an empty page for the browser to fill', async () => {
  expect(await openPage('/admin/products')).toMatchObject({ status: 200, html: '', state: '{}', lang: 'en' });
});

describe('contact from a product', () => {
  const content = { products: [bearing] };

  test('leads to the form with the product and a subject', async () => {
    await openPage('/products/17', content);
    const link = within(screen.getByRole('article')).getByRole('link', { name: 'İletişime Geçin' });
    expect(link).toHaveAttribute('href', '/contact?urun=17&subject=Rulman%206204%20hakk%C4%B1nda#form');
    await openPage(link.getAttribute('href') ?? '', content);
    const product = within(screen.getByRole('form')).getByRole('group', { name: 'Sorduğunuz ürün' });
    expect(product).toHaveTextContent('Rulman 6204₺1.240,00');
    expect(screen.getByRole('textbox', { name: 'Konu' })).toHaveValue('Rulman 6204 hakkında');
  });

  test('an unknown product leaves the form alone, without an error', async () => {
    const { status } = await openPage('/contact?urun=yok', content);
    expect(status).toBe(200);
    expect(screen.queryByRole('group', { name: 'Sorduğunuz ürün' })).toBeNull();
  });
});
