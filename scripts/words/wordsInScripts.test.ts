import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordsInScripts } from './wordsInScripts.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrin-words-'));
mkdirSync(join(folder, 'words/tr'), { recursive: true });
writeFileSync(
  join(folder, 'words/tr/product.ts'),
  `import { countText } from '../../locale.ts';
export const price = 'Fiyat';
export const quoted = '“\`\${6204}”';
export const productsOf = (count: number) => \`\${count} ürün\`;
export const compared = (name: string, other: string) => \`\${other} ile \${name}\`;
export const twice = (name: string) => \`\${name}, \${name}\`;
export const counted = (count: number) => \`\${countText(count)} ürün\`;
`,
);

const imports = "import * as words from './words/tr/product.ts';\n";

/** Returns what the plugin makes of this code of a component. */
function made(code: string) {
  const { transform } = wordsInScripts();
  if (typeof transform !== 'function') throw new Error('The plugin transforms nothing.');
  const result = transform.call({} as never, imports + code, join(folder, 'Page.tsx')) as { code: string } | undefined;
  return result?.code.replace(imports, '');
}

test('a text and a sentence are written where they are shown, also within each other', () => {
  expect(made('const a = <p title={words.price}>{words.productsOf(count)}</p>;')).toBe(
    'const a = <p title={"Fiyat"}>{`${count} ürün`}</p>;',
  );
  expect(made('words.compared(words.price, words.productsOf(few(2)));')).toBe('`${`${few(2)} ürün`} ile ${"Fiyat"}`;');
  expect(made('words.quoted;')).toBe('"“`${6204}”";');
});

test('what cannot be written there stays a call: a value that is said twice, and one that is formatted', () => {
  expect(made('words.twice(name); words.counted(count); words.productsOf; words.nothing;')).toBeUndefined();
  expect(made('list.map(words.productsOf); words[key];')).toBeUndefined();
});
