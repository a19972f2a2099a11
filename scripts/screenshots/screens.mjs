import { screens as screensOfAdmin } from '../../web/admin/screens.ts';
import { ask } from '../../e2e/testing/site.ts';
import { goTo } from '../../e2e/testing/settled.ts';

const message = {
  name: 'Işıl Çağlayan-Öztürkoğlu',
  email: 'isil.caglayan@firma.example',
  subject: 'UCP 205 için teklif: 40 adet',
  message: 'Merhaba,\n\n40 adet UCP 205 için fiyat ve termin rica ederim.\nGebze teslim.\n\nTeşekkürler',
};
const enquiry = {
  key: 'screenshots-of-every-screen',
  name: 'Şule Ağırbaş',
  email: 'bakim@yesiltepegida.example',
  company: 'Yeşiltepe Gıda A.Ş.',
  message: 'Aralık ayındaki yıllık duruşumuz için. Teslim yeri Lüleburgaz; teklifi Türk lirası olarak bekliyoruz.',
  rows: [
    { productId: '1738669741160', quantity: 40, note: 'Gres dolgulu olsun' },
    { productId: '1765369210047', quantity: 8 },
    { text: 'UCP 250', quantity: 2 },
  ],
};
/** Sends what the starter content has none of: a message and an enquiry. */
export const fill = async (site) => {
  await ask(site, 'mutation ($input: MessageInput!) { sendMessage(input: $input) { id } }', { input: message });
  await ask(site, 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { number } }', { input: enquiry });
};

