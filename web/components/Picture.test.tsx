import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const show = (image: string, width: number, height: number, fill: boolean) => {
  render(<Picture alt="Çizme" image={image} picture={{ width, height, variants: [] }} sizes="64px" fill={fill} />);
  return screen.getByRole('img').classList.contains('picture-filling');
};

test.each([
  ['a photograph of nearly the frame’s shape', '/uploads/vana.jpg', 1500, 1000],
  ['one of exactly its shape', '/uploads/vana.JPEG', 1200, 900],
])('%s fills a card', (_, image, width, height) => {
  expect(show(image, width, height, true)).toBe(true);
});

test.each([
  ['a photograph that would lose its head', '/uploads/çizme.jpg', 900, 1200],
  ['a wide one', '/uploads/bant.jpg', 1600, 800],
  ['a drawing', '/uploads/motor.png', 1500, 1000],
])('%s is shown whole', (_, image, width, height) => {
  expect(show(image, width, height, true)).toBe(false);
});

test('on its own page every picture is shown whole', () => {
  expect(show('/uploads/vana.jpg', 1500, 1000, false)).toBe(false);
});
