// Takes long: it draws a sheet of each kind of product of a new site in two further languages.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { orders } from '../../db/tables/orderTables.ts';
import { outbox } from '../../db/tables/mailTables.ts';
import { inThisProcess } from '../../testing/inThisProcess.ts';
import { namesInAnyLanguage } from '../../testing/namesInAnyLanguage.ts';
import { importStarter } from '../../testing/openCatalogue.ts';
import { enquired } from '../../testing/offers.ts';
import { openTestApi } from '../../testing/openTestApi.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { mailKinds } from '../upkeep/housekeeping/mailKinds.ts';
import { priceListJob } from './datasheets/priceList.job.ts';
import { productSheetJob } from './datasheets/productSheet.job.ts';
import { offerSheetJob } from './offers/paper/offerSheet.job.ts';
import { confirmationJob } from './orders/orders.jobs.ts';
import { deliveryNoteJob } from './shipments/deliveryNote.job.ts';

const wordsIn = (text: string) => text.match(/\p{L}{4,}/gu) ?? [];
const wordsOf = (...files: string[]) =>
  new Set(globSync(files).flatMap((file) => wordsIn(readFileSync(file, 'utf8').toLowerCase())));

/** Letters that the language has not. */
const foreign = { en: /[çğıİöşüÇĞÖŞÜ]/u, de: /[çğıİşÇĞŞ]/u };

const turkish = wordsOf(
  'server/words/tr/{papers,mails,dates,refusals}.ts',
  'common/words/tr/*.ts',
  'web/words/tr/*.ts',
);

/** Returns the words of a text that are Turkish in a text of another language. */
function turkishIn(text: string, language: 'en' | 'de', own: Set<string>) {
  const rest = text.replaceAll(namesInAnyLanguage, '').replaceAll(/https?:\S+|\S+@\S+/g, '');
  return wordsIn(rest).filter((word) => {
    const small = word.toLowerCase();
    return !own.has(small) && (foreign[language].test(word) || turkish.has(small));
  });
}

