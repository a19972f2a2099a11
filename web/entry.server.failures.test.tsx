import { ApolloLink, Observable } from '@apollo/client';
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { render } from './entry.server.tsx';
import { openPage } from './testing/openPage.ts';

// Test files share the document.
test('when data cannot be loaded, the page shows default content, is not cached, and the failure is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status } = await openPage('/', { broken: true });
  expect(status).toBe(503);
  expect(screen.getByText('Hoş geldiniz, burası Vitrin Endüstri.')).toBeInTheDocument();
  expect(logged).toHaveBeenCalled();
});

test('a product that cannot be loaded is not called missing: the page asks to try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status, head } = await openPage('/products/17', { broken: true });
  expect(status).toBe(503);
  expect(head).toContain('noindex');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sayfa yüklenemedi');
  expect(screen.getByRole('link', { name: 'Tekrar deneyin' })).toHaveAttribute('href', '/products/17');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('an unexpected failure is logged whole, and only its status reaches the page', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = new Error('The database is locked.');
  const failing = new ApolloLink(() => new Observable((observer) => observer.error(failure)));
  const { status, html, state } = await render(new Request('https://www.deneme.example/products/17'), failing);
  expect(status).toBe(500);
  expect(logged).toHaveBeenCalledWith(failure);
  expect(html + state).not.toContain('database');
});

test('the page of the admin names its own address, for those who came by another that keeps no sign-in', async () => {
  const { head } = await render(new Request('https://vitrin.lan/admin/products'), ApolloLink.empty());
  expect(head).toContain('<link rel="canonical" href="https://vitrin.lan/admin">');
});

describe('while nothing can be read', () => {
  const fail = () => {
    throw new Error('The database is away.');
  };
  const queries = { products: fail, product: fail, categories: fail, category: fail, privacyNotice: fail };

  test.each(['/categories/vana', '/products/17', '/kvkk'])(
    '%s is answered with 503 and never called missing, and it is logged',
    async (path) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { status } = await openPage(path, { categories: [{ id: 'vana', name: 'Vanalar' }], queries });
      expect(status).toBe(503);
      expect(document.body).toHaveTextContent('Sayfa yüklenemedi');
      // It is a link, which works without JavaScript.
      expect(screen.getByRole('link', { name: 'Tekrar deneyin' })).toHaveAttribute('href', path);
      expect(document.body).not.toHaveTextContent('bulunamadı');
      expect(logged).toHaveBeenCalled();
    },
  );

  test.each([
    ['/products', 'Henüz ürün bulunmamaktadır.'],
    ['/products?q=vana', 'Aramanıza uygun ürün bulunamadı.'],
  ])('%s says so without scripts, too: %s', async (path, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { status } = await openPage(path, { queries });
    expect(status).toBe(503);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText('Yükleniyor')).toBeNull();
  });
});
