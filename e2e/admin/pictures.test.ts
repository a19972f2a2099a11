import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { narrow } from '../testing/browser.ts';
import { save } from '../testing/moments.ts';
import { dialogOf, newProduct, picture, png } from '../testing/pictures.ts';
import { reload } from '../testing/settled.ts';
import { test } from '../testing/test.ts';

test('pictures of each kind are taken, whatever their names', async ({ openAdmin }) => {
  const { field, choose } = await newProduct(await openAdmin('/admin/products', { viewport: narrow }));
  for (const format of ['png', 'jpeg', 'gif', 'webp', 'avif'] as const) {
    const name = `../../Şırınga İĞÜ ğüö ${'ı'.repeat(300)}.${format}`;
    await choose({ name, mimeType: `image/${format}`, buffer: await picture(format) });
    await field.getByText('Image uploaded successfully!').waitFor();
    const shown = field.locator(`img[src^="/uploads/products/"][src$=".${format === 'jpeg' ? 'jpg' : format}"]`);
    await shown.waitFor();
    expect(await shown.getAttribute('src')).toMatch(/^\/uploads\/products\/\d{13}-siringa-igu-guo-i+\.\w+$/);
  }
});

test('what hides behind a picture is not in what is stored', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products');
  const { field, choose } = await newProduct(admin);
  await choose({ ...png, buffer: Buffer.concat([await picture('png'), Buffer.from('<script>alert(1)</script>')]) });
  const shown = field.locator('img[src^="/uploads/"]');
  await shown.waitFor();
  const stored = await admin.request.get((await shown.getAttribute('src')) ?? '');
  expect(stored.headers()).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  expect((await stored.body()).includes('script')).toBe(false);
});

test('a picture that is replaced or given up lies in the bin; one that is lost does not block editing', async ({
  openAdmin,
  site,
  complaints,
}) => {
  const admin = await openAdmin('/admin/products');
  const files = async () => (await readdir(join(site.dataDir, 'uploads/products'))).sort();
  const before = await files();
  const { field, choose, dialog } = await newProduct(admin);
  await dialog.getByLabel('Name').fill('Işıklı ölçü aleti');
  await dialog.getByLabel('Category').selectOption({ label: 'Ölçüm Cihazları' });
  await dialog.getByLabel('Description').fill('Üç kademeli.');
  const done = field.getByText('Image uploaded successfully!');
  await choose({ ...png, buffer: await picture('png') });
  await done.waitFor();
  await choose({ name: 'ikinci.webp', mimeType: 'image/webp', buffer: await picture('webp') });
  await field.locator('img[src$=".webp"]').waitFor();
  await save(dialog.getByRole('button', { name: 'Publish', exact: true }), 'Products updated successfully!');
  // Without the smaller ones that are made where they are shown.
  const added = async () => (await files()).filter((name) => !before.includes(name) && !/-w\d+\./.test(name));
  await expect.poll(added).toEqual([expect.stringMatching(/vana\.png$/), expect.stringMatching(/ikinci\.webp$/)]);

  await rm(join(site.dataDir, 'uploads/products', (await added())[1] ?? ''));
  await reload(admin);
  await admin.getByRole('button', { name: 'Edit Işıklı ölçü aleti' }).click();
  await dialogOf(admin, /^Edit/).getByLabel('Name').fill('Işıksız ölçü aleti');
  await dialogOf(admin, /^Edit/).getByRole('button', { name: 'Save changes' }).click();
  await admin.getByRole('rowheader', { name: 'Işıksız ölçü aleti' }).waitFor();

  const second = await newProduct(admin);
  await second.choose({ ...png, buffer: await picture('png') });
  await done.waitFor();
  await second.dialog.getByRole('button', { name: 'Cancel' }).click();
  await admin.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(added).toEqual([expect.stringMatching(/vana\.png$/), expect.stringMatching(/vana\.png$/)]);
  await admin.getByRole('button', { name: 'Delete Işıksız ölçü aleti' }).click();
  await save(admin.getByRole('button', { name: 'Delete', exact: true }), 'Product deleted successfully');
  // The browser reports the picture that is lost.
  complaints.length = 0;
});

test('a picture is pasted or dropped, and a file dropped beside the zone does nothing', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products');
  const { field } = await newProduct(admin);
  const bytes = [...(await picture('png'))];
  const send = (kind: 'paste' | 'drop', selector: string, type: string) =>
    admin
      .locator(selector)
      .first()
      .evaluate(
        (element, [kind, type, bytes]) => {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(bytes)], 'resim', { type }));
          const init = { bubbles: true, cancelable: true };
          const event =
            kind === 'drop'
              ? new DragEvent('drop', { ...init, dataTransfer: data })
              : new ClipboardEvent('paste', { ...init, clipboardData: data });
          element.dispatchEvent(event);
          return event.defaultPrevented;
        },
        [kind, type, bytes] as const,
      );
  expect(await send('drop', 'main', 'image/png')).toBe(true);
  expect(await field.locator('img').count()).toBe(0);
  await send('drop', '[role=group] input[type=file]', 'text/plain');
  await field.getByText('Please upload an image file.', { exact: true }).waitFor();
  await send('drop', '[role=group] input[type=file]', 'image/png');
  await field.getByText('Image uploaded successfully!').waitFor();
  const first = await field.locator('img').getAttribute('src');
  await send('paste', 'body', 'image/png');
  await field.locator(`img:not([src="${first}"])[src^="/uploads/"]`).waitFor();
});
