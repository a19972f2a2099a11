import { expect, test } from 'vitest';
import * as english from './en/files.ts';
import { files } from './tr/office/files.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import type { OfficeLanguage } from '../../common/text/locale.ts';

const seen = '{ deeds(first: 1) { nodes { text whyNot } } notices { nodes { title text } } }';

type Seen = {
  deeds: { nodes: { text: string; whyNot: string }[] };
  notices: { nodes: { title: string; text: string }[] };
};

test('notices and the page of changes are said in the language that each person has chosen', async () => {
  const api = await openTestApi();
  await api.asVisitor(
    `mutation { sendMessage(input: { name: "Kerem Aydın", email: "kerem@firma.example", subject: "Rulman", message: "Fiyat?" }) { id } }`,
  );
  await api.asAdmin('mutation { createCategory(input: { name: "Işıklar" }) { id } }');
  const read = async (language: OfficeLanguage) =>
    (await api.askAs({ admin: { ...api.admin, language }, token: api.token })(seen)).data as Seen;
  const [one, other] = [await read('en'), await read('tr')];
  expect(one.notices.nodes[0]).toEqual({ title: 'New message from Kerem Aydın', text: 'Rulman' });
  expect(other.notices.nodes[0]).toEqual({ title: 'Yeni mesaj: Kerem Aydın', text: 'Rulman' });
  expect(one.deeds.nodes).toContainEqual({ text: 'Added “Işıklar”', whyNot: 'What was added is deleted, not undone.' });
  expect(other.deeds.nodes).toContainEqual({ text: 'Eklendi: “Işıklar”', whyNot: 'Eklenen silinir, geri alınmaz.' });
});

test('each heading of a file that people save is said in Turkish, and no two of a file alike', () => {
  for (const { columns } of Object.values(english)) {
    const said = columns.map((column) => files[column]);
    expect(columns.filter((column) => !files[column])).toEqual([]);
    expect(new Set(said).size).toBe(columns.length);
  }
});