test.each(['en', 'de'] as const)(
  'no sheet, offer, paper of an order or mail to a buyer who reads %s says a word in Turkish',
  { timeout: 480_000 },
  async (language) => {
    const site = await openTestApi({ sendsMail: true, publicOrigin: 'https://vitrin.example' });
    await importStarter(site.db, 'data/starter', { inLanguages: true });
    const heavyWork = inThisProcess(site);
    const own = wordsOf(
      ...['server', 'common', 'web'].map((side) => `${side}/words/${language}/*.ts`),
      'data/starter/texts/*.csv',
    );
    const found: Record<string, string[]> = {};
    const look = (what: string, text: string) => {
      const words = turkishIn(text, language, own);
      if (words.length > 0) found[what] = [...new Set([...(found[what] ?? []), ...words])];
    };
    const lookAt = async (what: string, pdf: Uint8Array | null) => {
      expect(pdf, what).not.toBeNull();
      const read = await readPdf(Buffer.from(pdf ?? []));
      expect([what, read.language]).toEqual([what, language]);
      look(what, read.text);
    };

    const asBuyer = site.askIn(language);
    const List = `query ($after: String) { products(first: 100, after: $after) { pageInfo { endCursor hasNextPage }
      nodes { id name language kind { id } category { id } } } }`;
    type PageInfo = { endCursor: string | null; hasNextPage: boolean };
    type Node = {
      id: string;
      name: string;
      language: string;
      kind: { id: string } | null;
      category: { id: string } | null;
    };
    const byKind = new Map<string | undefined, Node>();
    for (let after: string | null = null; ;) {
      const answer = await asBuyer(List, { after });
      const { products }: { products: { pageInfo: PageInfo; nodes: Node[] } } = answer.data;
      for (const node of products.nodes)
        if (node.language === language) byKind.set(node.kind?.id, node);
        // A list names products that are not translated, too, in Turkish.
        else for (const word of wordsIn(node.name.toLowerCase())) own.add(word);
      after = products.pageInfo.endCursor;
      if (!products.pageInfo.hasNextPage) break;
    }
    expect(byKind.size).toBeGreaterThan(40);
    const at = {
      address: `https://vitrin.example/${language}/products`,
      now: Date.parse('2026-11-02T09:00:00Z'),
      language,
    };
    for (const { id, name } of byKind.values()) await lookAt(name, await heavyWork.run(productSheetJob, { id, ...at }));

    const [first] = byKind.values();
    const list = await heavyWork.run(priceListJob, { id: first?.category?.id ?? '', ...at });
    await lookAt('price list', list);
    const buyer = {
      name: 'Jan Gross',
      email: 'jan@buyer.example',
      company: 'Gross Ltd',
      message: '',
      deliveryPlace: 'Bonn',
    };
    const { make, accept } = await enquired(
      { ...site, asVisitor: asBuyer },
      { ...buyer, rows: [{ productId: first?.id, quantity: 12 }] },
    );
    const post = {
      to: 'sales@vitrin.example',
      origin: 'https://vitrin.example',
      offerPdf: (offerId: string) => heavyWork.run(offerSheetJob, { id: offerId, origin: null }),
      attachment: async () => Buffer.alloc(0),
    };
    const kinds = new Set<string>();
    const lookAtMails = async () => {
      for (const { kind, subjectId } of await site.db.select().from(outbox)) {
        const mail = await mailKinds[kind]?.compose(site.db, subjectId, post as never);
        if (mail?.to !== undefined && !JSON.stringify(mail.to).includes(buyer.email)) continue;
        kinds.add(kind);
        look(`mail ${kind}`, [mail?.subject, mail?.text].filter((text) => typeof text === 'string').join(' '));
      }
    };
    await lookAtMails();
    const lines = [{ name: first?.name, productId: first?.id, quantity: 12, price: 3250, vatRate: 20 }];
    const [offered] = (await make({ lines })).data.makeOffer.offers as { id: string }[];
    const offerId = offered?.id ?? '';
    const Send = 'mutation ($id: ID!) { sendOffer(id: $id, text: "Jan,") { state } }';
    expect((await site.asAdmin(Send, { id: offerId })).errors).toBeUndefined();
    await lookAt('offer', await heavyWork.run(offerSheetJob, { id: offerId, origin: null }));
    await lookAtMails();
    const accepted = await accept({ name: buyer.name, title: 'CEO' }, site.askAs({ language, heavyWork }));
    expect(accepted.errors).toBeUndefined();
    const [order] = await site.db.select().from(orders);
    const orderId = order?.id ?? '';
    const ask = async (operation: string, variables: object = {}) => {
      const { data, errors } = await site.asAdmin(operation, variables as Record<string, unknown>);
      expect(errors).toBeUndefined();
      return data;
    };
    const SetState =
      'mutation ($id: ID!, $state: OrderState!) { setOrderState(id: $id, state: $state, mailBuyer: true) { rows { id } } }';
    const { setOrderState } = await ask(SetState, { id: orderId, state: 'CONFIRMED' });
    const rows = [{ rowId: setOrderState.rows[0].id, quantity: 5 }];
    const Part = `mutation ($orderId: ID!, $rows: [ShipmentRowInput!]!) {
      addShipment(orderId: $orderId, rows: $rows, carrier: "DHL", consignment: "1") { shipment { id } } }`;
    const { addShipment } = await ask(Part, { orderId, rows });
    await lookAt('confirmation', await heavyWork.run(confirmationJob, { id: orderId }));
    await lookAt('delivery note', await heavyWork.run(deliveryNoteJob, { id: addShipment.shipment.id }));
    for (const state of ['SENT', 'DELIVERED']) await ask(SetState, { id: orderId, state });
    await lookAtMails();
    expect([...kinds].sort()).toEqual(['ACCEPTANCE_COPY', 'CONFIRMATION', 'OFFER', 'ORDER']);
    expect(found).toEqual({});
  },
);
