import sharp from 'sharp';
import { expect, test } from 'vitest';
import { images } from '../../../db/tables/tables.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { storeImage } from './images.intake.ts';

test('a full storage refuses the next picture and keeps the stored ones', async () => {
  const { db, images: files } = await openTestApi({ quotaBytes: 2000 });
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const sent = { bytes, name: 'vana.png', uploader: 'admin@vitrin.example' };
  const results = [];
  for (let n = 0; n < 40; n++)
    results.push(
      await storeImage(db, files, sent).then(
        () => 'stored',
        (error) => error.kind as string,
      ),
    );
  expect(results.at(0)).toBe('stored');
  expect(results.at(-1)).toBe('quotaExceeded');
  expect(await db.select().from(images)).toHaveLength(results.filter((result) => result === 'stored').length);
});
