import { expect, test } from 'vitest';
import { goingTo, loginAddress } from './loginAddress.ts';

const after = (address: string) => goingTo(new URL(address, 'http://localhost').searchParams);

test('signing in leads to the address that was asked for', () => {
  expect(after(loginAddress('/admin/messages?after=abc'))).toBe('/admin/messages?after=abc');
});

test('signing in leads to the screen that the person begins with, where no address was asked for', () => {
  expect(goingTo(new URLSearchParams(), '/admin/today')).toBe('/admin/today');
  expect(goingTo(new URLSearchParams({ next: '/admin/bin' }), '/admin/today')).toBe('/admin/bin');
});

test.each([
  '/admin/login',
  '/admin/login?next=https%3A%2F%2Fevil.example',
  '/admin/login?next=//evil.example',
  '/admin/login?next=/admin/../../evil',
  '/admin/login?next=/admin/%252e%252e/evil',
  '/admin/login?next=/admin/..%5C..%5Cevil',
  '/admin/login?next=/%09/evil.example/admin',
  '/admin/login?next=/admin/./login',
  '/admin/login?next=/administrator',
])('%s leads to the products', (address) => {
  expect(after(address)).toBe('/admin/products');
});
