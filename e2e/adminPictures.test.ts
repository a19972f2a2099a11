import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { narrow, openPage, wide } from './testing/browser.ts';
import { startSite } from './testing/site.ts';
import { copyOfStarterData } from './testing/starterData.ts';
import { signIn, test } from './testing/test.ts';

const canvas = sharp({ create: { width: 80, height: 60, channels: 3, background: '#1f4d40' } });
const picture = (format: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif') => canvas.clone().toFormat(format).toBuffer();
const png = { name: 'vana.png', mimeType: 'image/png' };

async function newProduct(desk: Page) {
  await desk.getByRole('button', { name: 'Add product' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Add product' });
  const field = dialog.getByRole('group', { name: /^Image/ });
  await field.waitFor();
  return {
    field,
    choose: (file: { name: string; mimeType: string; buffer: Buffer }) =>
      field.locator('input[type=file]').setInputFiles(file),
  };
}

describe.each([
  ['wide', wide],
  ['narrow', narrow],
])('on a %s screen', (_, viewport) => {
  test('pictures of each kind are taken, whatever their names', async ({ openDesk }) => {
    const { field, choose } = await newProduct(await openDesk('/admin/products', { viewport }));
    for (const format of ['png', 'jpeg', 'gif', 'webp', 'avif'] as const) {
      const name = `../../Şırınga ğüö ${'ı'.repeat(100)}.${format}`;
      await choose({ name, mimeType: `image/${format}`, buffer: await picture(format) });
      await field.getByText('Image uploaded successfully!').waitFor();
      await field.locator(`img[src^="/uploads/products/"][src$=".${format === 'jpeg' ? 'jpg' : format}"]`).waitFor();
    }
  });
});

test('what cannot be a picture here is refused, with the reason', async ({ openDesk }) => {
  const { field, choose } = await newProduct(await openDesk('/admin/products'));
  const whole = await picture('png');
  const cases: [{ name: string; mimeType: string; buffer: Buffer }, string | RegExp][] = [
    [
      { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      'Please upload an image file (PNG, JPG, or GIF).',
    ],
    [{ ...png, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }, 'File size must be less than 5MB.'],
    [{ ...png, buffer: Buffer.from('MZ\x90\0 a program by another name') }, /^Failed to upload image\. \S/],
    [{ ...png, buffer: whole.subarray(0, whole.length / 2) }, /^Failed to upload image\. \S/],
    [
      { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic') },
      /^Failed to upload image\. This is a HEIC photo, .* Save it as JPEG/,
    ],
  ];
  for (const [file, reason] of cases) {
    await choose(file);
    await field.getByText(reason).waitFor();
    expect(await field.locator('img').count(), file.name).toBe(0);
  }
});

test('a picture is pasted or dropped, and a file dropped beside the zone does nothing', async ({ openDesk }) => {
  const desk = await openDesk('/admin/products');
  const { field } = await newProduct(desk);
  const bytes = [...(await picture('png'))];
  const send = (kind: 'paste' | 'drop', selector: string, type: string) =>
    desk
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

test('each failure of an upload says what happened', async ({ browser }) => {
  const dataDir = await copyOfStarterData();
  const site = await startSite(dataDir, { UPLOAD_QUOTA_MB: '1' });
  onTestFinished(async () => {
    await site.kill();
    await rm(dataDir, { recursive: true });
  });
  // The browser reports the connections that are cut here.
  const desk = await openPage(browser, site.origin, {}, []);
  await desk.goto('/admin/products');
  await signIn(desk);
  const { field, choose } = await newProduct(desk);
  const noise = Buffer.from(Array.from({ length: 600 * 600 * 3 }, (_, n) => (n * 7919) % 251));
  const large = await sharp(noise, { raw: { width: 600, height: 600, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const failed = (reason: RegExp) => field.getByText(reason).waitFor();

  await choose({ ...png, buffer: large });
  await failed(/^Failed to upload image\. .*contact your administrator/);

  await desk.evaluate(() => {
    const digest = crypto.subtle.digest.bind(crypto.subtle);
    Object.defineProperty(crypto.subtle, 'digest', {
      value: () => digest('SHA-256', new Uint8Array(1)),
      configurable: true,
    });
  });
  await choose({ ...png, buffer: await picture('png') });
  await failed(/^Failed to upload image\. .*corrupted/);
  await desk.evaluate(() => Reflect.deleteProperty(crypto.subtle, 'digest'));

  let sent = 0;
  await desk.route('**/graphql', (route) => {
    sent++;
    return route.abort('connectionreset');
  });
  await choose({ ...png, buffer: await picture('png') });
  await failed(/^Failed to upload image\. .*check your connection/);
  expect(sent).toBe(3);
  await desk.unrouteAll();

  await desk.route('**/graphql', () => undefined);
  await choose({ ...png, buffer: await picture('png') });
  await field.getByRole('progressbar', { name: 'Uploading vana.png' }).waitFor();
  await field.getByRole('button', { name: 'Cancel' }).click();
  await failed(/^Failed to upload image\. The upload was canceled\./);
  await desk.unrouteAll({ behavior: 'ignoreErrors' });

  await desk.context().clearCookies();
  await choose({ ...png, buffer: await picture('png') });
  // The question for the password lies over the dialog.
  await desk.getByText(/^Failed to upload image\. .*log in as admin/).waitFor();
  await desk.getByText('No authenticated user found. Please log in again.').waitFor();
  await desk.context().close();
});
