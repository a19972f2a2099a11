import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('whatever opens below a line in the admin is a Disclosure, and shows no triangle of the browser', () => {
  const own = globSync('web/admin/**/*.tsx').filter((path) =>
    /<details\b|component="details"/.test(readFileSync(path, 'utf8')),
  );
  expect(own).toEqual(['web/admin/parts/page/Disclosure.tsx']);
});
