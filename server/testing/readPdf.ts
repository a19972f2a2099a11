import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Node = { role?: string; alt?: string; children?: Node[] };

const rolesIn = ({ role, children = [] }: Node): string[] => [...(role ? [role] : []), ...children.flatMap(rolesIn)];

/** Reads a PDF with another program than the one that wrote it; `left` is where text begins on a page, in points. */
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
      const left = Math.min(
        ...items.map((item) => ('str' in item && item.str.trim() ? Number(item.transform[4]) : Infinity)),
      );
      return { text: text.replaceAll(/\s+/g, ' '), lines: text.split('\n'), left, roles: tree ? rolesIn(tree) : [] };
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
