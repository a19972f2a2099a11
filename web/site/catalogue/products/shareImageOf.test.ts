import { expect, test } from 'vitest';
import { shareImageOf } from './ProductPage.tsx';

const drawing = { url: '/uploads/products/1-rulman.png', width: 1920, height: 1440, isAnimated: false, hasDark: true };

test('a drawing is shared on a light background, in the size of its file', () => {
  expect(shareImageOf({ name: 'Rulman', image: drawing.url, picture: drawing })).toEqual({
    url: '/uploads/products/1-rulman-share.jpg',
    width: 1200,
    height: 900,
    alt: 'Rulman',
  });
});

test('a picture from elsewhere is shared as it is, and without a picture the site’s own is shared', () => {
  const image = 'https://ornek.com.tr/vana.jpg';
  expect(shareImageOf({ name: 'Vana', image, picture: null })).toEqual({ url: image, alt: 'Vana' });
  expect(shareImageOf({ name: 'Vana', image: null, picture: null })).toBeNull();
});
