import { expect, test } from 'vitest';
import { download, send } from '../../../testing/sheets.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addDocument, addProductWith, documentBytes } from '../../../testing/uploads/uploadDocument.ts';
import { fromCsv } from '../../../spreadsheet/csv.ts';

async function siteWithDocuments() {
  const site = await serveTestSite();
  const add = (title: string) => addDocument(site, { title }, documentBytes.PDF(title + Math.random()));
  const [drawing, catalogue, twin] = [await add('Ölçü resmi'), await add('İğne | Isı'), await add('Katalog')];
  const other = await add('katalog');
  const id = await addProductWith(site, [twin.id, drawing.id, catalogue.id]);
  const named = async () => {
    const { data } = await site.asVisitor(`{ product(id: "${id}") { documents { id } } }`);
    return (data.product.documents as { id: string }[]).map((one) => one.id);
  };
  return { site, id, drawing, catalogue, twin, other, named };
}

test.each(['csv', 'xlsx'])(
  'documents are in one cell by title, or by id where titles are ambiguous: %s',
  async (type) => {
    const { site, drawing, catalogue, twin, named } = await siteWithDocuments();
    const file = await download(site, `products.${type}`);
    if (type === 'csv') {
      const [heading = [], row = []] = fromCsv(file);
      // An id may begin with a zero, and the sheet writes an apostrophe before that.
      const cell = row[heading.indexOf('Documents')]?.replace(/^'/, '');
      expect(cell).toBe(`${twin.id} | Ölçü resmi | ${catalogue.id}`);
    }
    expect(await send(site, file)).toMatchObject({ changed: 0, unchanged: 1, wrong: 0 });
    expect(await named()).toEqual([twin.id, drawing.id, catalogue.id]);
  },
);

test('a title is recognised in any spelling of its letters; a blank cell leaves a product without documents', async () => {
  const { site, id, drawing, other, named } = await siteWithDocuments();
  expect(await send(site, `Id;Belgeler\n${id};ÖLÇÜ  RESMİ | ${other.id}|Ölçü resmi`)).toMatchObject({ changed: 1 });
  expect(await named()).toEqual([drawing.id, other.id]);
  expect(await send(site, `Id;Documents\n${id};`)).toMatchObject({ changed: 1 });
  expect(await named()).toEqual([]);
});

test.each([
  ['Çizim', 'There is no document Çizim: enter a title or an id from Documents.'],
  ['Katalog', 'Several documents are called Katalog: enter the id of one.'],
])('a cell that does not name exactly one document is refused: %s', async (cell, message) => {
  const { site, id } = await siteWithDocuments();
  const { rows, wrong } = await send(site, `Id;Belgeler\n${id};${cell}`, { dryRun: true });
  expect([wrong, rows[0]?.reasons]).toEqual([1, [{ field: 'Documents', message, suggestion: null }]]);
});

test('a catalogue without documents has no column for them', async () => {
  const site = await serveTestSite();
  await addProductWith(site, []);
  expect(fromCsv(await download(site, 'products.csv'))[0]).not.toContain('Documents');
});
