// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { WordsPage } from './WordsPage.tsx';

const page = { pageInfo: { hasNextPage: false, endCursor: null } };
const reductor = { id: 'reduktor', name: 'Sonsuz Vidalı Redüktör', image: null, picture: null };
const inox = { key: 'inox', said: 'inox', finds: ['paslanmaz', 'krom'], twoWay: true, instead: false, times: 86 };
const seal = { key: '2rsr', said: '2rsr', finds: ['2rs'], twoWay: false, instead: true, times: 0 };

function open(path = '/admin/words') {
  const sent: Record<string, unknown>[] = [];
  const tried: Record<string, unknown>[] = [];
  const opened = renderAdmin(
    <WordsPage />,
    {
      queries: {
        synonyms: () => ({ ...page, nodes: [inox, seal], totalCount: 2 }),
        pins: () => [{ key: 'vana', said: 'vana', products: [reductor], leadsTo: '/contact', until: '2026-12-31' }],
        ignoredWords: () => ({
          ...page,
          nodes: [{ word: 'qq', createdAt: '2026-11-20T09:00:00.000Z' }],
          totalCount: 1,
        }),
        trySearch: (args) => {
          tried.push(args);
          const isFound = args.synonym !== null;
          return {
            readAs: ['sanzuman', ...(isFound ? ['reduktor'] : [])],
            leadsTo: null,
            totalCount: isFound ? 1 : 0,
            without: isFound ? 0 : null,
            hits: isFound ? [{ product: reductor, foundBy: 'NAME', bySynonym: true }] : [],
          };
        },
      },
      mutations: {
        addSynonym: (args) => {
          const { said } = args.input as { said: string };
          if (/\d/.test(said)) refuse('BAD_USER_INPUT', 'said');
          sent.push(args);
          return { ...inox, key: said };
        },
        changeSynonym: (args) => (sent.push(args), inox),
        addPin: (args) => (sent.push(args), { key: 'vana', said: 'vana', products: [], leadsTo: null, until: null }),
        heedWord: ({ word }) => sent.push({ word }) > 0,
      },
    },
    path,
  );
  return { ...opened, sent, tried };
}

test('a synonym is typed in its row, tried before it is saved, and saved with its words apart', async () => {
  const { user, sent } = open();
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toContain('Synonyms 2');
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', '/admin/words.csv');
  await user.click(screen.getByRole('button', { name: 'Add synonym' }));
  const row = within(screen.getByRole('form', { name: 'New synonym' }));
  await user.type(row.getByLabelText('Who types'), 'şanzuman');
  await user.type(screen.getByRole('searchbox', { name: 'Search to try' }), 'şanzuman');
  const bench = within(screen.getByRole('region', { name: 'Try it' }));
  expect(await bench.findByText('Nothing.')).toBeDefined();
  await user.type(row.getByLabelText('Also finds'), 'redüktör, dişli kutusu');
  expect(await bench.findByText(reductor.name)).toBeDefined();
  expect(bench.getByText('synonym in the name')).toBeDefined();
  expect(bench.getByText(/Without this synonym: 0 products/)).toBeDefined();
  await user.click(row.getByRole('button', { name: 'Both ways' }));
  await user.click(row.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(sent).toEqual([
    {
      input: { said: 'şanzuman', finds: ['redüktör', 'dişli kutusu'], twoWay: true },
      key: expect.any(String) as string,
    },
  ]);
});

test('a refusal stands at the row, which keeps what was typed, and a code is not tried', async () => {
  const { user, tried } = open();
  await user.click(await screen.findByRole('button', { name: 'Add synonym' }));
  const row = within(screen.getByRole('form', { name: 'New synonym' }));
  await user.type(row.getByLabelText('Who types'), '6204');
  await user.type(row.getByLabelText('Also finds'), 'rulman{Enter}');
  expect((await row.findByRole('alert')).textContent).toBe('Refused');
  expect(row.getByLabelText<HTMLInputElement>('Who types').value).toBe('6204');
  await user.type(screen.getByRole('searchbox', { name: 'Search to try' }), '6204');
  await waitFor(() => expect(tried.at(-1)).toMatchObject({ text: '6204', synonym: null }));
});

test('a stored synonym is changed in its place, and the suffixes that came with the site are not', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for 2rsr' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['History', 'Remove']);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Actions for inox' }));
  await user.click(screen.getByRole('menuitem', { name: 'Change' }));
  const row = within(await screen.findByRole('form', { name: 'Synonym inox' }));
  await user.type(row.getByLabelText('Also finds'), ', aisi');
  await user.click(row.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([{ id: 'inox', input: { said: 'inox', finds: ['paslanmaz', 'krom', 'aisi'], twoWay: true } }]),
  );
});

test('a search is led to a page, and an ignored word is put back', async () => {
  const { user, sent } = open('/admin/words?tab=pins');
  expect(await screen.findByText(`${reductor.name}, /contact`)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add pin' }));
  const row = within(screen.getByRole('form', { name: 'New pin' }));
  await user.type(row.getByLabelText('Who types'), 'adres');
  await user.type(row.getByLabelText(/Leads to/), '/contact');
  await user.click(row.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input).toEqual({ said: 'adres', productIds: [], leadsTo: '/contact', until: null });
  await user.click(screen.getByRole('tab', { name: /Ignored/ }));
  await user.click(await screen.findByRole('button', { name: 'Put back: qq' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ word: 'qq' }));
});
