import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { offerMails } from '../../db/tables/offerTables.ts';
import { enquiries } from '../../db/tables/enquiryTables.ts';
import { orders } from '../../db/tables/orderTables.ts';
import { enquired } from '../../testing/offers.ts';
import { inThisProcess } from '../../testing/inThisProcess.ts';
import { inThreeLanguages } from '../../testing/languages.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { confirmationMail } from './enquiries/enquiryMails.ts';
import { offerMail } from './offers/offerMail.ts';
import { offerSheetJob } from './offers/paper/offerSheet.job.ts';
import { acceptanceCopyMail } from './orders/acceptance/acceptanceMails.ts';

const name = 'Rillenkugellager 6204';
const turkish = /Sayın|Merhaba|Teklif|Sipariş|Talep|KDV|adet/;

test('a German buyer finds a bearing, enquires, gets a German offer and accepts it; mails and papers are German', async () => {
  const site = await inThreeLanguages({ sendsMail: true });
  const heavyWork = inThisProcess(site);
  const id = await site.product({ price: 120 });
  await site.say('PRODUCT', id, [{ field: 'name', value: name, language: 'de' }]);
  const asBuyer = site.askIn('de');
  const find = '{ products(search: "Kugellager") { nodes { id name } } }';
  expect((await asBuyer(find)).data.products.nodes).toEqual([{ id, name }]);

  const buyer = { name: 'Jürgen Groß', email: 'j.gross@kaeufer.example', company: 'Groß GmbH' };
  const { link, make, accept } = await enquired(
    { ...site, asVisitor: asBuyer },
    { ...buyer, rows: [{ productId: id, quantity: 12 }] },
  );
  const [enquiry] = await site.db.select().from(enquiries).where(eq(enquiries.number, link.number));
  const post = {
    to: 'verkauf@vitrin.example',
    origin: 'https://vitrin.example',
    offerPdf: (offer: string) => heavyWork.run(offerSheetJob, { id: offer, origin: null }),
  };
  const confirmed = await confirmationMail(site.db, enquiry?.id ?? '', post as never);
  expect(confirmed?.subject).toBe(`Ihre Anfrage ist eingegangen: ${link.number}`);
  expect(confirmed?.text).toContain(`https://vitrin.example/de/teklif/${link.number}/${link.token}`);

  const lines = [{ name, quantity: 12, price: 3250, vatRate: 20, productId: id }];
  const [offer] = (await make({ lines })).data.makeOffer.offers as { id: string }[];
  const Send = 'mutation ($id: ID!) { sendOffer(id: $id, text: "Guten Tag,\\n\\nunser Angebot.") { state } }';
  expect((await site.asAdmin(Send, { id: offer?.id })).errors).toBeUndefined();
  const [mail] = await site.db.select().from(offerMails);
  const letter = mail && (await offerMail(site.db, mail.id, post as never));
  expect(letter?.subject).toBe(`Unser Angebot: ${link.number}/1`);
  expect(letter?.html).toContain('<html lang="de"');
  const [paper] = letter?.attachments ?? [];
  const read = await readPdf(paper?.content as Buffer);
  expect(read.language).toBe('de');
  for (const said of [`Angebot ${link.number}/1`, 'Gültig bis', name, '39.000,00']) expect(read.text).toContain(said);
  expect(read.text).not.toMatch(turkish);

  const accepted = await accept({ name: buyer.name, title: 'Einkauf' }, site.askAs({ language: 'de', heavyWork }));
  expect(accepted).toMatchObject({ data: { acceptOffer: { state: 'WON' } } });
  const [order] = await site.db.select().from(orders);
  expect(order?.language).toBe('de');
  const copy = await acceptanceCopyMail(site.db, order?.id ?? '', {
    ...post,
    attachment: async () => Buffer.alloc(0),
  } as never);
  expect(copy?.subject).toBe(`Ihre Bestellung ist eingegangen: ${order?.number}`);
  for (const { text, html } of [confirmed, letter, copy].flatMap((one) => one ?? [])) {
    expect(text).not.toMatch(turkish);
    expect(html).toContain('<html lang="de"');
  }
});
