// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../../../../testing/renderAdmin.tsx';
import { ProductPicker } from './ProductPicker.tsx';

test('what was found for fewer letters cannot be chosen while the server looks for more', async () => {
  const onChoose = vi.fn();
  const answers = new Map<unknown, () => void>();
  const { user } = renderAdmin(<ProductPicker id="other" describedBy={undefined} onChoose={onChoose} />, {
    queries: {
      products: ({ search }) =>
        new Promise((resolve) =>
          answers.set(search, () =>
            resolve({ nodes: [{ id: `of ${String(search)}`, name: `Rulman ${String(search)}` }] }),
          ),
        ),
    },
  });
  const answer = async (search: string) => {
    await waitFor(() => expect(answers.has(search)).toBe(true));
    answers.get(search)?.();
  };
  await user.type(screen.getByRole('combobox'), '6');
  await answer('6');
  expect(await screen.findByRole('option', { name: 'Rulman 6' })).toBeVisible();
  await user.type(screen.getByRole('combobox'), '2');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.getByText('Searching…')).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  await answer('62');
  await user.click(await screen.findByRole('option', { name: 'Rulman 62' }));
  expect(onChoose).toHaveBeenCalledWith({ id: 'of 62', name: 'Rulman 62' });
});
