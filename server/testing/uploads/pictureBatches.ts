import { storeImage } from '../../modules/catalogue/images/images.intake.ts';
import { findBatchFile, putBatchFile } from '../../modules/upkeep/namedPictures/batches.store.ts';
import { shownFiles } from '../../modules/upkeep/namedPictures/shownFiles.ts';
import { canvas } from './uploadPicture.ts';
import { upload, type Site } from '../sheets.ts';

const file = `id file path outcome isSent isDocument place problem warning isChosen image { width } product { id stockCode } candidates { stockCode }`;
const batch = `id name state place added products leftOver importId files { ${file} }`;

export type SentFile = {
  file: number;
  path: string;
  outcome: string;
  isSent: boolean;
  isDocument: boolean;
  place: number;
  problem: string | null;
  warning: string | null;
  product: { id: string; stockCode: string } | null;
  candidates: { stockCode: string }[];
};
export type Batch = {
  id: string;
  name: string;
  state: string;
  added: number;
  products: number;
  leftOver: number;
  importId: string | null;
  files: SentFile[];
};
type Asked = Pick<Site, 'asAdmin'>;

export const picture = (background = '#1F4D40', width = 80) =>
  canvas(width, Math.round(width * 0.75))
    .composite([{ input: { create: { width: 40, height: 40, channels: 3, background } }, top: 0, left: 0 }])
    .jpeg()
    .toBuffer();

/** Names files as if an admin had chosen them. */
export async function begin({ asAdmin }: Asked, paths: string[], byteSize = 1000) {
  const { data, errors } = await asAdmin(
    `mutation ($files: [NamedFileInput!]!) { beginPictureBatch(name: "fotoğraflar.zip", files: $files) { ${batch} } }`,
    { files: paths.map((path) => ({ path, byteSize })) },
  );
  return { ...(data?.beginPictureBatch as Batch), error: errors?.[0] };
}

/** Sends the bytes of a file of a batch. */
export async function sendFile(site: Site, { id }: { id: string }, number: number, bytes: Uint8Array | string) {
  const query = `mutation ($file: Upload!, $batch: ID!, $number: Int!) { sendPictureFile(upload: $file, batch: $batch, file: $number) { ${file} } }`;
  const { data, errors } = await upload<{ sendPictureFile: SentFile }>(site, query, bytes, {
    batch: id,
    number,
  } as object);
  return { ...data?.sendPictureFile, error: errors?.[0] };
}

/**
 * Stores pictures as if they had been sent, without the processes that decode and without a connection. Files of a batch are
 * numbered from 1.
 */
export async function arrive({ db, images }: Pick<Site, 'db' | 'images'>, { id }: { id: string }, files: Buffer[]) {
  const outcomes = [];
  for (const [index, bytes] of files.entries()) {
    const row = await findBatchFile(db, id, index + 1);
    if (!row) throw new Error(`The batch has no file ${index + 1}.`);
    const name = row.path.split('/').at(-1) ?? '';
    const { url, sha256, width, height } = await storeImage(db, images, {
      bytes,
      name,
      uploader: 'admin@vitrin.example',
    });
    await putBatchFile(db, row, { url, sha256, width, height }, Date.now());
    outcomes.push((await shownFiles(db, [{ ...row, url, sha256 }]))[0]?.outcome);
  }
  return outcomes;
}

export async function answer({ asAdmin }: Asked, { id }: { id: string }, answers: object[]) {
  const { data, errors } = await asAdmin(
    `mutation ($batch: ID!, $answers: [PictureAnswer!]!) { answerPictureFiles(batch: $batch, answers: $answers) { ${batch} } }`,
    { batch: id, answers },
  );
  return { ...(data?.answerPictureFiles as Batch), error: errors?.[0] };
}

export async function addBatch({ asAdmin }: Asked, { id }: { id: string }, more: object = {}) {
  const { data, errors } = await asAdmin(
    `mutation ($batch: ID!, $place: PicturePlace, $withoutMissing: Boolean) {
      addPictureBatch(batch: $batch, place: $place, withoutMissing: $withoutMissing) { ${batch} } }`,
    { batch: id, ...more },
  );
  return { ...(data?.addPictureBatch as Batch), error: errors?.[0] };
}

export const latest = async ({ asAdmin }: Asked) =>
  (await asAdmin(`{ pictureBatch { ${batch} } }`)).data.pictureBatch as Batch | null;

type Shown = {
  id: string;
  image: string | null;
  pictures: { url: string; alt: string | null }[];
  documents: { id: string; title: string; kind: string }[];
};

export const productOf = async ({ asAdmin }: Asked, id: string) =>
  (
    await asAdmin(
      'query ($id: ID!) { product(id: $id) { id image pictures { url alt } documents { id title kind } } }',
      { id },
    )
  ).data.product as Shown;
