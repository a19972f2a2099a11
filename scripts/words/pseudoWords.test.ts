import { expect, test } from 'vitest';
import { pseudo, pseudoWords } from './pseudoWords.ts';

function made(code: string, file = 'tr/product.ts') {
  const { transform } = pseudoWords;
  if (typeof transform !== 'function') throw new Error('The plugin transforms nothing.');
  return (transform.call({} as never, code, `/web/words/${file}`) as { code: string } | undefined)?.code;
}

test('a text is longer and in strange letters, and keeps its places for values', () => {
  expect(pseudo('Ürün bulunamadı')).toBe('[! ÚÚrúún búúlúúnáámáádíí !]');
  expect(pseudo(' {kategori} | {şirket}')).toBe(' {kategori} | {şirket}');
  expect(pseudo('Bize {phone} ile ulaşın')).toBe('[! Bíízéé {phone} ííléé úúlááşíín !]');
});

test('texts, sentences and choices of them are changed, and nothing that only decides', () => {
  expect(made("export const all = 'Tümü';")).toBe('export const all = "[! Túúmúú !]";');
  expect(made('export const of = (count: number) => `${count} ürün`;')).toBe(
    'export const of = (count: number) => `[! ${count} úúrúún !]`;',
  );
  expect(made("export const copy = (word: string) => word.endsWith('kodu') ? `${word}nu al` : 'Al';")).toBe(
    'export const copy = (word: string) => word.endsWith(\'kodu\') ? `[! ${word}núú áál !]` : "[! ÁÁl !]";',
  );
  expect(made("export function of(kind: string) {\n  if (kind === 'A') return 'Bir';\n  return undefined;\n}")).toBe(
    'export function of(kind: string) {\n  if (kind === \'A\') return "[! Bíír !]";\n  return undefined;\n}',
  );
});

test('specified texts are changed, and names of records and codes in them are not', () => {
  const texts = {
    home: { title: 'Doğru', examples: { code: 'UCP 205' } },
    sectors: [{ id: 'energy', name: 'Enerji' }],
  };
  expect(JSON.parse(made(JSON.stringify(texts), 'tr/specified.json') ?? '')).toEqual({
    home: { title: '[! Dóóğrúú !]', examples: { code: 'UCP 205' } },
    sectors: [{ id: 'energy', name: '[! ÉÉnéérjíí !]' }],
  });
});

test('nothing else is changed', () => {
  expect(made("export const a = 'Tümü';", '../site/paths.ts')).toBeUndefined();
});
