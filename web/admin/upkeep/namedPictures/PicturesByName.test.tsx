// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { PicturesByName } from './PicturesByName.tsx';

const product = (id: string, stockCode: string) => ({
  id,
  name: `Rulman ${stockCode}`,
  stockCode,
  image: null,
  picture: null,
});
const [first, second] = [product('1', '6204-2RS'), product('2', '6204-ZZ')];

type Row = { file: number; path: string; outcome: string } & Record<string, unknown>;
const row = (file: number, path: string, outcome: string, more: object = {}): Row => ({
  id: `b:${file}`,
  ...{ file, path, outcome, byteSize: 1_900_000, isSent: true, isDocument: false, isChosen: false, place: 1 },
  ...{ problem: null, warning: null, image: null, product: null, candidates: [] },
  ...more,
});

function server(rows: Row[]) {
  const batch = {
    ...{ id: 'b', name: 'fotoğraflar.zip', state: 'OPEN', place: null, createdAt: '2026-11-26T10:00:00Z' },
    ...{ added: 0, products: 0, leftOver: 0, undoToken: null as string | null, files: rows },
  };
  const said: unknown[] = [];
  const content = {
    products: [second],
    queries: { pictureBatch: () => batch },
    mutations: {
      answerPictureFiles: ({ answers }: Record<string, unknown>) => {
        said.push(answers);
        for (const { file, productId, leaveOut } of answers as {
          file: number;
          productId?: string;
          leaveOut?: boolean;
        }[]) {
          const one = rows[file - 1];
          if (!one) continue;
          const chosen = [first, second].find(({ id }) => id === productId) ?? null;
          Object.assign(one, { product: chosen, outcome: chosen ? 'MATCHED' : leaveOut ? 'LEFT_OUT' : 'NONE' });
        }
        return { ...batch };
      },
      addPictureBatch: (args: Record<string, unknown>) => {
        said.push(args);
        return Object.assign(batch, { state: 'DONE', added: 3, products: 2, undoToken: 'i1' });
      },
      undo: ({ token }: Record<string, unknown>) => {
        said.push({ undone: token });
        return { removed: 0, restored: 2, kept: [], keptCount: 0 };
      },
    },
  };
  return { said, content };
}

test('files are counted by what becomes of them, answered by hand, and added in one press with an undo', async () => {
  const { said, content } = server([
    row(1, '6204-2RS.jpg', 'MATCHED', { product: first }),
    row(2, '6204.jpg', 'SEVERAL', { candidates: [first, second] }),
    row(3, 'IMG_1.jpg', 'NONE'),
    row(4, 'küçük.jpg', 'MATCHED', {
      product: first,
      place: 2,
      warning: 'Too small: 320 x 240, at least 800 wide is better.',
    }),
    row(5, 'notlar.txt', 'REFUSED', { problem: 'Not a picture.' }),
    row(6, '6204-2RS (3).jpg', 'SAME', { product: first }),
  ]);
  const { user } = renderAdmin(<PicturesByName />, content);
  const totals = await screen.findByRole('list', { name: 'Totals' });
  expect(
    within(totals)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['2matched', '1fits several products', '1fit none', '1are there already', '1not taken']);
  expect(screen.getByText('2 pictures will be added to 1 product.')).toBeVisible();
  expect(screen.getByText(/^2 without an answer are left out\./)).toBeVisible();
  expect(screen.getByText(/^Too small: 320/)).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Not added' })).getByText('Not a picture.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Product of 6204.jpg' }));
  await user.click(screen.getByRole('option', { name: /6204-ZZ/ }));
  expect(await screen.findByText('3 pictures will be added to 2 products.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave out IMG_1.jpg' }));
  expect(await screen.findByRole('button', { name: 'Take IMG_1.jpg after all' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Replace the first' }));
  await user.click(screen.getByRole('button', { name: 'Add 3 pictures' }));
  expect(await screen.findByText('3 files added to 2 products.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Import undone')).toBeVisible();
  expect(said).toEqual([
    [{ file: 2, productId: '2', leaveOut: false }],
    [{ file: 3, leaveOut: true }],
    { batch: 'b', place: 'FIRST', withoutMissing: false },
    { undone: 'i1' },
  ]);
});

test('a page that is opened again says what has come, and adds that alone', async () => {
  const { said, content } = server([
    row(1, '6204-2RS.jpg', 'MATCHED', { product: first }),
    row(2, '6204-2RS-2.jpg', 'MATCHED', { product: first, place: 2, isSent: false }),
  ]);
  const { user } = renderAdmin(<PicturesByName />, content);
  expect(await screen.findByText(/^1 of 2 files have come\. Choose the same files/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add 1 picture' }));
  expect(await screen.findByText('3 files added to 2 products.')).toBeVisible();
  expect(said).toEqual([{ batch: 'b', place: 'AFTER', withoutMissing: true }]);
});

test('files of too many, and archives that cannot be read, are refused with a sentence before anything is sent', async () => {
  const { user } = renderAdmin(<PicturesByName />, { queries: { pictureBatch: () => null } });
  await user.upload(await screen.findByLabelText('Pictures to add'), new File(['x'], 'bozuk.zip'));
  expect(await screen.findByText('bozuk.zip cannot be read.')).toBeVisible();
});
