import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { withPeople } from '../../../testing/people.ts';
import { exportContent } from '../../upkeep/content/content.export.ts';
import { importContent } from '../../upkeep/content/content.import.ts';

const Create = 'mutation ($input: OfferTemplateInput!) { createOfferTemplate(input: $input) { id version } }';
const Update = `mutation ($input: OfferTemplateInput!, $version: Int) {
  updateOfferTemplate(id: "işık-bayileri", input: $input, version: $version) { notes paymentTerms version } }`;
const dealers = {
  name: 'Işık bayileri',
  validDays: 30,
  deliveryTerms: 'Depo teslim, 3 iş günü',
  paymentTerms: '60 gün vadeli çek',
  notes: 'Birim fiyatlara KDV dâhil değildir.',
};

async function opened() {
  const api = await withPeople();
  const sales = await api.askAs(api.people.SALES);
  const editor = await api.askAs(api.people.EDITOR);
  expect((await sales(Create, { input: dealers })).data.createOfferTemplate).toEqual({
    id: 'işık-bayileri',
    version: 1,
  });
  return { ...api, sales, editor };
}

test('sales keep templates of terms, each under a name of its own', async () => {
  const { sales, editor, asVisitor } = await opened();
  const { errors } = await sales(Create, { input: { name: 'IŞIK  BAYİLERİ' } });
  expect(errors?.[0]).toMatchObject({
    message: 'There is already a template “Işık bayileri”.',
    extensions: { code: 'BAD_USER_INPUT', field: 'name' },
  });
  const saved = await sales(Update, { input: { name: 'Işık bayileri', paymentTerms: null }, version: 1 });
  expect(saved.data.updateOfferTemplate).toEqual({ notes: dealers.notes, paymentTerms: null, version: 2 });
  expect((await sales(Update, { input: dealers, version: 1 })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  const list = '{ offerTemplates { name validDays deliveryTerms } offerTemplate(id: "işık-bayileri") { name } }';
  expect((await sales(list)).data).toEqual({
    offerTemplates: [{ name: 'Işık bayileri', validDays: 30, deliveryTerms: dealers.deliveryTerms }],
    offerTemplate: { name: 'Işık bayileri' },
  });
  expect((await editor(list)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await asVisitor(list)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('a template comes back from its history and from the bin, by the hand of sales alone', async () => {
  const { sales, editor } = await opened();
  await sales(Update, { input: { name: 'Bayiler', notes: 'Nakliye alıcıya aittir.' } });
  const { data } = await sales('{ history(entity: TEMPLATE, id: "işık-bayileri") { nodes { id action } } }');
  const first = data.history.nodes.at(-1) as { id: string };
  const restore = `mutation { restoreRevision(id: "${first.id}") }`;
  expect((await editor(restore)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await sales(restore)).data).toEqual({ restoreRevision: true });
  const undo = 'mutation { undoChange(entity: TEMPLATE, id: "işık-bayileri", version: 3) { restored } }';
  expect((await editor(undo)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');

  expect((await sales('mutation { deleteOfferTemplate(id: "işık-bayileri") }')).errors).toBeUndefined();
  expect((await sales('{ offerTemplates { id } }')).data.offerTemplates).toEqual([]);
  const binned = '{ bin(entity: TEMPLATE) { nodes { id name } } }';
  expect((await editor(binned)).data.bin.nodes).toEqual([]);
  const { nodes } = (await sales(binned)).data.bin as { nodes: { id: string; name: string }[] };
  expect(nodes[0]?.name).toBe('Işık bayileri');
  expect((await sales(`mutation { bringBack(id: "${nodes[0]?.id}") }`)).errors).toBeUndefined();
  expect((await sales('{ offerTemplates { notes } }')).data.offerTemplates).toEqual([{ notes: dealers.notes }]);
});

test('content documents carry templates', async () => {
  const { db } = await opened();
  const out = JSON.parse(JSON.stringify(await exportContent(db))) as object;
  expect(out).toMatchObject({ information: { templates: { templates: [{ id: 'işık-bayileri', ...dealers }] } } });
  const other = await openTestApi();
  await importContent(other.db, out);
  expect(await exportContent(other.db)).toEqual(out);
});
