import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { canvas, codeOf, files, sha256, upload } from '../../../testing/uploads/uploadPicture.ts';
import { showPicture } from '../../../testing/uploads/picture.ts';
import { decode } from './images.decode.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { largestUpload } from '../../../../common/limits.ts';

test.each([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
] as const)('a %s is stored, served and scaled down', async (format, contentType) => {
  const site = await serveTestSite();
  const { data } = await upload(site, await canvas().toFormat(format).toBuffer(), {
    name: '../../Küresel Vana (İĞ).exe',
  });
  const image = data?.uploadImage;
  expect(image).toMatchObject({ contentType, width: 1200, height: 900 });
  expect(image?.url).toMatch(/^\/uploads\/products\/\d{13}-kuresel-vana-ig\.\w+$/);
  expect(image?.variants.map(({ width }) => width)).toEqual([320, 320, 640, 640, 960, 960, 1200, 1200]);
  await showPicture(site, image?.url);
  const reply = await fetch(site.origin + image?.url);
  expect(reply.headers.get('content-type')).toBe(contentType);
  expect(reply.headers.get('cache-control')).toContain('immutable');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  const narrow = await fetch(site.origin + image?.variants[0]?.url);
  expect((await sharp(Buffer.from(await narrow.arrayBuffer())).metadata()).width).toBe(320);
});

test.each([
  ['p3', 'rgb16', [200, 40, 60]],
  ['p3', 'rgb16', [20, 180, 90]],
  ['srgb', 'rgb16', [220, 30, 30]],
  ['p3', 'srgb', [200, 40, 60]],
] as const)(
  'a picture with the profile %s in %s has the colours that browsers show',
  async (profile, space, [r, g, b]) => {
    const made = await sharp({ create: { width: 8, height: 8, channels: 3, background: { r, g, b } } })
      .withIccProfile(profile)
      .toColourspace(space)
      .png()
      .toBuffer();
    const { bytes } = await decode(made);
    const shown = await sharp(bytes).toColourspace('srgb').raw().toBuffer();
    for (const [at, value] of [r, g, b].entries()) expect(Math.abs((shown[at] ?? 0) - value)).toBeLessThan(4);
  },
);

test.each([
  ['with a see-through ground', 4, 'rgb16', 'p3'],
  ['without a profile', 3, 'rgb16', null],
  ['in greys', 3, 'grey16', null],
  ['in greys with a profile', 3, 'grey16', 'srgb'],
] as const)('a picture of 16 bits %s has the colours that browsers show', async (_, channels, space, profile) => {
  const grey = space === 'grey16';
  const [r, g, b] = grey ? [120, 120, 120] : [200, 40, 60];
  const background = { r, g, b, ...(channels === 4 && { alpha: 1 }) };
  const raw = sharp({ create: { width: 8, height: 8, channels, background } });
  const made = await (profile ? raw.withIccProfile(profile) : raw).toColourspace(space).png().toBuffer();
  expect((await sharp(made).metadata()).depth).toBe('ushort');
  const { bytes } = await decode(made);
  const shown = await sharp(bytes).toColourspace('srgb').raw().toBuffer();
  for (const [at, value] of [r, g, b].entries()) expect(Math.abs((shown[at] ?? 0) - value)).toBeLessThan(4);
});

test.each([
  ['line by line, in seven rounds', 'p3', {}],
  ['half of it to be seen through', 'p3', { alpha: 0.5 }],
  ['on its side', 'p3', { orientation: 6 }],
  ['half of it to be seen through, without another profile', 'srgb', { alpha: 0.5 }],
] as const)('a picture of 16 bits %s has the colours that browsers show', async (_, profile, more) => {
  const [r, g, b] = [200, 40, 60];
  const background = { r, g, b, ...('alpha' in more && { alpha: more.alpha }) };
  const raw = sharp({ create: { width: 8, height: 16, channels: 'alpha' in more ? 4 : 3, background } });
  const meant = 'orientation' in more ? raw.withMetadata({ orientation: more.orientation }) : raw;
  const made = await meant.withIccProfile(profile).toColourspace('rgb16').png({ progressive: true }).toBuffer();
  expect((await sharp(made).metadata()).depth).toBe('ushort');
  const { bytes } = await decode(made);
  const { data: shown, info } = await sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual('orientation' in more ? [16, 8] : [8, 16]);
  for (const [at, value] of [r, g, b].entries()) expect(Math.abs((shown[at] ?? 0) - value)).toBeLessThan(5);
});

