import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes each asset's .br and .gz beside it. The site's in the quality that would take too long at each request. */
const folders = [
  ['dist/web/assets', constants.BROTLI_MAX_QUALITY],
  ['dist/playground/playground/assets', 5],
];

for (const [folder, quality] of folders) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css|svg|json)$/.test(name));
  for (const file of files.map((name) => join(folder, name))) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  console.log(`Compressed ${files.length} files of ${folder}.`);
}
