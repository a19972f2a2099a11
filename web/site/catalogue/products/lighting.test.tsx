import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { lightingOf } from '../sections/sectionStyles.ts';
import { usePinned } from '../sections/usePinned.ts';
import { KeyValues } from './KeyValues.tsx';
import { ProductPlate } from './ProductPlate.tsx';
import { productRows, sharesOf } from './productRows.ts';
import type { Spec } from './propertiesOf.ts';

const section = {
  svg: '<svg viewBox="0 0 672 504"><g class="geo"/><g data-measure="d"><path class="mh"/></g><g data-measure="D"/></svg>',
  scale: 8.65,
  letters: [
    { letter: 'd', attributeId: 'iç-çap' },
    { letter: 'D', attributeId: 'dış-çap' },
  ],
};
const mm = { symbol: 'mm', code: 'MMT', dimension: 'length' };
const spec = (id: string, name: string, text: string, group: string | null): Spec => ({
  attribute: { id, name },
  group,
  key: name === 'Kapak',
  text,
  otherText: null,
  values: text.endsWith(' mm')
    ? [{ __typename: 'NumberValue', number: Number.parseFloat(text), base: Number.parseFloat(text), unit: mm }]
    : [{ __typename: 'TextValue' } as never],
});
const specs = [
  spec('kütle', 'Kütle', '0,106 kg', 'Ölçüler'),
  spec('dış-çap', 'Dış çap', '47 mm', 'Ölçüler'),
  spec('iç-çap', 'İç çap', '20 mm', 'Ölçüler'),
  spec('kapak', 'Kapak', '2RS', null),
];

test('rows beside the drawing are the key values, and two that are in the drawing, as far as four rows go', () => {
  const rowsOf = (some: Spec[]) =>
    productRows(some, section).map(({ letter, spec: one }) => [letter, one.attribute.name]);
  expect(rowsOf(specs)).toEqual([
    [undefined, 'Kapak'],
    ['D', 'Dış çap'],
    ['d', 'İç çap'],
  ]);
  expect(productRows(specs, null).map(({ spec: one }) => one.attribute.name)).toEqual(['Kapak']);
});

test('lengths are drawn to one scale, unless one of them would be no line', () => {
  const shares = (...texts: string[]) => [...sharesOf(texts.map((text) => spec(text, text, text, null))).values()];
  expect(shares('20 mm', '40 mm', '0,1 kg')).toEqual([0.5, 1]);
  expect(shares('1 mm', '40 mm')).toEqual([]);
  expect(shares('40 mm')).toEqual([]);
});

function Lit() {
  const { pinned, press, pressIn } = usePinned();
  const product = {
    id: '1',
    name: 'Rulman 6204',
    pictures: [],
    imageCaption: null,
    kind: { name: 'Rulman' },
    section,
    specs,
  };
  return (
    <main>
      <ProductPlate product={product} onPress={pressIn} />
      <KeyValues rows={productRows(specs, section)} pinned={pinned} onPress={press} />
    </main>
  );
}

test('a press pins a measure, in a row or in the drawing, and Escape frees it', async () => {
  const user = userEvent.setup();
  render(<Lit />, { wrapper: MemoryRouter });
  const article = screen.getByRole('main');
  const button = (name: string) => screen.getByRole('button', { name });
  const pinned = () => [...article.querySelectorAll('[data-pinned]')].map((row) => row.getAttribute('data-letter'));
  await user.click(button('D Dış çap'));
  expect([pinned(), button('D Dış çap').getAttribute('aria-pressed')]).toEqual([['D'], 'true']);
  await user.click(article.querySelector('[data-measure="d"] path') ?? article);
  expect(pinned()).toEqual(['d']);
  await user.keyboard('{Escape}');
  expect(pinned()).toEqual([]);
  expect(screen.getByRole('img', { name: 'Rulman: kesit; ölçüler yandaki satırlarda' })).toBeInTheDocument();
  expect(screen.getByText(/^Ölçekli kesit/)).toBeInTheDocument();
});

test('letters of a drawing cannot write styles of their own', () => {
  expect(lightingOf(['"]{}body{display:none}'])).toBe('');
  expect(lightingOf(['d1'])).toContain('[data-letter="d1"]');
});
