// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ProductGallery } from './ProductGallery.tsx';

const pictures = [
  { url: '/uploads/a.png', alt: null, picture: null },
  { url: '/uploads/b.png', alt: 'Ölçü resmi', picture: null },
];
const product = { name: 'Rulman 6204', imageCaption: 'Temsili çizim', pictures };
const large = (container: HTMLElement) => container.querySelector('figure > picture img');

test('a small picture is chosen by keyboard and shown large, with its own caption below', async () => {
  const user = userEvent.setup();
  const { container } = render(<ProductGallery product={product} />);
  expect(large(container)).toHaveAttribute('src', '/uploads/a.png');
  expect(screen.getByText('Temsili çizim')).toBeInTheDocument();
  const small = within(screen.getByRole('list', { name: 'Resimler' }));
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(small.getByRole('link', { name: 'Ölçü resmi' })).toHaveAttribute('aria-current', 'true');
  expect(large(container)).toHaveAttribute('src', '/uploads/b.png');
  expect(screen.queryByText('Temsili çizim')).toBeNull();
});
