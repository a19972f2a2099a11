import sharp from 'sharp';
import type { Services } from '../../context/context.ts';
import { storeImage } from '../../modules/catalogue/images/images.intake.ts';
import type { openTestApi } from '../openTestApi.ts';

export const pngPicture = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: '#1f4d40' } })
    .png()
    .toBuffer();

/** Stores a small picture as an upload would; returns its address. */
export async function addPicture({ db, images }: Pick<Services, 'db' | 'images'>, name = 'vana.png') {
  const bytes = await pngPicture();
  return (await storeImage(db, images, { bytes, name, uploader: 'admin@vitrin.example' })).url;
}

type Asked = Pick<Awaited<ReturnType<typeof openTestApi>>, 'asAdmin'>;

/** Puts a picture on a new product's page, since visitors see no other pictures. Returns the product's id. */
export async function showPicture({ asAdmin }: Asked, image: string | undefined): Promise<string> {
  const input = { name: 'Vana', description: 'DN50', image };
  const { data } = await asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', { input });
  return data.createProduct.id as string;
}
