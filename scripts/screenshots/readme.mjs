import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { narrow, wide } from '../../e2e/testing/browser.ts';
import { withSite } from './site.mjs';

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

/** Takes the pictures of the README. */
export const readme = () =>
  withSite(async (open) => {
    await mkdir(folder, { recursive: true });
    for (const { name, path, ...look } of shots) {
      const page = await open(path, { colorScheme: 'light', ...look });
      const picture = await sharp(await page.screenshot())
        .webp({ quality: 80 })
        .toBuffer();
      await writeFile(`${folder}/${name}.webp`, picture);
      console.log(`${folder}/${name}.webp: ${Math.round(picture.length / 1024)} KB`);
      await page.context().close();
    }
  });
