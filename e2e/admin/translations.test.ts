import { expect } from 'vitest';
import { openDialog, save } from '../testing/moments.ts';
import { goTo } from '../testing/settled.ts';
import { test } from '../testing/test.ts';

const query = 'query ($ids: [ID!]) { productsNamed(ids: $ids) { name } }';

test('texts are translated side by side, and read in the language of a request', async ({ open, openAdmin }) => {
  const admin = await openAdmin('/admin/languages');
  const adding = await openDialog(admin.getByRole('button', { name: 'Add language' }));
  await adding.getByLabel('Code').fill('fr');
  await adding.getByLabel('Name in the language itself').fill('Français');
  await save(adding.getByRole('button', { name: 'Add language' }), 'Language saved');

  await goTo(admin, '/admin/translations');
  await admin.getByRole('link', { name: 'Product names in Français' }).click();
  const field = admin.getByRole('textbox', { name: 'Français' });
  const translated: { id: string; name: string }[] = [];
  for (const place of ['1', '2', '3']) {
    const row = admin.getByRole('list', { name: 'Texts to translate into Français' }).locator('[aria-current]');
    const address = new URL((await row.getAttribute('href')) ?? '', 'http://localhost').searchParams.get('text') ?? '';
    const id = address.split(':')[2] ?? '';
    const name = `Produit ${place} (${id})`;
    expect(await field.inputValue()).toBe('');
    await field.fill(name);
    await admin.getByRole('button', { name: 'Save and next' }).click();
    await expect.poll(() => field.inputValue()).toBe('');
    translated.push({ id, name });
  }

  const page = await open('/');
  const ids = translated.map(({ id }) => id);
  const namesAt = async (address: string) =>
    page.evaluate(
      async ([at, body]) => {
        const reply = await fetch(at, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
        return ((await reply.json()) as { data: { productsNamed: { name: string }[] } }).data.productsNamed;
      },
      [address, JSON.stringify({ query, variables: { ids } })] as const,
    );
  expect(await namesAt('/graphql?locale=fr')).toEqual(translated.map(({ name }) => ({ name })));
  for (const { name } of await namesAt('/graphql')) expect(name).not.toContain('Produit');

  await goTo(admin, `/admin/products/${translated[0]?.id}`);
  const texts = await openDialog(admin.getByRole('button', { name: 'Languages' }));
  expect(await texts.getByLabel('Name, Français').inputValue()).toBe(translated[0]?.name);
  expect(await texts.getByLabel('Description, Français').inputValue()).toBe('');
});
