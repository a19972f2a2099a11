import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Dice } from '../../../server/testing/random/dice.ts';
import { exchange, type Answer } from '../../tools/exchange.ts';
import { mutations, resultOf, sendDocument, uploadAsk } from '../../tools/graphql.ts';
import { unanswered, untilCut, type Until } from '../databases/untilCut.ts';

/** The server acknowledged these writes: they have to be there whatever happens to the process. */
export type Acknowledged = {
  /** It holds names by id, of products that are not in the bin. */
  products: Map<string, string>;
  /** It holds names by id, of products in the bin. */
  deleted: Map<string, string>;
  /** It counts the changes in each product's history, by id. */
  changes: Map<string, number>;
  broughtBack: number;
  pictures: Set<string>;
  acknowledged: number;
};

export const nothingKnown = (): Acknowledged => ({
  products: new Map(),
  deleted: new Map(),
  changes: new Map(),
  broughtBack: 0,
  pictures: new Set(),
  acknowledged: 0,
});

const { createProduct, updateProduct, deleteProduct, uploadImage } = mutations;
const undo = 'mutation ($id: ID!) { undoDeletion(entity: PRODUCT, ids: [$id]) }';

/** Writes one product or picture after the other until the server is gone, or `isOver`. */
export async function writeUntilCut(
  origin: string,
  cookie: string,
  dice: Dice,
  known: Acknowledged,
  { mayBeAway, isOver }: Until,
) {
  const field = (name: string, answer: Answer | undefined) => {
    const { data, errors } = resultOf(answer);
    if (!data?.[name]) throw unanswered(name, errors, mayBeAway);
    known.acknowledged++;
    return data[name] as { id: string; url: string };
  };
  const input = () => ({ name: `Yazma ${dice.random()}`, description: 'Işık ve güç' });

  /** Before its answer a change may or may not be done, so that nothing is known of the product meanwhile. */
  async function change(id: string, name: string, [document, variables]: [string, object]) {
    const changes = known.changes.get(id) ?? 0;
    known.products.delete(id);
    known.deleted.delete(id);
    known.changes.delete(id);
    field(name, await sendDocument(origin, document, { id, ...variables }, cookie));
    known.changes.set(id, changes + 1);
  }

  async function write() {
    let values = input();
    const { id } = field('createProduct', await sendDocument(origin, createProduct, { input: values }, cookie));
    known.products.set(id, values.name);
    known.changes.set(id, 1);
    if (dice.happens(0.3)) {
      values = input();
      await change(id, 'updateProduct', [updateProduct, { input: values }]);
      known.products.set(id, values.name);
    }
    if (!dice.happens(0.3)) return;
    await change(id, 'deleteProduct', [deleteProduct, {}]);
    known.deleted.set(id, values.name);
    if (!dice.happens(0.4)) return;
    await change(id, 'undoDeletion', [undo, {}]);
    known.products.set(id, values.name);
    known.broughtBack++;
  }

  async function upload() {
    const background = { r: dice.upTo(255), g: dice.upTo(255), b: dice.upTo(255) };
    const bytes = await sharp({ create: { width: 50, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.png`;
    known.pictures.add(
      field('uploadImage', await exchange(origin, await uploadAsk(uploadImage, { name, bytes }, cookie))).url,
    );
  }

  await untilCut(dice.happens(0.3) ? upload : write, isOver);
}
