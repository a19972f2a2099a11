import { expect, test } from 'vitest';
import * as shared from '../../../words/admin/en/shared.ts';
import { uploadFailure } from '../uploads/uploadFailure.ts';
import { refusal } from './imageRules.ts';

const mebibyte = 1024 * 1024;

test('pictures of up to 5 MB are accepted', () => {
  expect(refusal({ name: 'a', type: 'image/png', size: 5 * mebibyte }, false)).toBeUndefined();
  expect(refusal({ name: 'a', type: 'image/webp', size: 1 }, true)).toBeUndefined();
});

test('photos of phones are sent to the server, which explains how to convert them', () => {
  expect(refusal({ name: 'IMG_1.HEIC', type: '', size: 1 }, true)).toBeUndefined();
  expect(refusal({ name: 'a', type: 'image/heic', size: 1 }, false)).toBeUndefined();
});

test('each refusal has its own sentence', () => {
  const { type, size } = { type: 'image/jpeg', size: 5 * mebibyte + 1 };
  expect(refusal({ name: 'a', type, size }, false)).toBe('File size must be less than 5MB.');
  expect(refusal({ name: 'a', type: 'application/pdf', size: 1 }, false)).toBe(
    'Please upload an image file (PNG, JPG, or GIF).',
  );
  expect(refusal({ name: 'a', type: 'image/svg+xml', size: 1 }, true)).toBe(
    'Please upload an image file (PNG, JPG, or GIF).',
  );
  expect(refusal({ name: 'a', type: 'text/plain', size: 1 }, true)).toBe('Please upload an image file.');
});

test('an upload that fails says why', () => {
  const lost = new TypeError('The connection was lost.');
  expect(uploadFailure(shared.imagesFailed, lost, false)).toMatch(/^Failed to upload image\. .*check your connection/);
  expect(uploadFailure(shared.imagesFailed, lost, true)).toBe('Failed to upload image. The upload was canceled.');
});
