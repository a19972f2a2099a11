// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { useNotify } from './useNotify.ts';

/** Stands on a page with others, and says at a press what became of its work. */
function Part({ name }: { name: string }) {
  const notify = useNotify();
  return (
    <>
      <button onClick={() => notify.failure(`Failed to save ${name}.`, new Error('offline'))}>{name} fails</button>
      <button onClick={() => notify.success(`${name} saved`)}>{name} works</button>
      <button onClick={() => notify.settle('Failed to save product.')}>{name} settles the product</button>
    </>
  );
}

beforeEach(() => {
  // Each failure is logged, too.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const open = () =>
  renderAdmin(
    <>
      <Part name="product" />
      <Part name="category" />
    </>,
  );
const failure = (name: string) => screen.queryByText(`Failed to save ${name}.`);

test('a success closes the failure that it answers, and no other', async () => {
  const { user } = open();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('product fails');
  await press('category fails');
  expect([failure('product'), failure('category')].every(Boolean)).toBe(true);
  await press('product works');
  expect(screen.getByText('product saved')).toBeVisible();
  expect(failure('product')).toBeNull();
  expect(failure('category')).toBeVisible();
});

test('a failure that an earlier dialog showed is closed by its text', async () => {
  const { user } = open();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('product fails');
  await press('category fails');
  await press('category settles the product');
  expect(failure('product')).toBeNull();
});
