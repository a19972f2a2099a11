import { readFile } from 'node:fs/promises';
import { loadSharp } from '../../catalogue/images/images.decode.ts';

type Scheme = 'light' | 'dark';
/** Attributes for each class of a drawing. */
type Look = Record<'plate' | 'hole' | 'shade' | 'axis' | 'rim', Record<string, string>>;

/**
 * What the parts of a drawing look like; the colours are those of web/theme/palette.ts. The plate itself stays open, so
 * that the drawing lies on whatever is behind it; holes show the plate's colour. Only on dark ground has it an outline,
 * since its shades would be lost there.
 */
const looks: Record<Scheme, Look> = {
  light: {
    plate: { fill: 'none' },
    hole: { fill: '#EBEFEC' },
    shade: { fill: '#D3DBD6' },
    axis: { stroke: '#14241E', opacity: '.6' },
    rim: { stroke: 'none' },
  },
  dark: {
    plate: { fill: 'none' },
    hole: { fill: '#131E19' },
    shade: { fill: '#0A120F' },
    axis: { stroke: '#9DB0A7', opacity: '.75' },
    rim: { stroke: '#74857D', 'stroke-width': '4.4', 'stroke-linejoin': 'round' },
  },
};

/** Of dimension lines, which have a stroke, and of their arrow heads, which have a fill. */
const dimension: Record<Scheme, string> = { light: '#D64F17', dark: '#FF8B5A' };

/** The drawing as it is for a scheme. Its parts are known by `class="plate"` and so on, as the first attribute. */
export function inScheme(svg: string, scheme: Scheme): string {
  const painted = Object.entries(looks[scheme]).reduce(
    (drawing, [part, look]) =>
      drawing.replaceAll(new RegExp(`<\\w+ class="${part}"[^>]*?/>`, 'g'), (element) =>
        Object.entries(look).reduce(withAttribute, element),
      ),
    svg,
  );
  return painted.replaceAll(/<path class="dim"[^>]*\/>/g, (element) =>
    element.replaceAll(dimension.light, dimension[scheme]),
  );
}

function withAttribute(element: string, [name, value]: [string, string]) {
  const present = new RegExp(` ${name}="[^"]*"`);
  const attribute = ` ${name}="${value}"`;
  return present.test(element) ? element.replace(present, attribute) : element.replace('/>', `${attribute}/>`);
}

/** In pixels: a picture of a product on the widest page, on a sharp screen. */
const size = { width: 1920, height: 1440 };
/** Every drawing measures 800 by 600; at 72 dots per inch that is as many pixels. */
const density = (72 * size.width) / 800;

async function rendered(svg: string, scheme: Scheme) {
  const sharp = await loadSharp();
  return sharp(Buffer.from(inScheme(svg, scheme)), { density })
    .resize(size)
    .png()
    .toBuffer();
}

/** The two pictures of a drawing, as PNG with an open plate. */
export async function renderDrawing(file: string) {
  const svg = await readFile(file, 'utf8');
  const [light, dark] = await Promise.all([rendered(svg, 'light'), rendered(svg, 'dark')]);
  return { light, dark, ...size };
}
