import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import subsetFont from 'subset-font';

// `npm run fonts` writes the typefaces that plain PDFs embed, and what a PDF has to say of them: server/pdf/plainFonts.json.

const { resolve } = createRequire(import.meta.url);
const files = {
  regular: resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf'),
};

/** Bytes 32 to 255 in Windows-1254, which lacks some. */
const letters = [...new TextDecoder('windows-1254').decode(Uint8Array.from({ length: 224 }, (_, at) => at + 32))].map(
  (letter) => (/[\u007f-\u009f]/.test(letter) ? ' ' : letter),
);

/** Reads what OpenType's tables say of a font. */
function tablesOf(font) {
  const places = new Map();
  for (let row = 12; row < 12 + 16 * font.readUInt16BE(4); row += 16)
    places.set(font.toString('latin1', row, row + 4), font.readUInt32BE(row + 8));
  const at = (table, offset) => places.get(table) + offset;
  return {
    signed: (table, offset) => font.readInt16BE(at(table, offset)),
    number: (table, offset) => font.readUInt16BE(at(table, offset)),
    long: (table, offset) => font.readUInt32BE(at(table, offset)),
  };
}

/** The number of a letter's glyph, from a map in format 4. */
function glyphOf({ number, long, signed }, letter) {
  const maps = Array.from({ length: number('cmap', 2) }, (_, at) => long('cmap', 4 + 8 * at + 4));
  const map = maps.find((offset) => number('cmap', offset) === 4);
  const twice = number('cmap', map + 6);
  for (let at = 0; at < twice; at += 2) {
    if (number('cmap', map + 14 + at) < letter) continue;
    const first = number('cmap', map + 16 + twice + at);
    if (first > letter) return 0;
    const delta = signed('cmap', map + 16 + 2 * twice + at);
    const place = map + 16 + 3 * twice + at;
    const range = number('cmap', place);
    const glyph = range === 0 ? letter : number('cmap', place + range + 2 * (letter - first));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

async function made(file) {
  const font = await subsetFont(await readFile(file), letters.join(''), { targetFormat: 'truetype', keepFeatures: [] });
  const tables = tablesOf(font);
  const { number, signed } = tables;
  const inThousandths = (value) => Math.round((value * 1000) / number('head', 18));
  const measured = number('hhea', 34);
  const widthOf = (letter) => number('hmtx', 4 * Math.min(glyphOf(tables, letter.codePointAt(0)), measured - 1));
  const missing = letters.filter((letter) => glyphOf(tables, letter.codePointAt(0)) === 0);
  if (missing.length > 0) throw new Error(`${file} lacks ${missing.join(' ')}`);
  return {
    ascent: inThousandths(signed('hhea', 4)),
    descent: inThousandths(signed('hhea', 6)),
    capHeight: inThousandths(signed('OS/2', 88)),
    box: [36, 38, 40, 42].map((offset) => inThousandths(signed('head', offset))),
    widths: letters.map((letter) => inThousandths(widthOf(letter))),
    length: font.length,
    file: deflateSync(font, { level: 9 }).toString('base64'),
  };
}

const out = 'server/pdf/plainFonts.json';
const fonts = Object.fromEntries(
  await Promise.all(Object.entries(files).map(async ([name, file]) => [name, await made(file)])),
);
await writeFile(out, JSON.stringify(fonts));
console.log(
  `${out}: ${Object.values(fonts)
    .map(({ length }) => `${length} bytes`)
    .join(', ')}`,
);
