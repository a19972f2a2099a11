import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';

const Import = `mutation ($content: JSON!, $dryRun: Boolean) { importContent(content: $content, dryRun: $dryRun) {
  notes products messages parts { name added changed unchanged } } }`;
const product = {
  id: '1738669741160',
  name: 'Rulman',
  description: 'x',
  category: '',
  price: null,
  image: null,
  featured: false,
};
const message = { name: 'Şule', email: 's@ornek.com.tr', company: '', subject: 'Vana', message: 'x', status: 'read' };
const moment = { seconds: 1761806537, nanoseconds: 123_000_000 };

test('each oddity of the old store is corrected, and noted with its row', async () => {
  const { asAdmin, asVisitor } = await openTestApi();
  const content = {
    information: {
      categories: { categories: [{ id: 'vanalar', name: 'Vanalar' }] },
      products: {
        products: [
          { id: 1738669741160, name: 'Rulman', category: 'kayıp', price: '1.240,50', stock: 4 },
          { ...product, id: '2', name: 'Vana', createdAt: { _seconds: 1761806537, _nanoseconds: 0 } },
          { ...product, id: '2', name: 'Vana', createdAt: { _seconds: 1761806537, _nanoseconds: 0 } },
        ],
      },
    },
    messages: [{ ...message, status: undefined, createdAt: moment }],
  };
  const { data, errors } = await asAdmin(Import, { content });
  expect(errors).toBeUndefined();
  expect(data.importContent.notes).toEqual([
    'products 1 (Rulman): the field stock is not known here and is left out.',
    'products 1 (Rulman): description is missing; taken as empty.',
    'products 1 (Rulman): featured is missing; taken as false.',
    'products 1 (Rulman): the id is a number; taken as text.',
    "products 1 (Rulman): the price '1.240,50' is text; taken as 1240.5.",
    'products 2 (Vana): createdAt is a timestamp of the old store; taken as 2025-10-30T06:42:17.000Z.',
    'products 3 (Vana): createdAt is a timestamp of the old store; taken as 2025-10-30T06:42:17.000Z.',
    'categories 1 (Vanalar): description is missing; taken as empty.',
    'messages 1 (Şule): status is missing; taken as new.',
    'messages 1 (Şule): createdAt is a timestamp of the old store; taken as 2025-10-30T06:42:17.123Z.',
    'products 3: the same row with the id 2 stands twice; taken once.',
    'Rulman: the category kayıp is unknown, so it goes under Kategorisiz.',
  ]);
  const shown = await asVisitor(
    '{ product(id: "1738669741160") { price category { id } featured } products { totalCount } }',
  );
  expect(shown.data).toEqual({
    product: { price: 1240.5, category: null, featured: false },
    products: { totalCount: 2 },
  });
});

test('all problems are reported at once, and nothing is changed', async () => {
  const { asAdmin, db } = await openTestApi();
  const before = db.revision();
  const products = [
    { ...product, name: '' },
    { ...product, id: '2', price: 'pahalı' },
    { ...product, id: '3', image: 'x' },
  ];
  const { errors } = await asAdmin(Import, {
    content: { information: { products: { products } }, messages: [{ ...message, createdAt: 'dün' }] },
  });
  expect(errors?.[0]?.extensions.problems).toEqual([
    { code: 'BAD_USER_INPUT', field: 'information.products.products.0.name', message: 'The name is missing' },
    { code: 'BAD_USER_INPUT', field: 'information.products.products.1.price', message: 'Must be a number' },
    {
      code: 'BAD_USER_INPUT',
      field: 'information.products.products.2.image',
      message: 'Must be an uploaded picture or an https address',
    },
    { code: 'BAD_USER_INPUT', field: 'messages.0.createdAt', message: 'The time is not an ISO 8601 one' },
  ]);
  expect(errors?.[0]?.message).toContain('And 3 more.');
  expect(db.revision()).toBe(before);
});

test('a trial says what would be added, changed and left as it is', async () => {
  const { asAdmin, asVisitor } = await openTestApi();
  const content = (...products: object[]) => ({ information: { products: { products } } });
  await asAdmin(Import, { content: content(product, { ...product, id: '2' }) });
  const next = content(product, { ...product, id: '2', name: 'Vana' }, { ...product, id: '3' });
  const { data } = await asAdmin(Import, { content: next, dryRun: true });
  expect(data.importContent.parts).toEqual([{ name: 'PRODUCTS', added: 1, changed: 1, unchanged: 1 }]);
  expect((await asVisitor('{ product(id: "2") { name } }')).data.product.name).toBe('Rulman');
  await asAdmin(Import, { content: next });
  const { version } = (await asVisitor('{ product(id: "1738669741160") { version } }')).data.product;
  expect(version).toBe(1);
});
