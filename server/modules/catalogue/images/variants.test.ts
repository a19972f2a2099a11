import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { darkUrl, shareUrl, variantUrl } from '../../../../common/pictures.ts';
import { images } from '../../../db/tables/tables.ts';
import { showPicture } from '../../../testing/uploads/picture.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { storeImage } from './images.intake.ts';
import { createVariants } from './images.variants.ts';

type Site = Awaited<ReturnType<typeof serveTestSite>>;

const drawing = (width: number, height: number, line: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60" width="${width}" height="${height}">` +
        `<circle cx="40" cy="30" r="24" fill="none" stroke="${line}" stroke-width="4"/></svg>`,
    ),
  )
    .png()
    .toBuffer();
/** Noise has as many colours as a photograph. */
const photograph = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

const add = async ({ db, images }: Site, bytes: Buffer, dark?: Buffer) =>
  (await storeImage(db, images, { bytes, name: 'rulman.png', uploader: 'starter', ...(dark && { dark }) })).url;
const files = ({ folder }: Site) => readdirSync(join(folder, 'uploads', 'products'));
/** Requests as an admin, who may see pictures that no page shows yet. */
async function fetched({ origin, cookie }: Site, url: string) {
  const reply = await fetch(origin + url, { headers: { cookie } });
  const bytes = Buffer.from(await reply.arrayBuffer());
  return { reply, metadata: reply.ok ? await sharp(bytes).metadata() : undefined, bytes };
}

test('a variant is made at its first request, stored, and counted', async () => {
  const site = await serveTestSite();
  const url = await add(site, await drawing(3000, 2250, '#1F4D40'));
  await showPicture(site, url);
  expect(files(site)).toHaveLength(1);
  const wanted = variantUrl(url, { width: 1920, type: 'avif' });
  const both = await Promise.all([fetched(site, wanted), fetched(site, wanted)]);
  expect(both.map(({ reply }) => reply.headers.get('content-type'))).toEqual(['image/avif', 'image/avif']);
  expect(both[0].metadata?.width).toBe(1920);
  expect(both[0].reply.headers.get('cache-control')).toContain('immutable');
  expect(both[0].reply.headers.get('content-security-policy')).toContain('sandbox');
  expect(files(site)).toHaveLength(2);
  const onDisk = files(site).reduce((sum, name) => sum + statSync(join(site.folder, 'uploads/products', name)).size, 0);
  expect((await site.db.select().from(images))[0]?.totalBytes).toBe(onDisk);
});

test('a variant that nobody waits for when its turn comes is not made, and is at a later request', async () => {
  const site = await serveTestSite();
  const url = await add(site, await drawing(1200, 900, '#1F4D40'));
  const variant = createVariants(site);
  const nameOf = (width: number) => basename(variantUrl(url, { width, type: 'webp' }));
  const [stays, leaves] = [new AbortController(), new AbortController()];
  const made = [
    variant(nameOf(960), { left: stays.signal, address: '203.0.113.7' }),
    variant(nameOf(640), { left: leaves.signal, address: '203.0.113.7' }),
    variant(nameOf(320), { left: leaves.signal, address: '203.0.113.7' }),
    variant(nameOf(320), { left: stays.signal, address: '203.0.113.7' }),
  ];
  leaves.abort();
  // The third gets what is made for the fourth, unless its turn comes before the fourth has asked.
  const [first, second, , fourth] = (await Promise.all(made)).map((one) => one !== null);
  expect([first, second, fourth]).toEqual([true, false, true]);
  expect(files(site)).toHaveLength(3);
  expect((await fetched(site, variantUrl(url, { width: 640, type: 'webp' }))).reply.status).toBe(200);
});

test('the server makes no variant itself: without a worker the request fails and nothing is stored', async () => {
  const site = await serveTestSite();
  const wanted = variantUrl(await add(site, await drawing(1200, 900, '#1F4D40')), { width: 640, type: 'webp' });
  site.heavyWork.close();
  const { reply } = await fetched(site, wanted);
  expect([reply.status, files(site).length]).toEqual([500, 1]);
});