test('a photo is rotated upright and loses its EXIF data, such as its location', async () => {
  const site = await serveTestSite();
  const photo = await canvas(400, 200)
    .jpeg()
    .withExif({ IFD0: { Make: 'Fabrika' }, IFD3: { GPSLatitude: '41/1 3/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(photo.includes('Fabrika')).toBe(true);
  const { data } = await upload(site, photo, { name: 'foto.jpg' });
  expect(data?.uploadImage).toMatchObject({ width: 200, height: 400 });
  const stored = readFileSync(join(site.folder, data?.uploadImage.url ?? ''));
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
  expect(stored.includes('Fabrika')).toBe(false);
});

test.each([
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['a renamed program', Buffer.from('MZ\x90\x00 This program cannot be run'), 'UNSUPPORTED_MEDIA_TYPE'],
  ['an HTML page that begins like a GIF', Buffer.from('GIF89a<script>alert(1)</script>'), 'UNSUPPORTED_MEDIA_TYPE'],
  ['a HEIC photo', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'UNSUPPORTED_MEDIA_TYPE'],
  ['an empty file', Buffer.alloc(0), 'UNSUPPORTED_MEDIA_TYPE'],
  ['a file that is a byte too large', Buffer.alloc(largestUpload + 1), 'PAYLOAD_TOO_LARGE'],
])('%s is refused and leaves nothing behind', async (_, bytes, code) => {
  const site = await serveTestSite();
  expect(codeOf(await upload(site, bytes))).toBe(code);
  expect(files(site)).toEqual([]);
});

test('an AVIF that would need gigabytes of memory is refused by its number of pixels', async () => {
  const site = await serveTestSite();
  const small = await canvas(5000, 3600).avif({ effort: 0, quality: 1 }).toBuffer();
  expect(small.length).toBeLessThan(100_000);
  const answer = await upload(site, small);
  expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual([
    'UNSUPPORTED_MEDIA_TYPE',
    expect.stringContaining('pixels'),
  ]);
});

test('a truncated picture and one with too many pixels are refused', async () => {
  const site = await serveTestSite();
  const whole = await canvas().jpeg().toBuffer();
  expect(codeOf(await upload(site, whole.subarray(0, whole.length / 2)))).toBe('UNSUPPORTED_MEDIA_TYPE');
  const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const answer = await upload(site, bomb);
  expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual([
    'UNSUPPORTED_MEDIA_TYPE',
    expect.stringContaining('pixels'),
  ]);
  expect(files(site)).toEqual([]);
});

test('data hidden behind a picture is removed', async () => {
  const site = await serveTestSite();
  const polyglot = Buffer.concat([await canvas(40, 40).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
  const { data } = await upload(site, polyglot);
  expect(readFileSync(join(site.folder, data?.uploadImage.url ?? '')).includes('script')).toBe(false);
});

test('a damaged upload is refused by its checksum, and visitors may not upload', async () => {
  const site = await serveTestSite();
  const bytes = await canvas(40, 40).png().toBuffer();
  expect(codeOf(await upload(site, bytes, { sum: sha256(Buffer.from('other')) }))).toBe('CHECKSUM_MISMATCH');
  expect(codeOf(await upload(site, bytes, { signedIn: false }))).toBe('UNAUTHENTICATED');
  expect(files(site)).toEqual([]);
});

test('a long name is shortened, and two files with the same name get two addresses', async () => {
  const site = await serveTestSite();
  const bytes = await canvas(40, 40).png().toBuffer();
  const both = await Promise.all([1, 2].map(() => upload(site, bytes, { name: `${'ğ'.repeat(300)}.png` })));
  const urls = both.map(({ data }) => data?.uploadImage.url ?? '');
  expect(new Set(urls).size).toBe(2);
  expect(urls[0]?.length).toBeLessThan(110);
});
