import sharp from 'sharp';
import { exchange } from '../../tools/exchange.ts';
import { resultOf, sendDocument, signIn, uploadAsk } from '../../tools/graphql.ts';
import type { Deeds, Stage } from './deed.ts';

const uploadImage = 'mutation ($file: Upload!) { uploadImage(file: $file) { url } }';

/** A picture that nobody has sent before, small enough to cost little. */
async function picture({ dice }: Stage) {
  const background = { r: dice.upTo(255), g: dice.upTo(255), b: dice.upTo(255) };
  const bytes = await sharp({ create: { width: 60, height: 45, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'yük.png', bytes };
}

/** The field of an answer that has to be there. */
function field(name: string, answer: Awaited<ReturnType<typeof exchange>>) {
  const { data, errors } = resultOf(answer);
  const value = data?.[name] as Record<string, string> | undefined;
  if (!value) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  return value;
}

/** What an admin adds is taken away again, so that the content is as large at the end as at the beginning. */
async function addAndRemove(stage: Stage) {
  const { origin, cookie, dice } = stage;
  const input = { name: `Yük ${dice.upTo(9999)}`, description: 'Işık, ölçü ve güç', price: 12.5 };
  const add = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
  const { id } = field('createProduct', await sendDocument(origin, add, { input }, cookie));
  const change = 'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }';
  field('updateProduct', await sendDocument(origin, change, { id, input: { ...input, price: 13 } }, cookie));
  return sendDocument(origin, 'mutation ($id: ID!) { deleteProduct(id: $id) }', { id }, cookie);
}

async function uploadAndRemove(stage: Stage) {
  const { origin, cookie } = stage;
  const sent = await exchange(origin, uploadAsk(uploadImage, await picture(stage), cookie));
  const { url } = field('uploadImage', sent);
  return sendDocument(origin, 'mutation ($url: String!) { deleteImage(url: $url) }', { url }, cookie);
}

async function uploadBrokenOff(stage: Stage) {
  const ask = uploadAsk(uploadImage, { name: 'yarım.png', bytes: Buffer.alloc(200_000) }, stage.cookie);
  return exchange(stage.origin, { ...ask, sendOnly: 1000 + stage.dice.upTo(100_000) });
}

async function importTrial({ origin, cookie }: Stage) {
  const file = { name: 'urunler.csv', bytes: Buffer.from('Name;Description;Price\nYük;Işık;12,50\n') };
  const query = 'mutation ($file: Upload!) { importProducts(file: $file, dryRun: true) { added } }';
  return exchange(origin, uploadAsk(query, file, cookie));
}

/** Its own session, from an address of its own: sign-ins are counted by address. */
async function signInAndOut({ origin, dice }: Stage) {
  return sendDocument(origin, 'mutation { signOut }', {}, await signIn(origin, dice.address()));
}

export const adminDeeds: Deeds = [
  [4, 'write', addAndRemove],
  [2, 'upload', uploadAndRemove],
  [2, 'upload broken off', uploadBrokenOff],
  [1, 'trial of an import', importTrial],
  [1, 'table', ({ origin, cookie }) => exchange(origin, { path: '/admin/products.csv', headers: { cookie } })],
  [
    1,
    'workbook broken off',
    ({ origin, cookie }) => exchange(origin, { path: '/admin/products.xlsx', headers: { cookie }, breakOffAfter: 1 }),
  ],
  [0.5, 'sign-in', signInAndOut],
];
