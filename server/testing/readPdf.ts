import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Node = { role?: string; alt?: string; children?: Node[] };

const rolesIn = ({ role, children = [] }: Node): string[] => [...(role ? [role] : []), ...children.flatMap(rolesIn)];

type Item = { str: string; transform: number[]; width: number };
const isItem = (item: object): item is Item => 'str' in item && typeof item.str === 'string' && item.str.trim() !== '';

/** Pairs of texts of one line that lie on each other, by more than a point. */
function overlapping(items: Item[]) {
  const boxes = items.map(({ str, transform, width }) => {
    const [, , , , left = 0, bottom = 0] = transform;
    return { str, left, right: left + width, bottom };
  });
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        ({ left, right, bottom }) => Math.abs(bottom - one.bottom) < 4 && left < one.right - 1 && one.left < right - 1,
      )
      .map(({ str }) => `“${one.str}” and “${str}”`),
  );
}

/**
 * Reads a PDF with another program than the one that wrote it. `left` and `right` are where text begins and ends on a page,
 * in points.
 */
export async function readPdf(bytes: Buffer) {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const document = await loading.promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const page = await document.getPage(at + 1);
      const { items } = await page.getTextContent({ disableNormalization: true });
      const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
      const tree = (await page.getStructTree()) as Node | null;
      const text = words.join('');
      const all: object[] = items;
      const written = all.filter(isItem);
      return {
        text: text.replaceAll(/\s+/g, ' '),
        lines: text.split('\n'),
        left: Math.min(...written.map(({ transform }) => Number(transform[4]))),
        right: Math.max(...written.map(({ transform, width }) => Number(transform[4]) + width)),
        overlaps: overlapping(written),
        roles: tree ? rolesIn(tree) : [],
      };
    }),
  );
  const { info } = await document.getMetadata();
  const source = bytes.toString('latin1');
  const count = (pattern: RegExp) => source.match(pattern)?.length ?? 0;
  await loading.destroy();
  return {
    pages,
    text: pages.map(({ text }) => text).join(' '),
    info: info as { Title?: string; Language?: string },
    fonts: { described: count(/\/Type \/FontDescriptor/g), embedded: count(/\/FontFile2/g) },
    isTagged: source.includes('/MarkInfo') && source.includes('/StructTreeRoot'),
    language: /\/Lang \(([^)]+)\)/.exec(source)?.[1],
  };
}

type Operators = { fnArray: number[]; argsArray: unknown[] };
/** An inch has 72 points and 25,4 mm. */
const points = 72 / 25.4;

/** The width and the height of every path on a page, in millimetres. */
function sizesOf({ fnArray, argsArray }: Operators) {
  const scales = [1];
  return fnArray.flatMap((operator, at) => {
    const scale = scales.at(-1) ?? 1;
    if (operator === OPS.save) scales.push(scale);
    if (operator === OPS.restore) scales.pop();
    if (operator === OPS.transform) scales.splice(-1, 1, scale * Math.abs((argsArray[at] as number[])[0] ?? 1));
    if (operator !== OPS.constructPath) return [];
    const [, , bounds] = argsArray[at] as [unknown, unknown, ArrayLike<number> | null];
    const [left = 0, top = 0, right = 0, bottom = 0] = Array.from(bounds ?? []);
    return [{ width: ((right - left) * scale) / points, height: ((bottom - top) * scale) / points }];
  });
}

/** Reads the sizes of the paths on the first page of a PDF without pictures. */
export async function readPaths(bytes: Buffer) {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const page = await (await loading.promise).getPage(1);
  const paths = sizesOf(await page.getOperatorList());
  await loading.destroy();
  return paths;
}
