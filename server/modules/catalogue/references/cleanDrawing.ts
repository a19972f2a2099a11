// An admin's own drawing is shown within pages, so only what a drawing needs is let through: everything is written again from
// what was read, and what is not on these lists is left out with all that it contains.

const shapes = ['path', 'line', 'polyline', 'polygon', 'circle', 'ellipse', 'rect'];
const elements = new Set(['svg', 'g', 'text', 'tspan', ...shapes]);

const numbers = /^[\d\s.,eE+-]*$/;
const attributes: Record<string, RegExp> = {
  ...Object.fromEntries(
    ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'dx', 'dy', 'points'].map(
      (name) => [name, numbers],
    ),
  ),
  viewBox: numbers,
  d: /^[\d\s.,eE+\-MmLlHhVvCcSsQqTtAaZz]*$/,
  transform: /^(?:(?:translate|rotate|scale|matrix|skewX|skewY)\([\d\s.,eE+-]*\)\s*)*$/,
  class: /^(?:geo|acc|clx|sf|se|sd|st|sh|ma|ml|md|mh|\s)*$/,
  'data-measure': /^[\p{L}\p{N}]{1,3}$/u,
  'text-anchor': /^(?:start|middle|end)$/,
};

/** The drawing has to be as wide as this for its lines and letters to have their size. */
const widths = { least: 480, most: 672 };

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|[^<]+/giy;
const attribute = /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

export type CleanDrawing = { svg: string; letters: string[]; problem?: undefined } | { problem: string };

const badlyFormed: CleanDrawing = { problem: 'This is no well-formed SVG.' };
const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function attributesOf(written: string): string {
  const kept = [...written.matchAll(attribute)].flatMap(([, name = '', double, single]) => {
    const value = (double ?? single ?? '').trim();
    return attributes[name]?.test(value) ? [`${name}="${escaped(value)}"`] : [];
  });
  return kept.map((one) => ` ${one}`).join('');
}

/** Cleans the text of an SVG. A problem is a sentence for the person who chose it. */
export function cleanDrawing(text: string): CleanDrawing {
  const open: { name: string; isKept: boolean }[] = [];
  const written: string[] = [];
  const letters = new Set<string>();
  let [isEnded, at] = [false, 0];
  const source = text.replace(/^\uFEFF/, '').trim();
  while (at < source.length) {
    token.lastIndex = at;
    const match = token.exec(source);
    if (!match) return badlyFormed;
    at = token.lastIndex;
    const [whole, closes, tag, inside = '', isEmpty] = match;
    const parent = open.at(-1);
    if (tag === undefined) {
      const isText = !whole.startsWith('<');
      if (isText && !parent && whole.trim() !== '') return badlyFormed;
      if (isText && parent?.isKept && ['text', 'tspan'].includes(parent.name)) written.push(escaped(whole));
      continue;
    }
    if (closes) {
      const last = open.pop();
      if (last?.name !== tag) return badlyFormed;
      if (last.isKept) written.push(`</${tag}>`);
      isEnded ||= open.length === 0;
      continue;
    }
    if (isEnded || (open.length === 0 && tag !== 'svg')) return badlyFormed;
    const isKept = elements.has(tag) && (parent?.isKept ?? true) && !(tag === 'svg' && parent);
    if (isKept) {
      const kept = attributesOf(inside);
      const letter = / data-measure="([^"]*)"/.exec(kept)?.[1];
      if (letter !== undefined) letters.add(letter);
      const own = tag === 'svg' ? ' xmlns="http://www.w3.org/2000/svg"' : '';
      written.push(`<${tag}${own}${kept}${isEmpty ? '/' : ''}>`);
    }
    if (!isEmpty) open.push({ name: tag, isKept });
  }
  if (open.length > 0 || !isEnded) return badlyFormed;
  const svg = written.join('');
  const [, , width = 0, height = 0] = (/ viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(/[\s,]+/).map(Number);
  if (!(width >= widths.least && width <= widths.most && height > 0 && height <= widths.most))
    return {
      problem: `Its viewBox has to be ${widths.least} to ${widths.most} wide, and at most ${widths.most} high.`,
    };
  if (!svg.includes('class="geo"')) return { problem: 'It has no part: put it into <g class="geo">.' };
  return { svg: svg.replace('<svg ', '<svg class="section-svg" '), letters: [...letters] };
}
