import { expect, test } from 'vitest';
import { isDefaultLogo, logoAddress } from './logoAddress.ts';

const origin = 'https://www.firma.com.tr';

test.each(['/images/logo.png', 'images/logo.png'])('the relative logo %s is loaded from the public origin', (logo) => {
  expect(logoAddress(logo, origin, 'www.firma.com.tr')).toBe('https://www.firma.com.tr/images/logo.png');
});

test.each(['localhost', '127.0.0.1', '[::1]', '192.168.1.20', '10.0.0.7', '[fe80::1]'])(
  'on %s a relative logo stays relative',
  (hostname) => {
    expect(logoAddress('/images/logo.png', origin, hostname)).toBe('/images/logo.png');
  },
);

test.each(['https://cdn.firma.com.tr/logo.png', 'http://cdn.firma.com.tr/logo.png', '//cdn.firma.com.tr/logo.png'])(
  'the absolute logo %s is not changed',
  (logo) => {
    expect(logoAddress(logo, origin, 'www.firma.com.tr')).toBe(logo);
  },
);

test.each([
  'https://cdn.firma.com.tr/images/logo.png',
  '/uploads/images/logo.png',
  'http://localhost:4000/images/logo.png',
])('the logo %s is the company’s own, whatever its file is called', (logo) => {
  expect(isDefaultLogo(logo)).toBe(false);
});

test.each(['/images/logo.png', 'images/logo.png'])('%s is the one that comes with the product', (logo) => {
  expect(isDefaultLogo(logo)).toBe(true);
});
