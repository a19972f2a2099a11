import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Dice } from '../dice.ts';
import { exchange, type Answer } from '../exchange.ts';
import { resultOf, sendDocument, uploadAsk } from '../graphql.ts';

/** What the server said was done: this has to be there whatever happens to the process. */
export type Acknowledged = {
  /** Names by id. */
  products: Map<string, string>;
  deleted: Set<string>;
  pictures: Set<string>;
};

const uploadImage = 'mutation ($file: Upload!) { uploadImage(file: $file) { url } }';
const create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
const update = 'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }';
const remove = 'mutation ($id: ID!) { deleteProduct(id: $id) }';

/** The process is gone: what was on its way has no answer. */
const isCut = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(String(error.code));

/** Writes one thing after the other until the server is gone. */
export async function writeUntilCut(origin: string, cookie: string, dice: Dice, known: Acknowledged) {
  const field = (name: string, answer: Answer | undefined) => {
    const { data, errors } = resultOf(answer);
    if (!data?.[name]) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    return data[name] as { id: string; url: string };
  };
  const input = () => ({ name: `Yazma ${dice.random()}`, description: 'Işık ve güç' });

  async function write() {
    const values = input();
    const { id } = field('createProduct', await sendDocument(origin, create, { input: values }, cookie));
    known.products.set(id, values.name);
    if (dice.happens(0.3)) {
      const next = input();
      // Whether it was done is open until there is an answer.
      known.products.delete(id);
      field('updateProduct', await sendDocument(origin, update, { id, input: next }, cookie));
      known.products.set(id, next.name);
    }
    if (dice.happens(0.2)) {
      known.products.delete(id);
      field('deleteProduct', await sendDocument(origin, remove, { id }, cookie));
      known.deleted.add(id);
    }
  }

  async function upload() {
    const background = { r: dice.upTo(255), g: dice.upTo(255), b: dice.upTo(255) };
    const bytes = await sharp({ create: { width: 50, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.png`;
    known.pictures.add(
      field('uploadImage', await exchange(origin, uploadAsk(uploadImage, { name, bytes }, cookie))).url,
    );
  }

  const work = dice.happens(0.3) ? upload : write;
  try {
    for (;;) await work();
  } catch (error) {
    if (!isCut(error)) throw error;
  }
}
