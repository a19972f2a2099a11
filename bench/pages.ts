import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { startSite } from '../e2e/testing/site.ts';
import { temporaryFolder } from '../e2e/testing/starterData.ts';
import { repliesPerSecond } from './load.ts';

/**
 * How fast a page comes from the page cache, beside the least that Node can do in the same minutes on the same machine:
 * `npm run build && npm run bench`, about 40 seconds. Numbers of different machines say little; the share says more.
 */
const dataDir = await temporaryFolder();
const site = await startSite(dataDir);
try {
  const page = await repliesPerSecond(Number(new URL(site.origin).port), '/products');
  const yardstick = spawn(process.execPath, ['bench/yardstick.mjs', String(page.size)]);
  try {
    const [port] = (await once(yardstick.stdout, 'data')) as [Buffer];
    const least = await repliesPerSecond(Number(port.toString()), '/');
    const row = (name: string, { rate, size }: typeof page) =>
      console.log(
        `${name.padEnd(34)} ${Math.round(rate).toLocaleString('en').padStart(8)} a second, ${size} bytes each`,
      );
    row('/products from the page cache', page);
    row('node:http with a constant reply', least);
    console.log(`That is ${Math.round((100 * page.rate) / least.rate)} % of the yardstick.`);
  } finally {
    yardstick.kill();
  }
} finally {
  await site.stop();
  await rm(dataDir, { recursive: true });
}
