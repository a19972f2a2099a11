import { expect } from 'vitest';
import { publicPages } from '../testing/publicPages.ts';
import { test } from '../testing/siteTest.ts';

test('a page holds the styles of its own components, each once', async ({ site }) => {
  for (const path of publicPages) {
    const html = await fetch(site.origin + path).then((answer) => answer.text());
    const styles = (html.match(/<style[^>]*>.*?<\/style>/gs) ?? []).join('');
    const rules = styles.match(/\.css-[\w-]+\{[^}]*\}/g) ?? [];
    expect(new Set(rules).size, path).toBe(rules.length);
    expect(styles, path).not.toContain('--mui-palette-primary-main:');
  }
});
