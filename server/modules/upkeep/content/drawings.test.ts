import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openTestApi, temporaryFolder } from '../../../testing/openTestApi.ts';
import { addPicture } from '../../../testing/uploads/picture.ts';
import { isDrawing } from '../../catalogue/images/images.encode.ts';
import { inScheme, renderDrawing } from './drawings.ts';
import { redraw } from './redraw.ts';
import { fillWithStarter } from './starter.ts';

const drawings = 'data/starter/drawings';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">';
const plain = (line: string) =>
  `${svg}<rect class="plate" width="800" height="600" fill="#EBEFEC"/><circle cx="400" cy="300" r="200" fill="${line}"/></svg>`;

test('a drawing follows the colour scheme: a transparent plate, colours for holes and shadow, an outline in dark only', () => {
  const drawing = [
    `${svg}<rect class="plate" fill="#EBEFEC"/>`,
    '<path class="hole" d="M0 0" fill="#EBEFEC"/>',
    '<path class="rim" d="M1 1" fill="none" stroke="none"/>',
    '<path class="axis" d="M2 2" stroke="#14241E" opacity=".6"/>',
    '<path class="dim" d="M3 3" fill="none" stroke="#D64F17"/>',
    '<path class="shade" d="M4 4"/><path d="M5 5" fill="#14241E"/></svg>',
  ].join('');
  expect(inScheme(drawing, 'light')).toBe(
    drawing
      .replace('class="plate" fill="#EBEFEC"', 'class="plate" fill="none"')
      .replace('d="M4 4"/>', 'd="M4 4" fill="#D3DBD6"/>'),
  );
  expect(inScheme(drawing, 'dark')).toBe(
    [
      `${svg}<rect class="plate" fill="none"/>`,
      '<path class="hole" d="M0 0" fill="#131E19"/>',
      '<path class="rim" d="M1 1" fill="none" stroke="#74857D" stroke-width="4.4" stroke-linejoin="round"/>',
      '<path class="axis" d="M2 2" stroke="#9DB0A7" opacity=".75"/>',
      '<path class="dim" d="M3 3" fill="none" stroke="#FF8B5A"/>',
      '<path class="shade" d="M4 4" fill="#0A120F"/><path d="M5 5" fill="#14241E"/></svg>',
    ].join(''),
  );
});

test('every drawing has a transparent plate, and is recognised as a drawing', async () => {
  const files = (await readdir(drawings)).filter((name) => name.endsWith('.svg'));
  for (const name of files) {
    const text = await readFile(join(drawings, name), 'utf8');
    expect([name, text.match(/class="plate"/g)?.length]).toEqual([name, 1]);
    expect([name, text.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"')]).toEqual([
      name,
      true,
    ]);
  }
  const { light, dark } = await renderDrawing(join(drawings, 'yaklasim-sensoru.svg'));
  expect([await isDrawing(light), await isDrawing(dark), light.equals(dark)]).toEqual([true, true, false]);
});

test.each([
  ['manometre', 'web/site/parts/drawings/manometre'],
  ['vana', 'web/admin/people/signIn/valve'],
])(
  'the drawing %s of our own pages is made of its source: after a change, vitest -u writes it again',
  async (name, file) => {
    const text = await readFile(join(drawings, `${name}.svg`), 'utf8');
    await expect(inScheme(text, 'light')).toMatchFileSnapshot(resolve(`${file}.svg`));
    await expect(inScheme(text, 'dark')).toMatchFileSnapshot(resolve(`${file}-dark.svg`));
  },
);

/** Fills a site with a starter of three products, of which two show one drawing. */
async function smallSite() {
  const api = await openTestApi();
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'drawings'));
  await writeFile(join(folder, 'kvkk.md'), 'Sürüm: 1.0');
  const product = (id: string, image: string, more = {}) => ({
    id,
    name: id,
    description: 'x',
    category: '',
    image,
    ...more,
  });
  const content = (more = {}) =>
    JSON.stringify({
      information: {
        products: {
          products: [
            product('1', 'drawings/vana.svg', more),
            product('2', 'drawings/vana.svg'),
            product('3', 'drawings/pompa.svg'),
          ],
        },
      },
    });
  const draw = (name: string, colour: string) => writeFile(join(folder, 'drawings', `${name}.svg`), plain(colour));
  await writeFile(join(folder, 'content.json'), content());
  await draw('vana', '#1F4D40');
  await draw('pompa', '#1F4D40');
  await fillWithStarter(api.db, api.images, folder);
  const shown = async () =>
    Object.fromEntries(
      (await api.asVisitor('{ products { nodes { id image imageCaption } } }')).data.products.nodes.map(
        (one: { id: string; image: string; imageCaption: string | null }) => [one.id, one],
      ),
    ) as Record<string, { image: string; imageCaption: string | null }>;
  const files = async () => (await readdir(join(api.folder, 'uploads', 'products'))).length;
  return {
    ...api,
    folder,
    draw,
    shown,
    files,
    rewrite: (more: object) => writeFile(join(folder, 'content.json'), content(more)),
  };
}

test('drawings that changed are rendered again, and an admin’s choice stays', async () => {
  const { db, images, folder, draw, shown, files, rewrite, asAdmin, ...api } = await smallSite();
  const before = await shown();
  expect(await redraw(db, images, folder)).toBe(0);
  expect(await shown()).toEqual(before);

  const own = await addPicture({ db, images });
  await asAdmin(`mutation { updateProduct(id: "3", input: { name: "3", description: "x", image: "${own}" }) { id } }`);
  await draw('vana', '#BE4210');
  await draw('pompa', '#BE4210');
  await rewrite({ imageCaption: 'Temsili çizim' });
  expect(await redraw(db, images, folder)).toBe(2);
  const after = await shown();
  expect(after['1']?.image).toBe(after['2']?.image);
  expect(after['1']?.image).not.toBe(before['1']?.image);
  expect([after['1']?.imageCaption, after['2']?.imageCaption]).toEqual(['Temsili çizim', null]);
  expect(after['3']?.image).toBe(own);
  // These are one drawing in two versions and the admin's picture, and both former drawings in two versions, which the
  // history can bring back.
  expect(await files()).toBe(3 + 4);
  expect(api.logged).toEqual([]);
});
