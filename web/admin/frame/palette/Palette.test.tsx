// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { screens } from '../../screens.ts';
import { fits, isSameCode } from './paletteItem.ts';
import { Palette } from './Palette.tsx';
import { usePalette } from './usePalette.ts';

const bearing = {
  id: '7',
  name: 'Sabit Bilyalı Rulman 6204-2RS',
  stockCode: '6204-2RS',
  price: 285,
  image: null,
  picture: null,
  featured: false,
};
const page = (nodes: object[]) => ({ nodes, totalCount: nodes.length });
const enquiry = { id: 'a', number: 'T-2026-00042', name: 'Işıl Çağlar', createdAt: '2026-11-21T07:42:00.000Z' };
const message = { id: 'm', name: 'Hakan Öz', subject: '6204 stok', createdAt: '2026-11-20T07:42:00.000Z' };

const content = {
  products: [bearing],
  queries: {
    products: () => page([{ ...bearing, id: '8', stockCode: '6204-ZZ', name: 'Rulman 6204-ZZ' }, bearing]),
    enquiries: () => page([enquiry]),
    messages: () => page([message]),
    orders: () => page([]),
    customers: () => page([]),
    people: () => [{ id: 'p', name: 'Ece Işık', email: 'ece@ornek.com.tr' }],
  },
};

function show() {
  const close = vi.fn();
  const opened = renderAdmin(<Palette onClose={close} />, content);
  return { ...opened, close, field: screen.getByRole('combobox', { name: 'Search or go to' }) };
}
const rows = () => screen.queryAllByRole('option').map((row) => row.querySelector('strong')?.textContent);

test('the exact code is chosen first, and Enter opens it', async () => {
  const { user, field, router, close } = show();
  expect(field).toHaveFocus();
  await user.type(field, '6204 2rs');
  await waitFor(() => expect(rows()[0]).toBe('Sabit Bilyalı Rulman 6204-2RS'));
  expect(rows()).toEqual(['Sabit Bilyalı Rulman 6204-2RS', 'Rulman 6204-ZZ', 'T-2026-00042', '6204 stok']);
  await user.keyboard('{Enter}');
  expect(close).toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/admin/products/7');
});

test('what is typed while the palette is on its way is for the palette, Enter too', async () => {
  function Screen() {
    const { Palette: Opened, ...palette } = usePalette();
    return (
      <>
        <input aria-label="Note" />
        {Opened && <Opened onClose={palette.close} typedAhead={palette.typedAhead} />}
      </>
    );
  }
  const { router } = renderAdmin(<Screen />, content);
  const note = screen.getByLabelText('Note');
  note.focus();
  const press = (key: string, more = {}) => fireEvent.keyDown(note, { key, ...more });
  press('k', { ctrlKey: true });
  const isForNote = [...'6204-22', 'Backspace', ...'RS'].map((key) => press(key));
  expect(new Set(isForNote)).toEqual(new Set([false]));
  expect(press('Enter')).toBe(false);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/products/7'));
});

test('a number of an enquiry comes before products, and `#` finds enquiries alone', async () => {
  const { user, field } = show();
  await user.type(field, 't-2026-00042');
  await waitFor(() => expect(rows()[0]).toBe('T-2026-00042'));
  await user.clear(field);
  await user.type(field, '# ışıl');
  await waitFor(() => expect(rows()).toEqual(['T-2026-00042']));
});

test('screens, people and actions are found by the beginnings of their words', async () => {
  const { user, field, router } = show();
  await user.type(field, 'isik');
  await waitFor(() => expect(rows()).toContain('Ece Işık'));
  await user.clear(field);
  await user.type(field, 'audit');
  await waitFor(() => expect(rows()).toContain('Audit log'));
  await user.clear(field);
  await user.type(field, '> add cat');
  await waitFor(() => expect(rows()).toEqual(['Add category']));
  await user.keyboard('{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/admin/categories', state: { begins: true } });
});

test('an empty field shows what was opened last, and Ctrl+Enter opens the page of the site', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user, field, unmount } = show();
  await user.type(field, '6204-2RS');
  await waitFor(() => expect(rows()[0]).toBe('Sabit Bilyalı Rulman 6204-2RS'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(open).toHaveBeenCalledWith('/products/7', '_blank', 'noopener');
  const kept = localStorage.getItem('palette:');
  unmount();
  localStorage.setItem('palette:', kept ?? '');
  renderAdmin(<Palette onClose={() => undefined} />);
  expect(rows().slice(0, 2)).toEqual(['Sabit Bilyalı Rulman 6204-2RS', 'Add product']);
});

test('Enter pressed while the server looks opens what it finds then, not what fewer letters have found', async () => {
  const answers = new Map<unknown, () => void>();
  const close = vi.fn();
  const { user, router } = renderAdmin(<Palette onClose={close} />, {
    queries: {
      products: ({ search }) =>
        new Promise((resolve) =>
          answers.set(search, () => resolve(page([{ ...bearing, id: `of ${String(search)}` }]))),
        ),
      enquiries: () => page([]),
      messages: () => page([]),
      orders: () => page([]),
      customers: () => page([]),
      people: () => [],
    },
  });
  const answer = async (search: string) => {
    await waitFor(() => expect(answers.has(search)).toBe(true));
    answers.get(search)?.();
  };
  await user.type(screen.getByRole('combobox'), '6');
  await answer('6');
  await waitFor(() => expect(rows()).toEqual([bearing.name]));
  await user.type(screen.getByRole('combobox'), '2{Enter}');
  expect(close).not.toHaveBeenCalled();
  await answer('62');
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(router.state.location.pathname).toBe('/admin/products/of%2062');
});

test('where nothing is found, the palette says so', async () => {
  const { user } = renderAdmin(<Palette onClose={() => undefined} />, { products: [] });
  await user.type(screen.getByRole('combobox'), 'zzqqxx');
  expect(await screen.findByText('Nothing found for “zzqqxx”.')).toBeVisible();
});

test('each action of a screen presses a button that the screen has', async () => {
  for (const { path, adds, load } of screens) {
    if (!adds) continue;
    const Screen = await load();
    const { unmount } = renderAdmin(<Screen />, { queries: { webhooks: () => [] } }, `/admin/${path.split('/:')[0]}`);
    expect([path, (await screen.findByRole('button', { name: adds })).textContent]).toEqual([path, adds]);
    unmount();
  }
}, 60_000);

test('words are compared without their case and their marks', () => {
  expect([fits('ışık', 'Ece IŞIK'), fits('isik ece', 'Ece Işık'), fits('şık', 'Ece Işık')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([isSameCode('62042rs', '6204-2RS'), isSameCode('-', '6204'), isSameCode('6204', null)]).toEqual([
    true,
    false,
    false,
  ]);
});
