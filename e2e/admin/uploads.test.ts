import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import { openPage } from '../testing/browser.ts';
import { save } from '../testing/moments.ts';
import { newProduct, picture, png } from '../testing/pictures.ts';
import { goTo } from '../testing/settled.ts';
import { startSite } from '../testing/site.ts';
import { copyOfStarterData } from '../testing/starterData.ts';
import { signIn, test } from '../testing/test.ts';

/** A picture of a hundred million pixels in a few hundred kilobytes. */
const bomb = () =>
  sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

test('what cannot be a picture here is refused, with the reason', async ({ openAdmin }) => {
  const { field, choose } = await newProduct(await openAdmin('/admin/products'));
  const whole = await picture('png');
  const cases: [{ name: string; mimeType: string; buffer: Buffer }, string | RegExp][] = [
    [
      { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      'Please upload an image file (PNG, JPG, or GIF).',
    ],
    [{ ...png, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }, 'File size must be less than 5MB.'],
    [
      { ...png, name: 'kurulum.png', buffer: Buffer.from('MZ\x90\0 a program by another name') },
      'Failed to upload image. Please upload an image file (PNG, JPG, or GIF).',
    ],
    [
      { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a<script>alert(1)</script>') },
      /^Failed to upload image\. The picture is damaged/,
    ],
    [{ ...png, buffer: whole.subarray(0, whole.length / 2) }, /^Failed to upload image\. The picture is damaged/],
    [{ ...png, buffer: await bomb() }, /^Failed to upload image\. The picture has too many pixels/],
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

test('a form waits for its picture, and goes once the upload is canceled', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products');
  const { dialog, field, choose } = await newProduct(admin);
  await dialog.getByLabel('Name').fill('Çabuk gönderilen ürün');
  await dialog.getByLabel('Category').selectOption({ label: 'Ölçüm Cihazları' });
  await dialog.getByLabel('Description').fill('Resmi yolda.');
  await admin.route('**/graphql', () => undefined);
  await choose({ ...png, buffer: await picture('png') });
  await field.getByRole('progressbar').waitFor();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await field.getByText('Wait until the image is uploaded, or cancel the upload.').waitFor();
  await field.getByRole('button', { name: 'Cancel' }).click();
  await admin.unrouteAll({ behavior: 'ignoreErrors' });
  await save(dialog.getByRole('button', { name: 'Publish', exact: true }), 'Products updated successfully!');
});

test('each failure of an upload says what happened', async ({ browser }) => {
  const dataDir = await copyOfStarterData();
  const site = await startSite(dataDir, { UPLOAD_QUOTA_MB: '1' });
  onTestFinished(async () => {
    await site.kill();
    await rm(dataDir, { recursive: true });
  });
  // The browser reports the connections that are cut here.
  const admin = await openPage(browser, site.origin, {}, []);
  await goTo(admin, '/admin/products');
  await signIn(admin);
  const { field, choose } = await newProduct(admin);
  const noise = Buffer.from(Array.from({ length: 600 * 600 * 3 }, (_, n) => (n * 7919) % 251));
  const large = await sharp(noise, { raw: { width: 600, height: 600, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const failed = (reason: RegExp) => field.getByText(reason).waitFor();

  await choose({ ...png, buffer: large });
  await failed(/^Failed to upload image\. .*contact your administrator/);

  await admin.evaluate(() => {
    const digest = crypto.subtle.digest.bind(crypto.subtle);
    Object.defineProperty(crypto.subtle, 'digest', {
      value: () => digest('SHA-256', new Uint8Array(1)),
      configurable: true,
    });
  });
  await choose({ ...png, buffer: await picture('png') });
  await failed(/^Failed to upload image\. .*corrupted/);
  await admin.evaluate(() => Reflect.deleteProperty(crypto.subtle, 'digest'));

  let sent = 0;
  await admin.route('**/graphql', (route) => {
    sent++;
    return route.abort('connectionreset');
  });
  await choose({ ...png, buffer: await picture('png') });
  await failed(/^Failed to upload image\. .*check your connection/);
  expect(sent).toBe(3);
  await admin.unrouteAll();

  await admin.route('**/graphql', () => undefined);
  await choose({ ...png, buffer: await picture('png') });
  await field.getByRole('progressbar', { name: 'Uploading vana.png' }).waitFor();
  await field.getByRole('button', { name: 'Cancel' }).click();
  await failed(/^Failed to upload image\. The upload was canceled\./);
  await admin.unrouteAll({ behavior: 'ignoreErrors' });

  await admin.context().clearCookies();
  await choose({ ...png, buffer: await picture('png') });
  const again = admin.getByRole('dialog', { name: 'Sign in again' });
  await again.getByText('No authenticated user found. Please log in again.').waitFor();
  await again.getByRole('button', { name: 'Close' }).click();
  await failed(/^Failed to upload image\. .*log in as admin/);

  // After the sign-in the upload continues, here into a storage that is full.
  await choose({ ...png, buffer: await picture('png') });
  await again.waitFor();
  await signIn(admin);
  await failed(/^Failed to upload image\. .*contact your administrator/);
  await admin.context().close();
});
