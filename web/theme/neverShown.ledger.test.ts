import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { components } from './components.ts';

test('nothing shows what the build leaves out of the buttons: no ripple, and no circle of their own', () => {
  expect(components.MuiButtonBase?.defaultProps?.disableRipple).toBe(true);
  const sources = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/generated/**'] });
  expect(sources.length).toBeGreaterThan(1000);
  const shown = sources.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return /disableRipple=|TouchRippleProps|<(Icon|Busy)?Button\b[^<]*?\sloading[\s=>]/.test(text);
  });
  expect(shown).toEqual([]);
});
