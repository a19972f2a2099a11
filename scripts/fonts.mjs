import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * `npm run fonts` cuts Archivo down to what the site uses. Run it after an update of its package or a change of this file.
 * The package's two files share no letter, so each gives a part that every page loads, and a part for other letters.
 */
const files = 'node_modules/@fontsource-variable/archivo/files/archivo';
const out = 'web/fonts';

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
const without = (letters, others) => [...letters].filter((letter) => !others.includes(letter)).join('');

const signs = '\u00a0\u00ad\u2009«»“”‘’„‚–—…•·°±²³¹½¼¾×÷µ®©™€§Øø−′″↑↓';
/** English and Turkish need these letters. A foreign name is the exception that loads a file of the second kind. */
const usual = `${range(0x20, 0x7e)}${signs}ÇÖÜçöüÂÎÛâîûı`;
const turkish = 'ĞğİŞş₺';
const parts = [
  { name: 'latin', of: 'latin', letters: usual },
  { name: 'latin-ext', of: 'latin-ext', letters: turkish },
  { name: 'others', of: 'latin', letters: without(`${range(0xa1, 0xff)}Œœ‹›`, usual) },
  {
    name: 'others-ext',
    of: 'latin-ext',
    letters: without(range(0x100, 0x24f) + range(0x1e00, 0x1ef9), `${turkish}ıŒœ`),
  },
];

/** The ranges of weight and width that web/theme/typography.ts uses. */
const variationAxes = { wght: { min: 400, max: 650 }, wdth: { min: 100, max: 110 } };
/** OpenType features: kerning, ligatures, figures of one width, and `locl`, which keeps the dot of a Turkish i after f. */
const keepFeatures = ['kern', 'liga', 'tnum', 'lnum', 'locl', 'ccmp', 'mark', 'mkmk', 'rvrn', 'rlig'];

/** The form of CSS `unicode-range`: 'U+20-7E, U+A0'. */
function rangesOf(letters) {
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b);
  const ranges = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

const faceOf = ({ name, letters }) => `@font-face {
  font-family: 'Archivo Variable';
  font-style: normal;
  font-display: swap;
  font-weight: ${variationAxes.wght.min} ${variationAxes.wght.max};
  font-stretch: ${variationAxes.wdth.min}% ${variationAxes.wdth.max}%;
  src: url('./archivo-${name}.woff2') format('woff2');
  unicode-range: ${rangesOf(letters)};
}
`;

await mkdir(out, { recursive: true });
for (const { name, of, letters } of parts) {
  const whole = await readFile(`${files}-${of}-wdth-normal.woff2`);
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes, keepFeatures });
  await writeFile(`${out}/archivo-${name}.woff2`, cut);
  console.log(`${out}/archivo-${name}.woff2: ${cut.length} bytes`);
}
const css = `/* Written by \`npm run fonts\`. */\n${parts.map(faceOf).join('\n')}`;
await writeFile(`${out}/archivo.css`, css);
