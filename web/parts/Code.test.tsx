import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Code, NumberText } from './Code.tsx';

const shown = (element: React.JSX.Element) => render(element).container.innerHTML;

test.each(['TV-46901/9', 'KV 6204-ZZ', 'T-2026-00005/1', '+90 532 000 00 00'])(
  'nothing breaks in the code “%s”',
  (text) => {
    expect(shown(<Code text={text} />)).toBe(`<span class="code">${text}</span>`);
  },
);

test('an endless code may break, so that no page becomes wider', () => {
  expect(shown(<Code text={'A1-'.repeat(20)} />)).toContain('class="code-long"');
});

test.each([
  ['1.440 d/dk', '1.440', 'd/dk'],
  ['12,8 kN', '12,8', 'kN'],
  ['–40 °C', '–40', '°C'],
  ['0,37–1,5 kW', '0,37–1,5', 'kW'],
  ['29 %', '29', '%'],
])('“%s” is a number with its unit', (text, number, unit) => {
  expect(shown(<NumberText text={text} />)).toBe(
    `<span class="figure">${number} <span class="figure-unit muted">${unit}</span></span>`,
  );
});

test.each(['6204-ZZ', '224,00', 'DIN 933', 'Rp 1 1/4'])('“%s” has no unit', (text) => {
  expect(shown(<NumberText text={text} />)).toBe(`<span class="figure">${text}</span>`);
});
