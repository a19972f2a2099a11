import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AddButton } from './AddButton.tsx';

test.each([
  ['Add', 'Add product'],
  ['Ekle', 'Ürün ekle'],
])('a button that shows “%s” is named “%s”, in whatever order a language says it', (short, whole) => {
  render(
    <MemoryRouter>
      <AddButton short={short} onClick={() => undefined}>
        {whole}
      </AddButton>
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: whole })).toHaveTextContent(short);
});
