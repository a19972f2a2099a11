import { expect, test } from 'vitest';
import { uploadFolders } from '../storage/uploadFolders.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import { entities } from './entities.ts';
import { pictureUses } from './upkeep/pictures/pictureUses.ts';

test('the pictures of an entity are taken from a content document', async () => {
  const { db } = await openTestApi();
  const untaken: string[] = [];
  for (const { name, record, content } of entities) {
    if (!record || !content) continue;
    const { pictures } = record;
    if (pictures.length === 0) continue;
    const taken: string[] = [];
    const picture = async (address: string) => (taken.push(address), address);
    const values = { ...record.blank, ...Object.fromEntries(pictures.map((field) => [field, `data:image/${field}`])) };
    const isList = content.schema.safeParse({ [content.key]: [] }).success;
    await content.take(db, isList ? [{ id: 'x', values }] : values, { picture, file: async () => undefined });
    untaken.push(...pictures.filter((field) => !taken.includes(`data:image/${field}`)).map((one) => `${name}.${one}`));
  }
  expect(untaken).toEqual([]);
});

test('the uploads of each entity lie in a folder that backups and moves know', async () => {
  const { db, images } = await openTestApi();
  const folders = entities.flatMap((entity) =>
    typeof entity.files === 'function' ? [entity.files(db, images, pictureUses).folder] : [],
  );
  expect(folders.sort()).toEqual([...uploadFolders].sort());
});
