import sharp from 'sharp';
import { exchange } from '../../tools/exchange.ts';
import { mutations, resultOf, sendDocument, signIn, uploadAsk } from '../../tools/graphql.ts';
import { action, type Actions, type Stage } from './action.ts';

/** Makes a picture that was not sent before, small enough to cost little. */
async function picture({ dice }: Stage) {
  const background = { r: dice.upTo(255), g: dice.upTo(255), b: dice.upTo(255) };
  const bytes = await sharp({ create: { width: 60, height: 45, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'yük.png', bytes };
}

/** Gives a field of an answer; throws the errors when it is missing. */
function field(name: string, answer: Awaited<ReturnType<typeof exchange>>) {
  const { data, errors } = resultOf(answer);
  const value = data?.[name] as Record<string, string> | undefined;
  if (!value) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  return value;
}

/** A product is deleted after it was added, so that the content does not grow. */
async function addAndRemove(stage: Stage) {
  const { origin, cookie, dice } = stage;
  const input = { name: `Yük ${dice.upTo(9999)}`, description: 'Işık, ölçü ve güç', price: 12.5 };
  const { id } = field('createProduct', await sendDocument(origin, mutations.createProduct, { input }, cookie));
  const changed = { id, input: { ...input, price: 13 } };
  field('updateProduct', await sendDocument(origin, mutations.updateProduct, changed, cookie));
  return sendDocument(origin, mutations.deleteProduct, { id }, cookie);
}

async function uploadAndRemove(stage: Stage) {
  const { origin, cookie } = stage;
  const sent = await exchange(origin, await uploadAsk(mutations.uploadImage, await picture(stage), cookie));
  const { url } = field('uploadImage', sent);
  return sendDocument(origin, 'mutation ($url: String!) { deleteImage(url: $url) }', { url }, cookie);
}

async function uploadBrokenOff(stage: Stage) {
  const ask = await uploadAsk(mutations.uploadImage, { name: 'yarım.png', bytes: Buffer.alloc(200_000) }, stage.cookie);
  return exchange(stage.origin, { ...ask, sendOnly: 1000 + stage.dice.upTo(100_000) });
}

async function importTrial({ origin, cookie }: Stage) {
  const file = { name: 'urunler.csv', bytes: Buffer.from('Name;Description;Price\nYük;Işık;12,50\n') };
  const query = 'mutation ($file: Upload!) { importProducts(file: $file, dryRun: true) { added } }';
  return exchange(origin, await uploadAsk(query, file, cookie));
}

/** The server counts sign-ins by address: each comes from another one. */
async function signInAndOut({ origin, dice }: Stage) {
  return sendDocument(origin, 'mutation { signOut }', {}, await signIn(origin, dice.address()));
}

export const adminActions: Actions = [
  action(4, 'write', addAndRemove),
  action(2, 'upload', uploadAndRemove),
  action(2, 'upload broken off', uploadBrokenOff),
  action(1, 'trial of an import', importTrial),
  action(1, 'table', ({ origin, cookie }) => exchange(origin, { path: '/admin/products.csv', headers: { cookie } })),
  action(1, 'workbook broken off', ({ origin, cookie }) =>
    exchange(origin, { path: '/admin/products.xlsx', headers: { cookie }, breakOffAfter: 1 }),
  ),
  action(0.5, 'sign-in', signInAndOut),
];
