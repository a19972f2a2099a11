import { largestDocument, largestUpload } from '../../../../common/limits.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { chunksOf, readUpload, type Upload } from '../../../http/upload.ts';
import { storeDocumentFile } from '../../catalogue/documents/documents.intake.ts';
import { decodePictureJob } from '../../catalogue/images/decodePicture.job.ts';
import { isPictureFile } from '../../catalogue/images/images.decode.ts';
import { storeImage } from '../../catalogue/images/images.intake.ts';
import type { BatchFileRow } from './batches.store.ts';

type Sent = { upload: Upload; sha256: string | null | undefined; uploader: string };
type Stored = Partial<Pick<BatchFileRow, 'url' | 'sha256' | 'width' | 'height' | 'problem'>>;
type Services = Pick<Context, 'db' | 'images' | 'heavyWork'>;

/** These say what is wrong with a file; any other refusal, such as a full storage, ends the sending. */
const ofFile = ['wrongType', 'tooLarge', 'emptyFile', 'incompleteFile'];

export const notAPicture = 'Not a picture.';

/** Stores a file that has come, and returns where it is, or why it is refused. Throws what another try may help. */
export async function storeFile(services: Services, { path, isDocument }: BatchFileRow, sent: Sent): Promise<Stored> {
  const name = path.split('/').at(-1) ?? path;
  try {
    return isDocument ? await storeDocument(services, name, sent) : await storePicture(services, name, sent);
  } catch (error) {
    if (error instanceof DomainError && ofFile.includes(error.kind)) return { problem: error.message };
    throw error;
  }
}

async function storeDocument({ db, images }: Services, name: string, { upload, ...sent }: Sent): Promise<Stored> {
  const { chunks } = await chunksOf(upload, largestDocument);
  const { url, sha256 } = await storeDocumentFile(db, images, { ...sent, chunks, name });
  return { url, sha256 };
}

async function storePicture(
  { db, images, heavyWork }: Services,
  name: string,
  { upload, ...sent }: Sent,
): Promise<Stored> {
  const { bytes } = await readUpload(upload, {
    bytes: largestUpload,
    sentence: `Too large: a picture may have ${largestUpload / 1024 / 1024} MB.`,
  });
  if (!isPictureFile(bytes)) return { problem: notAPicture };
  const { url, sha256, width, height } = await storeImage(db, images, { ...sent, bytes, name }, (file, options) =>
    heavyWork.run(decodePictureJob, { bytes: file, ...options }),
  );
  return { url, sha256, width, height };
}
