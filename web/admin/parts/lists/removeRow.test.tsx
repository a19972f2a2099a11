import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MoveButtons } from './MoveButtons.tsx';

function Rows() {
  const [rows, setRows] = useState(['bir', 'iki', 'üç']);
  return (
    <div role="group">
      <ul>
        {rows.map((row, place) => (
          <li key={row}>
            <MoveButtons name={row} place={place} items={rows} onChange={setRows} />
          </li>
        ))}
      </ul>
      <button>Add</button>
    </div>
  );
}

test('a row that is removed passes the focus to the next one, to the last one, and then to what adds', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  const button = (name: string) => screen.getByRole('button', { name });
  await user.click(button('Remove iki'));
  expect(document.activeElement).toBe(button('Remove üç'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Remove bir'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Add'));
});
