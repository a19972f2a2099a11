import { randomBytes } from 'node:crypto';
import { largestVisitorFile } from '../../../../common/offers/visitorLimits.ts';
import { quotaExceeded } from '../../../core/errors.ts';
import { steadyTime } from '../../../db/clock.store.ts';
import type { Db } from '../../../db/database.ts';
import { readUpload, type Upload } from '../../../http/upload.ts';
import { savedName } from '../../../storage/savedName.ts';
import { storageOf, type ImageStore } from '../../../storage/storageOf.ts';
import type { Uploads } from '../../../storage/sweep.ts';
import { bytesUsed } from '../../catalogue/images/images.store.ts';
import { attachmentFormat, formats } from './attachments.formats.ts';
import {
  addAttachment,
  allAttachmentIds,
  bytesOfAttachments,
  countAttachments,
  dropAttachments,
  endedAttachments,
  releaseAttachments,
  type AttachmentRow,
} from './attachments.store.ts';
import { spoken } from '../../../words/words.ts';

const folder = 'attachments';

/** Returns the key of a file in the storage. Ids are ours: nothing that was sent becomes part of a path. */
export const nameOfAttachment = (id: string) => `${folder}/${id}`;

/** A file that no enquiry claims is kept for this many milliseconds. */
const unclaimedFor = 86_400_000;

/** The files that no enquiry has claimed yet have at most this many bytes together. */
export const mostUnclaimedFiles = 1024 * 1024 * 1024;

/** Files of visitors take at most this part of the room for uploads, so that admins can always upload. */
const shareOfQuota = 1 / 4;

const most = {
  bytes: largestVisitorFile,
  get sentence() {
    return spoken().refusals.attachment.tooLarge(largestVisitorFile);
  },
};

/** The share of an address in the room for files that no enquiry has claimed. */
type Room = { take(bytes: number): Promise<void>; giveBack(bytes: number): Promise<void> };

const noChange = { raisesRevision: false };

/**
 * Stores a file for an enquiry that is yet to come, and returns when it is on the disk. Throws the errors of
 * `attachmentFormat`, `PAYLOAD_TOO_LARGE` and `QUOTA_EXCEEDED`, in words for visitors, and `RATE_LIMITED`.
 */
export async function storeAttachment(db: Db, files: ImageStore, upload: Upload, room: Room) {
  const { bytes, name: sent } = await readUpload(upload, most);
  const format = attachmentFormat(bytes);
  const id = randomBytes(18).toString('hex');
  const name = savedName(sent.replace(/^.*[/\\]/s, ''), formats[format].endings);
  const file = { id, name, format, byteSize: bytes.length };
  await room.take(bytes.length);
  try {
    await keep(db, files, file, bytes);
  } catch (error) {
    await room.giveBack(bytes.length);
    throw error;
  }
  return file;
}

type File = Pick<AttachmentRow, 'id' | 'name' | 'format' | 'byteSize'>;

async function keep(db: Db, files: ImageStore, file: File, bytes: Buffer) {
  // The row comes first and counts, so that files sent at the same time cannot exceed the room together.
  await db.write(async (tx) => {
    await refuseFull(tx, files, bytes.length);
    const createdAt = await steadyTime(tx, Date.now());
    await addAttachment(tx, { ...file, createdAt, endsAt: createdAt + unclaimedFor });
  }, noChange);
  try {
    await (await storageOf(files)).put(nameOfAttachment(file.id), bytes);
  } catch (error) {
    await db.write((tx) => dropAttachments(tx, [file.id]), noChange);
    throw error;
  }
}

async function refuseFull(tx: Parameters<typeof bytesUsed>[0], files: ImageStore, added: number) {
  const { all, unclaimed } = await bytesOfAttachments(tx);
  const isFull =
    unclaimed + added > mostUnclaimedFiles ||
    all + added > files.quotaBytes * shareOfQuota ||
    (await bytesUsed(tx)) + added > files.quotaBytes;
  if (isFull) throw quotaExceeded(spoken().refusals.attachment.noRoom);
}

/** Removes files that no enquiry has claimed in a day, and those that `release` has let go; returns how many. */
export async function removeEndedAttachments(db: Db, files: ImageStore, now: number): Promise<number> {
  const ids = await endedAttachments(db, now);
  if (ids.length === 0) return 0;
  const storage = await storageOf(files);
  for (const id of ids) await storage.remove(nameOfAttachment(id));
  // The rows go last: after an interruption the next round finds them again.
  await db.write((tx) => dropAttachments(tx, ids), { ...noChange, erases: true });
  return ids.length;
}

/** Removes the files of enquiries that are neither there nor in the bin, and those that no enquiry has claimed in a day. */
export async function removeLeftAttachments(db: Db, files: ImageStore, now: number): Promise<number> {
  await db.write(releaseAttachments, { ...noChange, erases: true });
  return removeEndedAttachments(db, files, now);
}

/** Lists the files for the sweep, which sets aside only those without a row, as after the restore of an older backup. */
export const sweptAttachments = (db: Db, files: ImageStore): Uploads => ({
  name: 'attachments',
  storage: () => storageOf(files),
  folder,
  count: () => countAttachments(db),
  forgotten: async () => [],
  removeUnused: async () => undefined,
  knownFiles: () => allAttachmentIds(db),
});
