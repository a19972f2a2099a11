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

/** Replaces ASCII names by as many bytes of other letters, as programs write them without saying which. */
async function renamed(names: Record<string, number[]>) {
  let text = Buffer.from(
    await (await archive(Object.fromEntries(Object.keys(names).map((name) => [name, 'x'])))).arrayBuffer(),
  ).toString('latin1');
  for (const [name, bytes] of Object.entries(names))
    text = text.replaceAll(name, Buffer.from(bytes).toString('latin1'));
  const bytes = Buffer.from(text, 'latin1');
  for (const [sign, place] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const)
    for (let at = -1; (at = bytes.indexOf(sign, at + 1, 'latin1')) >= 0;)
      bytes.writeUInt16LE(bytes.readUInt16LE(at + place) & ~0x800, at + place);
  return new File([bytes], 'windows.zip');
}
const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

test('names in the letters of DOS and of Windows are those that people gave', async () => {
  const { files } = await chosenFiles(
    asGiven(
      await renamed({
        'QV-50.jpg': [0x9e, ...ascii('V-50.jpg')],
        'QlQO Qizimi.pdf': [0x99, 0x6c, 0x87, 0x81, 0x20, 0x80, ...ascii('izimi.pdf')],
        'KullanQm QQne.pdf': [...ascii('Kullan'), 0x8d, ...ascii('m '), 0x98, 0xa7, ...ascii('ne.pdf')],
        'QiQe.png': [0xde, 0x69, 0xfe, ...ascii('e.png')],
      }),
    ),
  );
  expect(files.map(({ path }) => path)).toEqual(['ŞV-50.jpg', 'Ölçü Çizimi.pdf', 'Kullanım İğne.pdf', 'Şişe.png']);
});

test('a name with one such letter, in capitals, in a folder or without a word beside it is right, too', async () => {
  const { files } = await chosenFiles(
    asGiven(
      await renamed({
        'Q-12.jpg': [0x98, ...ascii('-12.jpg')],
        'QLQQ QEMA.pdf': [0x99, 0x4c, 0x80, 0x9a, 0x20, 0x9e, ...ascii('EMA.pdf')],
        'Resim Qr.png': [...ascii('Resim '), 0x81, ...ascii('r.png')],
        'Vana yaQ.pdf': [...ascii('Vana ya'), 0xa7, ...ascii('.pdf')],
        'klasQr/6204.jpg': [...ascii('klas'), 0x94, ...ascii('r/6204.jpg')],
        'ceQQvre.jpg': [...ascii('ce'), 0x9f, 0x8d, ...ascii('vre.jpg')],
      }),
    ),
  );
  expect(files.map(({ path }) => path)).toEqual([
    ...['İ-12.jpg', 'ÖLÇÜ ŞEMA.pdf', 'Resim ür.png', 'Vana yağ.pdf', 'klasör/6204.jpg', 'ceşıvre.jpg'],
  ]);
});

test('names with the signs of drawings, in folders of other letters and in capitals are right', async () => {
  const { files } = await chosenFiles(
    asGiven(
      await renamed({
        'Q50 QAFT 90Q Q.pdf': [
          0x9d,
          ...ascii('50 '),
          0x9e,
          ...ascii('AFT 90'),
          0xf8,
          ...ascii(' '),
          0xab,
          ...ascii('.pdf'),
        ],
        'QQQ/Yatak KapaQQ.jpg': [0x99, 0x4c, 0x80, ...ascii('/Yatak Kapa'), 0xa7, 0x8d, ...ascii('.jpg')],
        'QQkQQQk yay.png': [0xfd, 0xfe, ...ascii('k'), 0xfd, 0xf0, 0xfd, ...ascii('k yay.png')],
        'Montaj QemasQ (2).jpg': [...ascii('Montaj '), 0x9f, ...ascii('emas'), 0x8d, ...ascii(' (2).jpg')],
      }),
    ),
  );
  expect(files.map(({ path }) => path)).toEqual([
    ...['Ø50 ŞAFT 90° ½.pdf', 'ÖLÇ/Yatak Kapağı.jpg', 'ışkığık yay.png', 'Montaj şeması (2).jpg'],
  ]);
});

test('names of UTF-8 that nothing says to be so, with letters and marks apart, are right', async () => {
  const bytes = (name: string) => [...new TextEncoder().encode(name)];
  const { files } = await chosenFiles(
    asGiven(
      await renamed({
        'QQV-50.jpg': bytes('ŞV-50.jpg'),
        'QQQlQQQu.jpg': bytes('Ölçu.jpg'.normalize('NFD')),
        'QQne.pdf': bytes('İne.pdf'),
      }),
    ),
  );
  expect(files.map(({ path }) => path)).toEqual(['ŞV-50.jpg', 'Ölçu.jpg', 'İne.pdf']);
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
