import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { launch, narrow, openPage, wide } from '../e2e/testing/browser.ts';
import { credentials, startSite } from '../e2e/testing/site.ts';
import { temporaryFolder } from '../e2e/testing/starterData.ts';
import { setup as findBrowser } from './chromium.mjs';

/** The pictures of the README, from the built product with its starter content: `npm run build && npm run screenshots`. */
const folder = 'docs/screenshots';
const shots = [
  { name: 'home', path: '/', viewport: wide },
  { name: 'home-dark', path: '/', viewport: wide, colorScheme: 'dark' },
  { name: 'home-phone', path: '/', viewport: narrow },
  { name: 'products', path: '/products', viewport: wide },
  { name: 'product', path: '/products/1738669741160', viewport: wide },
  { name: 'admin-products', path: '/admin/products', viewport: wide },
  { name: 'admin-products-phone', path: '/admin/products', viewport: narrow },
];

findBrowser();
await mkdir(folder, { recursive: true });
const dataDir = await temporaryFolder();
const site = await startSite(dataDir);
const browser = await launch();
try {
  for (const { name, path, ...look } of shots) {
    const page = await openPage(browser, site.origin, { colorScheme: 'light', ...look }, []);
    await page.goto(path, { waitUntil: 'networkidle' });
    if (path.startsWith('/admin')) {
      await page.getByLabel('E-mail').fill(credentials.email);
      await page.getByLabel('Password', { exact: true }).fill(credentials.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page
        .getByRole('button', { name: /^(Edit|Actions for) / })
        .first()
        .waitFor();
      await page.waitForLoadState('networkidle');
    }
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toBuffer();
    await writeFile(`${folder}/${name}.webp`, picture);
    console.log(`${folder}/${name}.webp: ${Math.round(picture.length / 1024)} KB`);
    await page.context().close();
  }
} finally {
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true });
}
