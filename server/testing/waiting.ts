import type { serveTestSite } from './serveTestSite.ts';
import { documentBytes, uploadDocument } from './uploads/uploadDocument.ts';

type Site = Awaited<ReturnType<typeof serveTestSite>>;

const card = (title: string) => ({ title, description: 'İş', icon: 'target' });
const cards = { mission: card('Misyon'), vision: card('Vizyon'), values: card('Değer'), team: card('Ekip') };
const texts = (heroTitle: string) => ({ heroTitle, heroDescription: 'Metin', ...cards });

/** Makes one thing of each kind whose changes may wait, but for products and categories, and says what waits of it. */
export async function planned(site: Site) {
  const made = async (operation: string, input: object) => {
    const { data, errors } = await site.asAdmin(operation, { input });
    if (errors) throw new Error(JSON.stringify(errors));
    return (Object.values(data)[0] as { id: string }).id;
  };
  const create = (name: string, input: object) =>
    made(`mutation ($input: ${name}Input!) { create${name}(input: $input) { id } }`, input);
  const family = await create('Family', { name: '62 serisi', columns: [] });
  const product = await create('Product', { name: 'Rulman', description: 'Bilyalı' });
  const sent = await uploadDocument(site, documentBytes.PDF());
  const file = sent.data?.uploadDocument.url ?? '';
  const document = await create('Document', { title: 'Katalog', kind: 'OTHER', file });
  await made('mutation ($input: AboutInput!) { updateAbout(input: $input) { version } }', texts('Hakkımızda'));
  return [
    {
      ...{ entity: 'FAMILY', id: family, values: { id: family, family: { name: '63 serisi', columns: [] } } },
      ...{ before: { name: '62 serisi' }, after: { name: '63 serisi' } },
    },
    {
      ...{ entity: 'DOCUMENT', id: document },
      values: { id: document, document: { title: 'Katalog 2', kind: 'OTHER', file } },
      ...{ before: { title: 'Katalog' }, after: { title: 'Katalog 2' } },
    },
    {
      ...{ entity: 'SECTOR', id: 'energy', values: { id: 'energy', sector: { productIds: [product] } } },
      ...{ before: { chosenProducts: [] }, after: { chosenProducts: [{ name: 'Rulman' }] } },
    },
    {
      ...{ entity: 'ABOUT', id: '1', values: { about: texts('Biz') } },
      ...{ before: { heroTitle: 'Hakkımızda' }, after: { heroTitle: 'Biz' } },
    },
  ];
}
