import sharp from 'sharp';
import type { Services } from '../core/context.ts';
import { store } from '../modules/images/images.intake.ts';

/** Stores a small picture as an upload would; its address. */
export async function addPicture({ db, images }: Pick<Services, 'db' | 'images'>, name = 'vana.png') {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#1f4d40' } })
    .png()
    .toBuffer();
  return (await store(db, images, { bytes, name, uploader: 'admin@vitrin.example' })).url;
}
