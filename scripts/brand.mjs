import { readFile, writeFile } from 'node:fs/promises';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { launch } from '../e2e/testing/browser.ts';
import { setup as findBrowser } from './chromium.mjs';
import { look } from '../common/look.ts';

/** `npm run brand` draws the share picture and the icons from our drawings. Run it after a change of the mark or the hero. */
const { light, paper, typeface } = look;
const out = 'web/public';
const mark = await readFile(`${out}/favicon.svg`, 'utf8');
const hero = await readFile('web/site/parts/drawings/hero.svg', 'utf8');
const fonts = 'node_modules/@fontsource-variable/archivo/files/archivo';

const face = async (subset, range) =>
  `@font-face { font-family: ${typeface.name}; font-weight: 100 900; font-stretch: 62% 125%; unicode-range: ${range};
    src: url(data:font/woff2;base64,${(await readFile(`${fonts}-${subset}-wdth-normal.woff2`)).toString('base64')}) }`;

/** It looks like the hero of the home page but has no company name, since each company chooses its own. */
const share = `<!doctype html><meta charset="utf-8"><style>
  ${await face('latin', 'U+0-FF')} ${await face('latin-ext', 'U+100-24F')}
  * { box-sizing: border-box; margin: 0 }
  body { position: relative; overflow: hidden; width: 1200px; height: 630px; background: ${light.surface.plate}; color: ${light.text.primary}; font-family: ${typeface.name} }
  .mark { position: absolute; top: 56px; left: 64px; width: 72px }
  h1 { position: absolute; top: 214px; left: 64px; font: 600 84px/1 ${typeface.name}; font-stretch: ${typeface.widths.display}; letter-spacing: -.028em }
  h1 span { position: relative; white-space: nowrap }
  h1 i { position: absolute; left: 2px; right: 2px; bottom: -30px; height: 18px; border: solid ${light.line.dim}; border-width: 0 2px }
  h1 i::before { content: ''; position: absolute; top: 8px; left: 0; right: 0; height: 2px; background: ${light.line.dim} }
  h1 i::after { content: ''; position: absolute; inset: 3px 2px auto; height: 12px; background:
    conic-gradient(from 67deg at left, ${light.line.dim} 46deg, transparent 0) left / 16px 12px no-repeat,
    conic-gradient(from 247deg at right, ${light.line.dim} 46deg, transparent 0) right / 16px 12px no-repeat }
  .hero { position: absolute; top: 30px; left: 512px; width: 740px }
  .hero svg { width: 100%; overflow: visible }
  .hero-balloons, .hero-balloons-large { display: none }
</style><div class="hero">${hero}</div><div class="mark">${mark.replace(/width="36" height="36"/, '')}</div>
<h1>Doğru parça,<br>doğru <span>ölçü<i></i></span>.</h1>`;

/** Draws the mark on white. `margin` is the share of the size that stays free on each side. */
async function icon(size, margin) {
  const inner = Math.round(size * (1 - 2 * margin));
  const drawn = await sharp(Buffer.from(mark), { density: 1200 }).resize(inner, inner).png().toBuffer();
  const ground = { width: size, height: size, channels: 4, background: margin > 0 ? paper.white : 'transparent' };
  return sharp({ create: ground })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer();
}

findBrowser();
const browser = await launch();
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(share);
  await page.evaluate(() => document.fonts.ready);
  const png = await sharp(await page.screenshot())
    .png({ palette: true, quality: 90 })
    .toBuffer();
  await writeFile(`${out}/images/share.png`, png);
} finally {
  await browser.close();
}
await writeFile(`${out}/favicon.ico`, await pngToIco([await icon(32, 0)]));
await writeFile(`${out}/apple-touch-icon.png`, await icon(180, 0.16));
await writeFile(`${out}/images/icon-192.png`, await icon(192, 0.08));
await writeFile(`${out}/images/icon-512.png`, await icon(512, 0.08));
await writeFile(`${out}/images/icon-maskable-512.png`, await icon(512, 0.22));
