import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { expect, test } from 'vitest';
import { chosenFiles } from './chosenFiles.ts';

async function archive(files: Record<string, string>, more: { password?: string } = {}) {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false, ...more });
  for (const [path, words] of Object.entries(files)) await writer.add(path, new TextReader(words));
  return new File([await writer.close()], 'ürünler.zip');
}

const asGiven = (...files: File[]) => files.map((file) => ({ file, path: file.name }));

test('an archive is read file by file, with the folders, and without what programs leave in it', async () => {
  const zip = await archive({
    'Rulmanlar/İĞ-12 (2).jpg': 'bir',
    'a.png': 'iki',
    '__MACOSX/._a.png': 'x',
    '.DS_Store': 'x',
  });
  const { name, files } = await chosenFiles(asGiven(zip));
  expect(name).toBe('ürünler.zip');
  expect(files.map(({ path, size }) => [path, size])).toEqual([
    ['Rulmanlar/İĞ-12 (2).jpg', 3],
    ['a.png', 3],
  ]);
  const first = await files[0]?.read();
  expect(first?.name).toBe('İĞ-12 (2).jpg');
  expect(await first?.text()).toBe('bir');
});

test('what cannot be read, has a password, is empty or too much is said in a sentence', async () => {
  const damaged = new File(['no archive'], 'bozuk.zip');
  await expect(chosenFiles(asGiven(damaged))).rejects.toThrow('bozuk.zip cannot be read.');
  const locked = await archive({ 'a.jpg': 'x' }, { password: 'gizli' });
  await expect(chosenFiles(asGiven(locked))).rejects.toThrow('ürünler.zip has a password.');
  await expect(chosenFiles(asGiven(await archive({ 'Thumbs.db': 'x' })))).rejects.toThrow('There is no file in it.');
  const many = Array.from({ length: 501 }, (_, index) => new File(['x'], `${index}.jpg`));
  await expect(chosenFiles(asGiven(...many))).rejects.toThrow('These are 501 files.');
  const cut = new File([(await archive({ 'a.jpg': 'bir' })).slice(0, 40)], 'yarım.zip');
  await expect(chosenFiles(asGiven(cut))).rejects.toThrow('yarım.zip cannot be read.');
});

test('a folder gives its name, and its files say where they lie', async () => {
  const { name, files } = await chosenFiles([{ file: new File(['x'], '1.jpg'), path: 'fotoğraflar/6204/1.jpg' }]);
  expect([name, files[0]?.path]).toEqual(['fotoğraflar', 'fotoğraflar/6204/1.jpg']);
});
