// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ProductDialog } from '../products/form/ProductDialog.tsx';
import { PreviewLinksDialog } from './PreviewLinksDialog.tsx';

const link = (id: string) => ({
  id,
  createdBy: 'katalog@example.com',
  createdAt: '2026-01-05T09:00:00.000Z',
  expiresAt: '2026-01-12T09:00:00.000Z',
});

const thing = { entity: 'PRODUCT', id: '7' } as const;

test('one press makes a link and copies it; those that work are listed and revoked', async () => {
  const [made, revoked] = [vi.fn(), vi.fn()];
  let links = [link('1')];
  const { user } = renderAdmin(<PreviewLinksDialog thing={thing} name="Vana" onClose={() => undefined} />, {
    queries: { previewLinks: () => links },
    mutations: {
      createPreviewLink(args) {
        made(args);
        links = [link('2'), ...links];
        return { path: '/onizleme/abc', link: link('2') };
      },
      withdrawPreviewLink(args) {
        revoked(args);
        links = [link('2')];
        return true;
      },
    },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Works for' }), '30 days');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('The link was copied')).toBeVisible();
  expect(made).toHaveBeenCalledWith({ thing, hours: 720 });
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/onizleme/abc`);
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(`${window.location.origin}/onizleme/abc`);

  const list = within(screen.getByRole('region', { name: 'Links that work' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  const [, older] = list.getAllByRole('button', { name: /^Revoke the link that works until Jan 12/ });
  if (older) await user.click(older);
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(revoked).toHaveBeenCalledWith({ id: '1' });
});

test('the page beside the form follows the typed values once, half a second after the last key', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked.push([address, JSON.parse(body)]);
    return new Response('<h1>Vana</h1><script>1</script>');
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const product = { id: '7', name: 'Vana', description: 'DN50', categoryId: 'vanalar', featured: false, version: 1 };
  const { user } = renderAdmin(<ProductDialog id="7" onClose={() => undefined} />, {
    categories: [{ id: 'vanalar', name: 'Vanalar' }],
    queries: { product: () => product },
  });
  await user.click(await screen.findByRole('tab', { name: 'Page 1280' }));
  const frame = await screen.findByTitle('The page with the changes');
  await waitFor(() => expect(frame).toHaveAttribute('srcdoc', '<h1>Vana</h1>'));
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  const before = asked.length;
  // Faster than a test can press keys while the machine is busy.
  for (const name of ['Vana D', 'Vana DN', 'Vana DN50'])
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: name } });
  await waitFor(() => expect(asked.length).toBeGreaterThan(before), { timeout: 3000 });
  const input: unknown = expect.objectContaining({ name: 'Vana DN50', categoryId: 'vanalar' });
  expect(asked.at(-1)).toEqual(['/onizleme', { id: '7', input }]);
  expect(asked).toHaveLength(before + 1);

  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  expect(await screen.findByText(/^Something in the form cannot be saved yet/, {}, { timeout: 3000 })).toBeVisible();
  expect(asked).toHaveLength(before + 1);
});