const press = (name) => (page) => page.getByRole('button', { name }).first().click();
const editFirst = async (page) => {
  await press(/^(Edit|Actions for) /)(page);
  const entry = page.getByRole('menuitem', { name: 'Edit' });
  await page.getByRole('dialog').or(entry).first().waitFor();
  if (await entry.isVisible()) await entry.click();
};
const publishEmpty = async (page) => {
  await press('Add product')(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
};
const write = async (page) => {
  for (const [label, text] of [
    ['Ad soyad', message.name],
    ['E-posta', message.email],
    ['Konu', message.subject],
    ['Mesaj', message.message],
  ])
    await page.getByRole('main').getByLabel(label).fill(text);
  await press('Mesajı Gönder')(page);
  await page.getByText('Mesajınız için teşekkür ederiz').waitFor();
};
const search = async (page) => {
  const icon = page.getByRole('button', { name: 'Arama', exact: true });
  if (await icon.isVisible()) await icon.click();
  await page.getByLabel('Ürün ara').filter({ visible: true }).first().pressSequentially('rulman');
  await page.locator('.suggestion').filter({ visible: true }).first().waitFor();
};
const openMessage = (page) => page.getByRole('list', { name: 'Messages' }).getByRole('link').first().click();
const openEnquiry = (page) => page.getByRole('list', { name: 'Enquiries' }).getByRole('link').first().click();
const makeOffer = async (page) => {
  await openEnquiry(page);
  await press('Make offer')(page);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Price without KDV' }).first().waitFor();
};
const gather = async (page) => {
  await press('Teklif listesine ekle')(page);
  await page.getByText('Teklif listesine eklendi.').waitFor();
  await goTo(page, '/teklif');
  await page.getByRole('textbox', { name: /Excel/ }).fill('DIN 934 M8; 500\nUCP 205; 12\nUCP 250; 2');
  await press('Satırları ekle')(page);
  await page.getByText('1 satır çözülemedi').waitFor();
};
const sendList = async (page) => {
  await gather(page);
  await page.getByLabel('Ad soyad').fill(enquiry.name);
  await page.getByLabel('E-posta').fill(enquiry.email);
  await press('Teklif Talebini Gönder')(page);
  await page.getByRole('heading', { name: 'Talebiniz bize ulaştı' }).waitFor();
};
const openStatus = async (page) => {
  await sendList(page);
  await page.getByRole('link', { name: 'Talebin durumu' }).click();
  await page.getByRole('heading', { name: 'Teklif talebiniz' }).waitFor();
};
const tickTwo = async (page) => {
  for (const place of [0, 1])
    await page
      .getByRole('checkbox', { name: /karşılaştır$/ })
      .nth(place)
      .check();
};
const history = (page) => page.getByRole('tab', { name: 'History' }).click();
const product = '/products/1738669741160';
const bearings = '/categories/rulmanlar-ve-güç-aktarım';

/** The public pages, with their states. */
const site = [
  { name: 'home', path: '/' },
  { name: 'home-menu', path: '/', act: press('Menü'), widest: 820 },
  { name: 'home-suggestions', path: '/', act: search, eachWidth: true },
  { name: 'products', path: '/products' },
  { name: 'search', path: '/products?q=rulman' },
  { name: 'search-meant', path: '/products?q=jenaratör' },
  { name: 'search-nothing', path: '/products?q=zzqqxx' },
  { name: 'category', path: bearings },
  { name: 'category-table', path: `${bearings}?kind=rulman&gorunum=tablo` },
  { name: 'category-ticked', path: `${bearings}?kind=rulman&gorunum=tablo`, act: tickTwo, narrowest: 1024 },
  {
    name: 'category-filters',
    path: bearings,
    act: (page) => page.getByRole('link', { name: 'Filtrele' }).click(),
    widest: 820,
  },
  { name: 'category-none', path: '/categories/uncategorized' },
  { name: 'product', path: product },
  { name: 'product-plain', path: '/products/1765369210047' },
  { name: 'product-added', path: product, act: press('Teklif listesine ekle') },
  { name: 'quote-empty', path: '/teklif' },
  { name: 'quote', path: product, act: gather },
  { name: 'quote-sent', path: product, act: sendList },
  { name: 'quote-status', path: product, act: openStatus },
  { name: 'sectors', path: '/sectors' },
  { name: 'compare', path: '/karsilastir?u=1738669741160&u=1765369210047' },
  { name: 'sector', path: '/sectors/energy' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'contact-product', path: '/contact?urun=1738669741160' },
  { name: 'contact-errors', path: '/contact', act: press('Mesajı Gönder') },
  { name: 'contact-sent', path: '/contact', act: write },
  { name: 'kvkk', path: '/kvkk' },
  { name: 'not-found', path: '/yok' },
  { name: 'playground', path: '/graphql' },
  { name: 'sign-in', path: '/admin/login' },
];

/** The addresses of the admin's screens, named for what stands in them: `admin-products`, `admin-products-q-6204`. */
const admin = screensOfAdmin
  .flatMap(({ states }) => states)
  .map((path) => ({ name: path.slice(1).replaceAll(/[^\p{L}\p{N}]+/gu, '-'), path }));

/** The states of the admin's screens that no address leads to. */
const states = [
  { name: 'admin-product', path: '/admin/products?q=6204', act: editFirst, eachWidth: true },
  { name: 'admin-product-errors', path: '/admin/products', act: publishEmpty },
  { name: 'admin-category', path: '/admin/categories', act: editFirst, eachWidth: true },
  { name: 'admin-attribute', path: '/admin/attributes', act: editFirst, eachWidth: true },
  { name: 'admin-kind', path: '/admin/kinds', act: editFirst, eachWidth: true },
  { name: 'admin-sector', path: '/admin/sectors', act: editFirst, eachWidth: true },
  { name: 'admin-message', path: '/admin/messages', act: openMessage, eachWidth: true },
  { name: 'admin-enquiry', path: '/admin/messages/enquiries', act: openEnquiry, eachWidth: true },
  { name: 'admin-offer', path: '/admin/messages/enquiries', act: makeOffer, eachWidth: true },
  { name: 'admin-history', path: '/admin/contact', act: history },
];

/**
 * `act` brings the state about; above `widest` or below `narrowest` there is no such state. `eachWidth` loads the page for
 * each width, since the state would not outlive another one.
 */
export const screens = [...site, ...admin, ...states];
