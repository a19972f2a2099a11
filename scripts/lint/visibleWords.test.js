import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { notWords } from './notWords.js';
import { visibleWords } from './visibleWords.js';

const linter = new Linter();

/** Returns the visible words that lint finds in this code. */
function found(code, options = {}) {
  const messages = linter.verify(
    code,
    {
      files: ['**/*.tsx'],
      languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { vitrin: { rules: { words: visibleWords } } },
      rules: { 'vitrin/words': ['error', options] },
    },
    'example.tsx',
  );
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.map(({ message }) => /"(.*)"/.exec(message)?.[1]);
}

test.each([
  ['const a = <p>Fiyat</p>;', 'Fiyat'],
  ['const a = <p>{count} products</p>;', 'products'],
  ["const a = <p>{isOpen ? 'close' : x}</p>;", 'close'],
  ["const a = <p>{isOpen && 'close'}</p>;", 'close'],
  ["const a = <p>{name ?? 'none'}</p>;", 'none'],
  ["const a = <p>{count + ' products'}</p>;", 'products'],
  ['const a = <p>{`${count} products`}</p>;', 'products'],
  ['const a = <p>{[`total`, x]}</p>;', 'total'],
  ['const a = <p>{`${isOne ? "one" : x}`}</p>;', 'one'],
  ['const a = <button aria-label="close" />;', 'close'],
  ["const a = <img alt={isLogo ? 'our logo' : ''} />;", 'our logo'],
  ['const a = <Field helperText="at least ten" />;', 'at least ten'],
  ['const a = <Dialog confirmLabel={`remove`} />;', 'remove'],
  ['const a = <Rows nothingText="none yet" />;', 'none yet'],
  ["const rows = [{ label: 'weight', name: 'weight' }];", 'weight'],
  ['const rows = { title: (name: string) => `about ${name}` };', 'about'],
  ["notify('saved');", 'saved'],
  ["page.notify(isNew ? 'created' : x);", 'created'],
  ["const states = ['Gönderildi'];", 'Gönderildi'],
  ["const why = 'The file is too large';", 'The file is too large'],
  ['const why = `Nothing was found.`;', 'Nothing was found.'],
  ['const parts = [...(added ? [`${added} added`] : [])];', 'added'],
  ['const parts = [`${missing} not in the file`];', 'not in the file'],
])('found in %s', (code, words) => {
  expect(found(code)).toEqual([words]);
});

test.each([
  'const a = <p>{words.price}</p>;',
  'const a = <p>{count} / {total} · 12 mm</p>;',
  'const a = <p className="price big" id={`row-${id}`} />;',
  'const a = <button aria-label={words.close} type="button" />;',
  'const a = <text>D</text>;',
  "const a = <p>{kind === 'Product' && words.product}</p>;",
  "if (event.key === 'Escape') close();",
  "throw new Error('This address is in no table.');",
  "const { data } = useQuery(query, { fetchPolicy: 'cache-first' });",
  "import { price } from './Price list.ts';",
  "type State = 'Open now' | 'Closed now';",
  'const a = <a href="https://example.com/page">{words.page}</a>;',
  'const a = <p>PDF, 240 kB</p>;',
  'const a = <Sentence text="{product}" parts={parts} />;',
  "super('The script could not be loaded.');",
])('allowed: %s', (code) => {
  expect(found(code)).toEqual([]);
});

test('a folder may name functions and attributes of its own that people read', () => {
  expect(found("hint('too small');", { notices: ['hint'] })).toEqual(['too small']);
  expect(found('const a = <Row about="too small" />;', { read: ['about'] })).toEqual(['too small']);
});

test('with labels, a capital at the beginning of a value tells a word of plain letters', () => {
  const code = "const kinds = { model: '3B model', shared: isAll ? 'Ortak' : x, state: 'IN_STOCK', '@type': 'Offer' };";
  expect(found(code)).toEqual([]);
  expect(found(code, { labels: true })).toEqual(['model', 'Ortak']);
  expect(found("const facts = { availability: 'InStock', key: 'Home' };", { labels: true })).toEqual([]);
});

test('every exception says why', () => {
  for (const { why, pattern } of notWords) {
    expect(why).toMatch(/^[A-Z].*[.]$/);
    expect(pattern.global).toBe(true);
  }
});
