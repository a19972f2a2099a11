// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Measures } from './Measures.tsx';
import { measureRows } from './measureRows.ts';
import { lightingOf } from './sectionStyles.ts';

const section = {
  svg: '<svg viewBox="0 0 672 504"><g class="geo"/><g data-measure="d"><path class="mh"/></g><g data-measure="D"/></svg>',
  scale: 8.65,
  letters: [
    { letter: 'd', attributeId: 'iç-çap' },
    { letter: 'D', attributeId: 'dış-çap' },
  ],
};
const spec = (id: string, name: string, text: string, group: string | null) => ({
  attribute: { id, name },
  group,
  text,
  otherText: text === '20 mm' ? '≈ 0,7874"' : null,
});
const specs = [
  spec('kütle', 'Kütle', '0,106 kg', 'Ölçüler'),
  spec('dış-çap', 'Dış çap', '47 mm', 'Ölçüler'),
  spec('iç-çap', 'İç çap', '20 mm', 'Ölçüler'),
  spec('kapak', 'Kapak', '2RS', null),
];
const rows = measureRows(section, specs);

test('rows with a letter come first, then the others of their heading', () => {
  expect(rows.map(({ letter, name }) => [letter, name])).toEqual([
    ['d', 'İç çap'],
    ['D', 'Dış çap'],
    [undefined, 'Kütle'],
  ]);
  expect(measureRows(null, specs)).toEqual([]);
});

test('a press pins a measure, in the table or in the drawing, and Escape frees it', async () => {
  const user = userEvent.setup();
  const { container } = render(<Measures productId="1" kind="Rulman" section={section} rows={rows} />, {
    wrapper: MemoryRouter,
  });
  const button = (name: string) => screen.getByRole('button', { name });
  const pinned = () => [...container.querySelectorAll('[data-pinned]')].map((row) => row.getAttribute('data-letter'));
  await user.click(button('D Dış çap'));
  expect([pinned(), button('D Dış çap').getAttribute('aria-pressed')]).toEqual([['D'], 'true']);
  await user.click(container.querySelector('[data-measure="d"] path') ?? container);
  expect(pinned()).toEqual(['d']);
  await user.keyboard('{Escape}');
  expect(pinned()).toEqual([]);
  expect(within(screen.getByRole('table')).getAllByRole('rowheader')).toHaveLength(3);
  expect(screen.getByRole('img', { name: 'Rulman: kesit; ölçüler yandaki tabloda' })).toBeInTheDocument();
  expect(screen.getByText('Ölçü resmi, ölçekli')).toBeInTheDocument();
});

test('letters of a drawing cannot write styles of their own', () => {
  expect(lightingOf(['"]{}body{display:none}'])).toBe('');
  expect(lightingOf(['d1'])).toContain('[data-letter="d1"]');
});