test('only widths and types that pages use are made', async () => {
  const site = await serveTestSite();
  const url = await add(site, await drawing(1200, 900, '#1F4D40'));
  const names = [
    variantUrl(url, { width: 321, type: 'avif' }),
    variantUrl(url, { width: 1920, type: 'webp' }),
    variantUrl(darkUrl(url), { width: 320, type: 'avif' }),
    variantUrl('/uploads/products/1-baska.png', { width: 320, type: 'avif' }),
    url.replace('.png', '-w320.png'),
    '/uploads/products/..%2F..%2Fsite-w320.webp',
  ];
  for (const name of names) expect([name, (await fetched(site, name)).reply.status]).toEqual([name, 404]);
  expect(files(site)).toHaveLength(1);
});

/** Reads the chroma subsampling from the box `av1C` of an AVIF (AV1-ISOBMFF 2.3.3); transparency is a monochrome plane. */
function chromaIn(avif: Buffer) {
  const planes = [...avif.toString('latin1').matchAll(/av1C/g)].map(({ index }) => avif.readUInt8(index + 6));
  const bits = planes.find((plane) => !(plane & 0b10000)) ?? 0;
  return bits & 0b1100 ? '4:2:0' : '4:4:4';
}

test('a drawing is stored with full colours, and a photograph with subsampled ones', async () => {
  const site = await serveTestSite();
  const chromaOf = async (bytes: Buffer) =>
    chromaIn((await fetched(site, variantUrl(await add(site, bytes), { width: 640, type: 'avif' }))).bytes);
  expect(await chromaOf(await drawing(1200, 900, '#D64F17'))).toBe('4:4:4');
  expect(await chromaOf(await photograph(1200, 900))).toBe('4:2:0');
});

test('both forms of a drawing have variants, and all of them are removed with it', async () => {
  const site = await serveTestSite();
  const url = await add(site, await drawing(1200, 900, '#14241E'), await drawing(1200, 900, '#9DB0A7'));
  const [light, dark] = await Promise.all(
    [url, darkUrl(url)].map((form) => fetched(site, variantUrl(form, { width: 320, type: 'webp' }))),
  );
  expect([light?.metadata?.hasAlpha, dark?.metadata?.hasAlpha]).toEqual([true, true]);
  expect(light?.bytes.equals(dark?.bytes ?? Buffer.alloc(0))).toBe(false);
  expect(files(site)).toHaveLength(4);
  await site.asAdmin('mutation ($url: String!) { deleteImage(url: $url) }', { url });
  await site.asAdmin('mutation { eraseFromBin(id: "1") }');
  expect(files(site)).toEqual([]);
});

test('a link preview gets the drawing on a light background, without transparency', async () => {
  const site = await serveTestSite();
  const { bytes, metadata } = await fetched(site, shareUrl(await add(site, await drawing(1920, 1440, '#14241E'))));
  expect(metadata).toMatchObject({ format: 'jpeg', width: 1200 });
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([red, green, blue].map((value, index) => Math.abs(value - ([0xeb, 0xef, 0xec][index] ?? 0)) < 4)).toEqual([
    true,
    true,
    true,
  ]);
});

test('a full storage still sends a variant, but does not store it', async () => {
  const bytes = await drawing(1200, 900, '#14241E');
  const site = await serveTestSite({}, {}, { quotaBytes: bytes.length + 200 });
  const url = await add(site, bytes);
  await showPicture(site, url);
  const { reply } = await fetched(site, variantUrl(url, { width: 960, type: 'webp' }));
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(files(site)).toHaveLength(1);
});

test('an animated picture stays animated in every width', async () => {
  const site = await serveTestSite();
  const frames = await Promise.all(
    ['#fff', '#000'].map((background) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const url = await add(site, gif);
  expect((await fetched(site, variantUrl(url, { width: 320, type: 'webp' }))).metadata?.pages).toBe(2);
  expect((await fetched(site, variantUrl(url, { width: 320, type: 'avif' }))).reply.status).toBe(404);
});
