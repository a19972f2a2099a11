import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const show = (image: string, width: number, height: number, fill: boolean) => {
  render(
    <Picture
      alt="Çizme"
      image={image}
      picture={{ width, height, isAnimated: false, hasDark: false }}
      sizes="64px"
      fill={fill}
    />,
  );
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

const drawing = { width: 1920, height: 1440, isAnimated: false, hasDark: true };
const dark = '(prefers-color-scheme: dark)';
/** Lists what each `source`, and last the `img`, offers: its media query and its first and last file. */
const offers = (picture: Element) =>
  [...picture.querySelectorAll('source, img')].map((one) => {
    const files = one.getAttribute('srcset')?.split(', ') ?? [];
    return [one.getAttribute('media'), files.at(0), files.at(-1)];
  });

test('a drawing has a picture for the scheme of the device and one for the other', () => {
  const { container } = render(
    <Picture alt="" image="/u/1-vana.png" picture={drawing} sizes="300px" upTo={960} first />,
  );
  const [follows, opposes] = container.querySelectorAll('picture');
  if (!follows || !opposes) throw new Error('Two pictures are needed.');
  expect([follows.className, opposes.className]).toEqual(['picture-follows', 'picture-opposes']);
  expect(offers(follows)).toEqual([
    [dark, '/u/1-vana-dark-w320.avif 320w', '/u/1-vana-dark-w960.avif 960w'],
    [dark, '/u/1-vana-dark-w320.webp 320w', '/u/1-vana-dark-w960.webp 960w'],
    [null, '/u/1-vana-w320.avif 320w', '/u/1-vana-w960.avif 960w'],
    [null, '/u/1-vana-w320.webp 320w', '/u/1-vana-w960.webp 960w'],
  ]);
  expect(offers(opposes)).toEqual([
    [dark, '/u/1-vana-w320.webp 320w', '/u/1-vana-w960.webp 960w'],
    [null, '/u/1-vana-dark-w320.webp 320w', '/u/1-vana-dark-w960.webp 960w'],
  ]);
  expect(opposes.querySelector('img')).toHaveAttribute('loading', 'lazy');
});

test('a photograph has one form, with an edge in the dark, and its own width among the others', () => {
  const photograph = { ...drawing, width: 1500, height: 1125, hasDark: false };
  const { container } = render(<Picture alt="" image="/u/1-vana.jpg" picture={photograph} sizes="100vw" />);
  expect(container.querySelectorAll('picture')).toHaveLength(1);
  expect(offers(container)).toEqual([
    [null, '/u/1-vana-w320.avif 320w', '/u/1-vana-w1500.avif 1500w'],
    [null, '/u/1-vana-w320.webp 320w', '/u/1-vana-w1500.webp 1500w'],
  ]);
  expect(screen.getByAltText('')).toHaveClass('picture-edged');
});

test('a moving picture is no AVIF, and one smaller than its place is offered as it is', () => {
  const small = { width: 400, height: 300, isAnimated: true, hasDark: false };
  const { container } = render(<Picture alt="" image="/u/1-vana.gif" picture={small} sizes="64px" upTo={320} />);
  expect(offers(container)).toEqual([[null, '/u/1-vana-w320.webp 320w', '/u/1-vana-w320.webp 320w']]);
});
