import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { settled } from '../../e2e/testing/settled.ts';
import { fill, screens } from './screens.mjs';
import { withSite } from './site.mjs';

const folder = 'screenshots';
const widths = [360, 390, 600, 820, 1024, 1280, 1600, 1920];
const schemes = ['light', 'dark'];
/** The scale of the pictures on a sheet, and how many pixels of a long page they show. */
const scale = 0.22;
const shown = 2000;
const gap = 8;

/**
 * Takes every screen at every width in both schemes: whole pages as files, and one sheet for each screen. Where `parts`
 * are given, only screens are taken whose name contains one of them.
 */
export const all = (parts) =>
  withSite(async (open, site) => {
    const wanted = screens.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
    if (parts.length === 0) await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await fill(site);
    for (const [index, screen] of wanted.entries()) {
      const shots = [];
      try {
        for (const scheme of schemes) shots.push(await shotsOf(open, screen, scheme));
        await sheet(screen.name, shots);
        console.log(`${index + 1} of ${wanted.length}: ${folder}/${screen.name}.jpg`);
      } catch (error) {
        // The other screens are still of use.
        console.error(`${screen.name}:`, error);
        process.exitCode = 1;
      }
    }
    const rows = wanted.map(({ name }) => `<h2>${name}</h2><img loading="lazy" src="${name}.jpg" alt="">`);
    await writeFile(`${folder}/index.html`, `<!doctype html><title>Screens</title>${rows.join('\n')}`);
    console.log(`Leaf through ${folder}/index.html`);
  });

async function shotsOf(open, { name, path, act, eachWidth, narrowest = 0, widest = Infinity }, colorScheme) {
  const shots = [];
  let page;
  for (const width of widths.filter((width) => width >= narrowest && width <= widest)) {
    const viewport = { width, height: 900 };
    if (!page || eachWidth) {
      await page?.context().close();
      page = await open(path, { colorScheme, viewport });
      await act?.(page);
    }
    await page.setViewportSize(viewport);
    // A header that stays in the window would stand in the middle of the page.
    await page.evaluate(() => window.scrollTo(0, 0));
    // A new width may ask for another picture; those below the fold wait to be scrolled to.
    await settled(page);
    await page.evaluate(picturesThere);
    const shot = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 80 });
    await writeFile(`${folder}/${name}-${colorScheme}-${width}.jpg`, shot);
    shots.push(shot);
  }
  await page.context().close();
  return shots;
}

/** Loads the pictures of the page. One that cannot be loaded is left as the visitor sees it. */
async function picturesThere() {
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}

/** Puts the light pictures beside each other, and the dark ones below. */
async function sheet(name, rows) {
  const parts = [];
  let [top, right] = [gap, 0];
  for (const row of rows) {
    let [left, height] = [gap, 0];
    for (const shot of row) {
      const { width, height: whole } = await sharp(shot).metadata();
      const input = await sharp(shot)
        .extract({ left: 0, top: 0, width, height: Math.min(whole, shown) })
        .resize({ width: Math.round(width * scale) })
        .toBuffer({ resolveWithObject: true });
      parts.push({ input: input.data, left, top });
      left += input.info.width + gap;
      height = Math.max(height, input.info.height);
    }
    right = Math.max(right, left);
    top += height + gap;
  }
  await sharp({ create: { width: right, height: top, channels: 3, background: '#808080' } })
    .composite(parts)
    .jpeg({ quality: 80 })
    .toFile(`${folder}/${name}.jpg`);
}
