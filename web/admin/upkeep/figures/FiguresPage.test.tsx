// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { FiguresPage } from './FiguresPage.tsx';

const steps = { seen: 12_480, listed: 642, enquired: 58, offered: 41, won: 19, wonSum: 486_300 };
const none = { seen: 0, listed: 0, enquired: 0, offered: 0, won: 0, wonSum: 0 };
const valve = { id: 'vana', name: 'Küresel Vana', image: null, picture: null };
const page = { pageInfo: { hasNextPage: false, endCursor: null } };

function open(figures = steps, path = '/admin/figures') {
  const ignored = new Set<string>();
  const asked: Record<string, unknown>[] = [];
  const words = [
    { word: 'sanzuman', times: 14, lastOn: '2026-11-22' },
    { word: '=kece', times: 3, lastOn: '2026-11-18' },
  ];
  const opened = renderAdmin(
    <FiguresPage />,
    {
      categories: [{ id: 'vanalar', name: 'Vanalar' }],
      queries: {
        figures: (args) => {
          asked.push(args);
          return { since: '2026-10-01', steps: figures, searches: 3904, programs: 12 };
        },
        figureRows: ({ by }) => ({
          ...page,
          nodes: [
            by === 'MONTH'
              ? { key: '2026-11', name: '2026-11', searches: null, steps }
              : { key: 'vana', name: valve.name, searches: by === 'WORD' ? 7 : null, steps },
          ],
          totalCount: 1,
        }),
        searchesWithoutHit: () => {
          const nodes = words.filter(({ word }) => !ignored.has(word));
          return {
            ...page,
            nodes,
            totalCount: nodes.length,
            searches: nodes.reduce((sum, { times }) => sum + times, 0),
          };
        },
        seenWithout: ({ lacking }) => (lacking === 'PRICE' ? [{ product: valve, times: 412 }] : []),
      },
      mutations: {
        ignoreWord: ({ word }) => Boolean(ignored.add(String(word))),
        heedWord: ({ word }) => ignored.delete(String(word)),
      },
    },
    path,
  );
  return { ...opened, asked };
}

const region = (name: string) => screen.findByRole('region', { name });

test('each step stands with its number, its share of the step before and the sum', async () => {
  open();
  const list = within(await region('From view to order'));
  const texts = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'Product viewed12.480in 30 days',
    'Added to a list6425,1 % of those',
    'Enquiry589,0 % of those',
    'Offer4170,7 % of those',
    'Won1946,3 %, ₺ 486.300',
  ]);
});

test('few views have no shares, and none say since when there is counting', async () => {
  const few = open({ ...none, seen: 9, listed: 3 });
  const list = within(await region('From view to order'));
  expect((await list.findAllByRole('listitem')).map(({ textContent }) => textContent)).toContain('Added to a list3');
  few.unmount();
  open(none);
  expect(await screen.findByText('Counting began on Oct 1, 2026. Words appear from their third use on.')).toBeDefined();
});

test('a word without a hit is ignored, leaves the list, and comes back by the notice', async () => {
  const { user } = open();
  const words = within(await region('Searches that found nothing'));
  expect(await words.findByText('2 words, 17 searches of 3.904')).toBeDefined();
  await user.click(words.getByRole('button', { name: 'Ignore: sanzuman' }));
  await waitFor(() => expect(words.queryByText('sanzuman')).toBeNull());
  expect(await words.findByText('1 word, 3 searches of 3.904')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await words.findByText('sanzuman')).toBeDefined();
});

test('a draft of a product begins with the word as its name', async () => {
  const { user, router } = open();
  await user.click(await screen.findByRole('link', { name: 'Draft product: sanzuman' }));
  expect(router.state.location).toMatchObject({
    pathname: '/admin/products',
    state: { begins: true, named: 'sanzuman' },
  });
});

test('days, a category and one product are chosen in the address', async () => {
  const { user, router, asked } = open();
  await user.click(await screen.findByRole('button', { name: '12 months' }));
  await user.selectOptions(screen.getByLabelText('Of which products'), 'Vanalar');
  await waitFor(() => expect(asked.at(-1)).toEqual({ period: 'YEAR', categoryId: 'vanalar', productId: null }));
  const rows = within(await region('In detail'));
  await user.click(await rows.findByRole('button', { name: valve.name }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ period: 'YEAR', categoryId: null, productId: 'vana' }));
  expect(router.state.location.search).toBe('?period=year&product=vana');
  expect(screen.getByLabelText('Of which products').querySelector('option:checked')?.textContent).toBe(valve.name);
  await user.click(rows.getByRole('button', { name: 'Month' }));
  expect(await rows.findByText('November 2026')).toBeDefined();
});

test('what is seen often without a price leads to the grid, with the column to fill', async () => {
  const { user } = open();
  const often = within(await region('Seen often, but without'));
  expect((await often.findByRole('link', { name: 'Fix it in the grid' })).getAttribute('href')).toBe(
    '/admin/products/grid?ids=vana&column=price',
  );
  await user.click(often.getByRole('button', { name: 'Picture' }));
  expect(await often.findByText('No product that was seen lacks a picture.')).toBeDefined();
});

test('the file holds what is shown, and no word of a visitor as a formula', async () => {
  let saved: Blob | undefined;
  URL.createObjectURL = (file) => {
    saved = file as Blob;
    return 'blob:figures';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const { user } = open();
  await screen.findByText('sanzuman');
  await screen.findByRole('button', { name: valve.name });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect((await saved?.text())?.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Statistics;Product viewed;Added to a list;Enquiry;Offer;Won;Sum in lira',
    'All categories;12480;642;58;41;19;486300',
    'Küresel Vana;12480;642;58;41;19;486300',
    '',
    'Word without a hit;Times;Last',
    'sanzuman;14;2026-11-22',
    "'=kece;3;2026-11-18",
    '',
  ]);
});
