import { render } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nameOfStyles, PageStyles } from './PageStyles.tsx';

const sheets = () => [...document.head.querySelectorAll('style[data-precedence=page]')];
const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).map((path) => `web/${path}`);

test('each text of styles has a sheet of its own, which comes once and stays', () => {
  const [small, large] = ['.measures { color: red }', '.measures { color: blue }'];
  const { rerender } = render(<PageStyles css={small} />);
  rerender(<PageStyles key="next" css={large} />);
  rerender(<PageStyles key="back" css={small} />);
  // Other tests share the head of this document, and their sheets stay in it, too.
  const own = sheets().filter(({ textContent }) => [small, large].includes(textContent));
  expect(own.map((sheet) => sheet.textContent)).toEqual([small, large]);
});

test('no two style sheets of the web share a name, and nothing gives one by hand', () => {
  const texts = files.filter((path) => path.endsWith('.css')).map((path) => readFileSync(path, 'utf8'));
  const different = new Set(texts);
  expect(different.size).toBeGreaterThan(100);
  expect(new Set([...different].map(nameOfStyles)).size).toBe(different.size);
  const sources = files.filter((path) => /(?<!\.test)\.tsx$/.test(path));
  const byHand = sources.filter((path) => /\bprecedence=/.test(readFileSync(path, 'utf8')));
  expect(byHand).toEqual(['web/components/PageStyles.tsx']);
});
