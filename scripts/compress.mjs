import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes each asset's .br and .gz beside it, in the quality that would take too long at each request. */
const folders = ['dist/web/assets', 'dist/playground/playground/assets'];
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.(js|css|svg|json)$/.test(name))
    .map((name) => join(folder, name)),
);
for (const file of files) {
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content, best));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
console.log(`Compressed ${files.length} files of ${folders.join(' and ')}.`);
