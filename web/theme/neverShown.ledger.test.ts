import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { components } from './components.ts';

test('nothing uses what the build leaves out: the ripple and the circle of buttons, and `withTheme`', () => {
  expect(components.MuiButtonBase?.defaultProps?.disableRipple).toBe(true);
  const sources = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/generated/**'] });
  expect(sources.length).toBeGreaterThan(1000);
  const shown = sources.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return /\bwithTheme\b|disableRipple=|TouchRippleProps|<(Icon|Busy)?Button\b[^<]*?\sloading[\s=>]/.test(text);
  });
  expect(shown).toEqual([]);
});
