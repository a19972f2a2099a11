import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RangeFacet } from './RangeFacet.tsx';

const show = (unit: string) => {
  const facet = {
    attribute: { id: 'verim', name: 'Verim', kind: 'NUMBER' as const, unit: { symbol: unit } },
    choices: [],
    range: { low: 74.5, high: 90.4, values: [74.5, 90.4], histogram: [1, 0, 0, 0, 0, 0, 0, 1] },
    from: null,
    to: null,
    coversFrom: null,
    coversTo: null,
    ofKind: null,
    without: null,
  };
  return render(<RangeFacet facet={facet} shown={new URLSearchParams()} apply={() => undefined} />);
};
const field = () => screen.getByRole('textbox', { name: 'En az' });

test('the percent sign stands before its number, and every other unit after it', () => {
  const { unmount } = show('%');
  expect(screen.getByRole('slider', { name: 'Verim, en çok' })).toHaveAttribute('aria-valuetext', '%90,4');
  expect(field().previousElementSibling).toHaveTextContent('%');
  expect(field()).toHaveAccessibleDescription('%');
  expect(field().title).toMatch(/ %20$/);
  unmount();
  show('mm');
  expect(screen.getByRole('slider', { name: 'Verim, en az' })).toHaveAttribute('aria-valuetext', '74,5 mm');
  expect(field().nextElementSibling).toHaveTextContent('mm');
});
