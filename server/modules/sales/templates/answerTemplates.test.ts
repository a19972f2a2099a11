import { expect, test } from 'vitest';
import { fillIn, hasPlaceholder, placeholdersIn, unknownIn } from '../../../../common/text/placeholders.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { withPeople } from '../../../testing/people.ts';
import { exportContent } from '../../upkeep/content/content.export.ts';
import { importContent } from '../../upkeep/content/content.import.ts';

const Create = 'mutation ($input: AnswerTemplateInput!) { createAnswerTemplate(input: $input) { id version } }';
const stock = { name: 'Stokta', text: 'Sayın {ad},\n\n{ürün} stoktadır; yarın kargoya verilir.' };

async function opened() {
  const api = await withPeople();
  const sales = await api.askAs(api.people.SALES);
  const editor = await api.askAs(api.people.EDITOR);
  expect((await sales(Create, { input: stock })).data.createAnswerTemplate).toEqual({ id: 'stokta', version: 1 });
  return { ...api, sales, editor };
}

test('sales keep templates of answers, and a placeholder that does not exist is named', async () => {
  const { sales, editor, asVisitor } = await opened();
  const wrong = await sales(Create, { input: { name: 'Yolda', text: 'Sayın {isim}, {URUN} yolda; {Şehir' } });
  expect(wrong.errors?.[0]).toMatchObject({
    message: expect.stringMatching(/^There is no placeholder \{isim\}, \{Şehir\. There are \{ad\}, /) as string,
    extensions: { code: 'BAD_USER_INPUT', field: 'text' },
  });
  const taken = await sales(Create, { input: { ...stock, name: 'STOKTA' } });
  expect(taken.errors?.[0]?.message).toBe('There is already a template “Stokta”.');
  const list = '{ answerTemplates { name text } answerTemplate(id: "stokta") { name } }';
  expect((await sales(list)).data).toEqual({ answerTemplates: [stock], answerTemplate: { name: 'Stokta' } });
  expect((await editor(list)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await asVisitor(list)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('a template of answers comes back from its history and from the bin, by the hand of sales alone', async () => {
  const { sales, editor } = await opened();
  await sales(
    'mutation { updateAnswerTemplate(id: "stokta", input: { name: "Var", text: "Var." }, version: 1) { version } }',
  );
  const { data } = await sales('{ history(entity: ANSWER, id: "stokta") { nodes { id } } }');
  const restore = `mutation { restoreRevision(id: "${data.history.nodes.at(-1).id}") }`;
  expect((await editor(restore)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await sales(restore)).data).toEqual({ restoreRevision: true });
  expect((await sales('mutation { deleteAnswerTemplate(id: "stokta") }')).errors).toBeUndefined();
  expect((await editor('{ bin(entity: ANSWER) { nodes { id } } }')).data.bin.nodes).toEqual([]);
  const { nodes } = (await sales('{ bin(entity: ANSWER) { nodes { id name } } }')).data.bin as {
    nodes: { id: string; name: string }[];
  };
  expect(nodes[0]?.name).toBe('Stokta');
  await sales(`mutation { bringBack(id: "${nodes[0]?.id}") }`);
  expect((await sales('{ answerTemplates { text } }')).data.answerTemplates).toEqual([{ text: stock.text }]);
});

test('content documents carry templates of answers, and name a wrong placeholder with its place', async () => {
  const { db } = await opened();
  const out = JSON.parse(JSON.stringify(await exportContent(db))) as object;
  expect(out).toMatchObject({ information: { answers: { answers: [{ id: 'stokta', ...stock }] } } });
  const other = await openTestApi();
  await importContent(other.db, out);
  expect(await exportContent(other.db)).toEqual(out);
  const wrong = { information: { answers: { answers: [{ id: 'a', name: 'A', text: '{boy}' }] } } };
  await expect(importContent(other.db, wrong)).rejects.toThrow('There is no placeholder {boy}.');
});

test('placeholders are filled in exactly, whatever letters stand in the values', () => {
  const values = { ad: 'Işıl {numara} $& Çağrı', ürün: 'Küresel Vana DN50', geçerlilik: '06.12.2026' };
  expect(fillIn('Sayın {ad}, {URUN} ve { Ürün } {GEÇERLİLİK} gününe dek', values)).toBe(
    'Sayın Işıl {numara} $& Çağrı, Küresel Vana DN50 ve Küresel Vana DN50 06.12.2026 gününe dek',
  );
  // The same letters may be written as letters and marks.
  expect(fillIn('{ürün}'.normalize('NFD'), values)).toBe('Küresel Vana DN50');
  expect(fillIn('{{ad}} {teklif} {ürünler}', { ad: 'Ece' })).toBe('{Ece} {teklif} {ürünler}');
  expect(placeholdersIn('{ad} {Boy} { } {2} {"a": 1} {ad}')).toEqual(['{ad}', '{Boy}']);
  expect(unknownIn('{ad} {IMZA} {boy} {ad, ')).toEqual(['{boy}', '{ad,']);
  expect([hasPlaceholder('{İmza}', 'imza'), hasPlaceholder('imza', 'imza')]).toEqual([true, false]);
});
