// @vitest-environment jsdom
import { ApolloLink, Observable } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { linkTo } from '../../../testing/fakeServer.ts';
import { openLive } from '../../../testing/openLive.tsx';
import { openPage } from '../../../testing/openPage.ts';

const path = '/categories/vana';
const content = { categories: [{ id: 'vana', name: 'Vanalar' }] };
const away = () => {
  throw new Error('The database is away.');
};
const isUnanswered = () => new ApolloLink(() => new Observable((observer) => observer.error(new TypeError('offline'))));
const isRefused = () => linkTo({ ...content, queries: { category: away } });

test.each([path, `${path}?gorunum=tablo`, `${path}?siralama=fiyat`])(
  'without scripts, %s whose read fails gets 503, is logged, stays out of search engines, and asks to try again',
  async (address) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { status, head } = await openPage(address, { ...content, queries: { category: away } });
    expect(status).toBe(503);
    expect(head).toContain('noindex');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sayfa yüklenemedi');
    expect(screen.getByRole('link', { name: 'Tekrar deneyin' })).toHaveAttribute('href', address);
    expect(document.body).not.toHaveTextContent('Kategori bulunamadı');
    expect(logged.mock.calls.flat().join()).toContain('The database is away.');
  },
);

test.each([
  ['no answer comes', isUnanswered],
  ['the answer is an error', isRefused],
])(
  'with scripts, when %s, the page says so, the failure is logged, and trying again shows the category',
  async (_, failing) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isAway = false;
    const [broken, whole] = [failing(), linkTo(content)];
    const router = openLive(
      '/sectors',
      ApolloLink.split(() => isAway, broken, whole),
    );
    await screen.findByRole('heading', { level: 1, name: 'Sektörler' });
    logged.mockClear();

    isAway = true;
    await act(() => router.navigate(path));
    await screen.findByRole('heading', { level: 1, name: 'Sayfa yüklenemedi' });
    expect(document.body).not.toHaveTextContent('Kategori bulunamadı');
    expect(logged).toHaveBeenCalled();

    isAway = false;
    await userEvent.setup().click(screen.getByRole('link', { name: 'Tekrar deneyin' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Vanalar' })).toBeVisible();
  },
);
