import { readFile } from 'node:fs/promises';
import { loadSharp } from '../../catalogue/images/images.decode.ts';
import { look } from '../../../../common/look.ts';

const { light, dark } = look;
type Scheme = 'light' | 'dark';
/** It gives the attributes for each class of a drawing. */
type Paint = Record<'plate' | 'hole' | 'shade' | 'axis' | 'rim', Record<string, string>>;

/**
 * The plate itself is transparent, so that the drawing lies on any
 * background; holes have the colour of that background. Only on dark ground the plate has an outline, since its shades
 * would be lost there.
 */
const paints: Record<Scheme, Paint> = {
  light: {
    plate: { fill: 'none' },
    hole: { fill: light.surface.plate },
    shade: { fill: light.line.shade },
    axis: { stroke: light.line.axis, opacity: '.6' },
    rim: { stroke: 'none' },
  },
  dark: {
    plate: { fill: 'none' },
    hole: { fill: dark.surface.plate },
    shade: { fill: dark.line.shade },
    axis: { stroke: dark.line.axis, opacity: '.75' },
    rim: { stroke: dark.outline, 'stroke-width': '4.4', 'stroke-linejoin': 'round' },
  },
};

/** Dimension lines have it as stroke, and their arrow heads as fill. */
const dimension: Record<Scheme, string> = { light: light.line.dim, dark: dark.line.dim };

/**
 * Returns the drawing for a colour scheme. Its parts are marked with `class="plate"` and so on, as the first attribute.
 */
export function inScheme(svg: string, scheme: Scheme): string {
  const painted = Object.entries(paints[scheme]).reduce(
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

/** In pixels: a picture of a product on the widest page, on a high-density screen. */
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

/** Renders a drawing for both colour schemes, as PNG with a transparent plate. */
export async function renderDrawing(file: string) {
  const svg = await readFile(file, 'utf8');
  const [light, dark] = await Promise.all([rendered(svg, 'light'), rendered(svg, 'dark')]);
  return { light, dark, ...size };
}
