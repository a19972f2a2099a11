import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { openDialog } from './moments.ts';

const canvas = sharp({ create: { width: 80, height: 60, channels: 3, background: '#1f4d40' } });
export const picture = (format: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif') => canvas.clone().toFormat(format).toBuffer();
export const png = { name: 'vana.png', mimeType: 'image/png' };

export const dialogOf = (admin: Page, name: string | RegExp) => admin.getByRole('dialog', { name });

/** Opens the dialog of a new product; `choose` hands a file to its picture. */
export async function newProduct(admin: Page) {
  const dialog = await openDialog(admin.getByRole('button', { name: 'Add product' }), 'Add product');
  const field = dialog.getByRole('group', { name: /^Image/ });
  // On a phone the sections are a list, of which one opens.
  await dialog.getByRole('navigation', { name: 'Sections' }).waitFor();
  if (!(await field.isVisible())) await dialog.getByRole('button', { name: /^Pictures/ }).click();
  await field.waitFor();
  return {
    dialog,
    field,
    choose: (file: { name: string; mimeType: string; buffer: Buffer }) =>
      field.locator('input[type=file]').setInputFiles(file),
  };
}
