import { ask } from '../../e2e/testing/site.ts';

const message = {
  name: 'Işıl Çağlayan-Öztürkoğlu',
  email: 'isil.caglayan@firma.example',
  subject: 'UCP 205 için teklif: 40 adet',
  message: 'Merhaba,\n\n40 adet UCP 205 için fiyat ve termin rica ederim.\nGebze teslim.\n\nTeşekkürler',
};
/** The starter content has no messages of its own. */
export const fill = (site) =>
  ask(site, 'mutation ($input: MessageInput!) { sendMessage(input: $input) { id } }', { input: message });

const press = (name) => (page) => page.getByRole('button', { name }).first().click();
const editFirst = async (page) => {
  await press(/^(Edit|Actions for) /)(page);
  const entry = page.getByRole('menuitem', { name: 'Edit' });
  await page.getByRole('dialog').or(entry).first().waitFor();
  if (await entry.isVisible()) await entry.click();
};
const add = (dialog) => async (page) => {
  await press(dialog)(page);
  await page.getByRole('dialog').getByRole('button', { name: dialog }).click();
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
const history = (page) => page.getByRole('tab', { name: 'History' }).click();
const product = '/products/1738669741160';

/**
 * Every page and screen, with its states. `act` brings the state about; above `widest` there is no such state.
 * `eachWidth` loads the page for each width, since the state would not outlive another one.
 */
export const screens = [
  { name: 'home', path: '/' },
  { name: 'home-menu', path: '/', act: press('Menü'), widest: 820 },
  { name: 'home-suggestions', path: '/', act: search, eachWidth: true },
  { name: 'products', path: '/products' },
  { name: 'search', path: '/products?q=rulman' },
  { name: 'search-meant', path: '/products?q=jenaratör' },
  { name: 'search-nothing', path: '/products?q=zzqqxx' },
  { name: 'category', path: '/categories/rulmanlar-ve-güç-aktarım' },
  { name: 'category-none', path: '/categories/uncategorized' },
  { name: 'product', path: product },
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
  { name: 'admin-products', path: '/admin/products' },
  { name: 'admin-products-none', path: '/admin/products?q=zzqqxx' },
  { name: 'admin-product', path: '/admin/products?q=6204', act: editFirst, eachWidth: true },
  { name: 'admin-product-errors', path: '/admin/products', act: add('Add product') },
  { name: 'admin-import', path: '/admin/products/import' },
  { name: 'admin-categories', path: '/admin/categories' },
  { name: 'admin-category', path: '/admin/categories', act: editFirst, eachWidth: true },
  { name: 'admin-attributes', path: '/admin/attributes' },
  { name: 'admin-attribute', path: '/admin/attributes', act: press('Kapak'), eachWidth: true },
  { name: 'admin-kinds', path: '/admin/kinds' },
  { name: 'admin-families', path: '/admin/families' },
  { name: 'admin-kind', path: '/admin/kinds', act: press('Rulman'), eachWidth: true },
  { name: 'admin-documents', path: '/admin/documents' },
  { name: 'admin-sectors', path: '/admin/sectors' },
  { name: 'admin-sector', path: '/admin/sectors', act: press('Enerji'), eachWidth: true },
  { name: 'admin-redirects', path: '/admin/redirects' },
  { name: 'admin-backups', path: '/admin/backups' },
  { name: 'admin-messages', path: '/admin/messages' },
  { name: 'admin-message', path: '/admin/messages', act: openMessage },
  { name: 'admin-about', path: '/admin/about' },
  { name: 'admin-contact', path: '/admin/contact' },
  { name: 'admin-history', path: '/admin/contact', act: history },
  { name: 'admin-bin', path: '/admin/bin' },
  { name: 'admin-people', path: '/admin/people' },
  { name: 'admin-personal-data', path: '/admin/personal-data' },
  { name: 'admin-audit', path: '/admin/audit' },
  { name: 'admin-account', path: '/admin/account' },
];
