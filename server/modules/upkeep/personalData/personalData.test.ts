import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engine } from '../../../db/engine.ts';
import { outbox } from '../../../db/tables/mailTables.ts';
import { enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { textOf } from '../../../testing/postgres/textOf.ts';

const Find =
  'query ($contact: String!) { personalData(contact: $contact) { id sort title name isSent isInBin offerCount } }';
const Erase = 'mutation ($contact: String!, $ids: [ID!]!) { erasePersonalData(contact: $contact, ids: $ids) }';
const Export =
  'mutation ($contact: String!, $ids: [ID!]!) { exportPersonalData(contact: $contact, ids: $ids) { json text } }';
const Send = 'mutation ($input: MessageInput!) { sendMessage(input: $input) { id } }';

const email = 'silinecek.kisi@gizliposta.com.tr';
const phone = '+90 532 987 65 41';
const person = { name: 'Şükriye Silinecekoğlu', email };
/** None of these may be found afterwards. An index keeps words folded, and cuts them where they share beginnings. */
const traces = [
  'silinecek',
  'linecek',
  'gizliposta',
  'zliposta',
  '987 65 41',
  '9876541',
  'Şükriye',
  'sukriye',
  'kriye',
];

/** Opens a site with messages and enquiries of two people, some in the bin, some with mails that are not sent yet. */
async function used() {
  const api = await openTestApi({ sendsMail: true });
  let sender = 0;
  const send = async (input: object) =>
    (
      await api.askAs({ address: `10.0.0.${sender++}` })(Send, {
        input: { subject: 'Konu', message: 'Metin', ...input },
      })
    ).data.sendMessage.id as string;
  const ask = async (more: Record<string, unknown>) => {
    await api.askAs({ address: `10.0.0.${sender++}` })(SendEnquiry, { input: enquiryInput(more) });
    const { data } = await api.asAdmin('{ enquiries(first: 1) { nodes { id } } }');
    return data.enquiries.nodes[0].id as string;
  };
  const deleteMessage = (id: string) => api.asAdmin(`mutation { deleteMessage(id: "${id}") }`);

  await send({ name: 'Başka Biri', email: 'baska@ornek.com.tr', message: 'Vana sorusu' });
  await send({ ...person, message: `Beni ${phone} numarasından arayın.` });
  const answer = (id: string) =>
    api.asAdmin(
      `mutation { answerMessage(id: "${id}", input: { subject: "Re: Konu", text: "Sayın Şükriye Hanım, yarın kargoda." }) { id } }`,
    );
  const answered = await send({ ...person, email: email.toUpperCase(), subject: 'Silinmiş' });
  await answer(answered);
  await deleteMessage(answered);
  const enquiry = await ask({ ...person, phone, rows: [{ text: 'Şaft', note: `Soru için ${email}` }] });
  await api.asAdmin(`mutation { addEnquiryNote(id: "${enquiry}", text: "Şükriye Hanım aradı.") { id } }`);
  await api.asAdmin(
    `mutation { answerEnquiry(id: "${enquiry}", input: { subject: "Talebiniz", text: "Sayın Silinecekoğlu, bakıyoruz." }) { id } }`,
  );
  const offer = {
    validDays: 7,
    preparedBy: 'Ece',
    intro: 'Sayın Silinecekoğlu',
    lines: [{ name: 'Şaft', quantity: 1, price: 5, vatRate: 20 }],
  };
  await api.asAdmin(`mutation ($offer: OfferInput!) { makeOffer(enquiryId: "${enquiry}", input: $offer) { id } }`, {
    offer,
  });
  const deleted = await ask({ ...person, phone: '0532 987 6541' });
  await api.asAdmin(`mutation { deleteEnquiry(id: "${deleted}") }`);
  const mention = await send({
    name: 'Komşu Firma',
    email: 'komsu@ornek.com.tr',
    message: `${email} bize yönlendirdi.`,
  });
  await api.asVisitor(`mutation { addToQuoteList(rows: [{ text: "Şaft, ${email}" }]) { sendKey } }`);

  const find = async (contact: string) =>
    (await api.asAdmin(Find, { contact })).data.personalData as {
      id: string;
      sort: string;
      isSent: boolean;
      isInBin: boolean;
      name: string;
      offerCount: number;
    }[];
  const bytesIn = (folder: string): string =>
    readdirSync(folder, { withFileTypes: true })
      .map((entry) =>
        entry.isDirectory() ? bytesIn(join(folder, entry.name)) : readFileSync(join(folder, entry.name), 'utf8'),
      )
      .join('');
  const bytes = async () => bytesIn(api.folder) + (engine === 'postgres' ? await textOf(api.db) : '');
  return { ...api, find, bytes, mention };
}

test('everything that is kept about a person is found by e-mail and by phone, also in the bin', async () => {
  const { find, mention } = await used();
  const all = await find(' Silinecek.KİŞİ@gizliposta.com.tr ');
  expect(all.map(({ sort, isSent, isInBin, offerCount }) => ({ sort, isSent, isInBin, offerCount }))).toEqual([
    { sort: 'MESSAGE', isSent: false, isInBin: false, offerCount: 0 },
    { sort: 'ENQUIRY', isSent: true, isInBin: true, offerCount: 0 },
    { sort: 'ENQUIRY', isSent: true, isInBin: false, offerCount: 1 },
    { sort: 'MESSAGE', isSent: true, isInBin: true, offerCount: 0 },
    { sort: 'MESSAGE', isSent: true, isInBin: false, offerCount: 0 },
  ]);
  expect(all[0]?.id).toBe(`message:${mention}`);
  const byPhone = await find('05329876541');
  expect(byPhone.map(({ sort, isSent }) => `${sort} ${isSent}`)).toEqual([
    'ENQUIRY true',
    'ENQUIRY true',
    'MESSAGE false',
  ]);
  expect(await find('baska@ornek.com.tr')).toHaveLength(1);
  expect(await find('yok@ornek.com.tr')).toEqual([]);
});

test('after an erasure no table and no file of the data folder holds name, e-mail or phone', async () => {
  const { asAdmin, db, find, bytes } = await used();
  for (const trace of ['Silinecek', 'gizliposta', '987 65 41']) expect(await bytes()).toContain(trace);
  const ids = (await find(email)).map(({ id }) => id);
  const answer = await asAdmin(Erase, { contact: email, ids });
  expect([answer.errors, answer.data?.erasePersonalData]).toEqual([undefined, 5]);
  const left = await bytes();
  for (const trace of traces) expect(left.toLocaleLowerCase('tr'), trace).not.toContain(trace.toLocaleLowerCase('tr'));
  expect(left).toContain('baska@ornek.com.tr');
  expect([await find(email), await find(phone)]).toEqual([[], []]);
  // No mail about the others is lost.
  expect(await db.$count(outbox)).toBe(1);
  expect((await asAdmin('{ messages(search: "vana") { totalCount } }')).data.messages.totalCount).toBe(1);
});

test('a name in a letter to somebody else is found, and erased from its text', async () => {
  const { asAdmin, askAs, find, bytes } = await used();
  await asAdmin(Erase, { contact: email, ids: (await find(email)).map(({ id }) => id) });
  const sent = await askAs({ address: '10.0.1.1' })(Send, {
    input: { name: 'Komşu', email: 'komsu@ornek.com.tr', subject: 'Konu', message: 'Vana sorusu' },
  });
  const text = `Sizi ${email} arayacak.`;
  const answered = await asAdmin(
    'mutation ($id: ID!, $text: String!) { answerMessage(id: $id, input: { subject: "Re", text: $text }) { id } }',
    {
      id: sent.data.sendMessage.id,
      text,
    },
  );
  expect(answered.errors).toBeUndefined();
  expect(await bytes()).toContain(text);
  const found = await find(email);
  expect(found).toMatchObject([{ sort: 'MESSAGE', isSent: false }]);
  await asAdmin(Erase, { contact: email, ids: found.map(({ id }) => id) });
  expect(await bytes()).not.toContain(email);
});

test('the audit log says how much was exported and erased, and no name', async () => {
  const { asAdmin, find } = await used();
  const ids = (await find(email)).filter(({ isSent }) => isSent).map(({ id }) => id);
  await asAdmin(Export, { contact: email, ids });
  await asAdmin(Erase, { contact: email, ids });
  const { data } = await asAdmin('{ audit { nodes { event admin about } } }');
  const about = { admin: 'admin@vitrin.example', about: 'Messages: 2, enquiries: 2' };
  expect(data.audit.nodes).toEqual([
    { event: 'PERSONAL_DATA_ERASED', ...about },
    { event: 'PERSONAL_DATA_EXPORTED', ...about },
  ]);
  expect((await find(email)).map(({ name }) => name)).toEqual(['Komşu Firma']);
});

test('the export holds every word, for programs and for people, and no key to more', async () => {
  const { asAdmin, find } = await used();
  const { enquiries } = (await asAdmin('{ enquiries { nodes { id } } }')).data;
  await asAdmin('mutation ($id: ID!) { setEnquiryState(id: $id, state: WON) { id } }', { id: enquiries.nodes[0].id });
  const ids = (await find(email)).filter(({ isSent }) => isSent).map(({ id }) => id);
  const { json, text } = (await asAdmin(Export, { contact: email, ids })).data.exportPersonalData;
  expect(json.entries).toHaveLength(4);
  expect(json.entries[1].record).toMatchObject({
    ...person,
    phone,
    asked: [{ name: 'Şaft' }],
    offers: [{ preparedBy: 'Ece' }],
  });
  expect(JSON.stringify(json)).not.toMatch(/token|sendKey/);
  for (const words of [
    'Ad: Şükriye Silinecekoğlu',
    `Telefon: ${phone}`,
    'Teklif talebi',
    'Açıklama: Şükriye Hanım aradı.',
    'Durum: Siparişe dönüştü',
    'İşlem: Durum değişti',
    'Açıklama: Siparişe dönüştü',
    'Giriş: Sayın Silinecekoğlu',
    'Size yazdıklarımız:',
    'Açıklama: Sayın Silinecekoğlu, bakıyoruz.',
    'Açıklama: Sayın Şükriye Hanım, yarın kargoda.',
    'İşlem: Yanıt',
    `Beni ${phone} numarasından arayın.`,
  ])
    expect(text).toContain(words);
  // No word of the program is in the text for people.
  expect(text).not.toMatch(/: [A-Z_]{3,}$/m);
});

test('an id that is not about that person, or no longer exists, is refused, and nothing is erased', async () => {
  const { asAdmin, find } = await used();
  const [other] = await find('baska@ornek.com.tr');
  const [own] = await find(phone);
  const mixed = await asAdmin(Erase, { contact: phone, ids: [own?.id, other?.id] });
  expect(mixed.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'ids' });
  expect(await find(phone)).toHaveLength(3);
  const wrong = await asAdmin(Find, { contact: 'rulman' });
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'contact' });
});
