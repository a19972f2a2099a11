import { rm } from 'node:fs/promises';
import { largestDocument } from '../../../../common/limits.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { badInput, DomainError, tooLarge, type Problem } from '../../../core/errors.ts';
import { type ImageStore, storageOf } from '../../../storage/storageOf.ts';
import { isEmbeddedFile } from '../../../fields/document.ts';
import { fileName, nameOf, receive, type Received } from '../../catalogue/documents/documents.files.ts';
import { formats } from '../../catalogue/documents/documents.formats.ts';
import {
  refuseGoneDocument,
  removeUnusedDocumentFile,
  storeDocumentFile,
} from '../../catalogue/documents/documents.intake.ts';
import {
  addDocumentFile,
  addTrialDocumentFiles,
  findDocument,
  findDocumentFile,
} from '../../catalogue/references/documents.store.ts';
import type { FileRow } from '../../catalogue/references/documents.store.ts';

// A content document has the files of documents either as addresses or embedded as `data:` addresses.

type Options = { dryRun: boolean; keepBytes: boolean; uploader: string };

/** An example is 'data:application/pdf;name=6204.pdf;base64,…'. */
const form = /^data:[\w.+-]+\/[\w.+-]+(?:;name=([^;,]*))?;base64,/;

/** Returns a file as a `data:` address; the address of a missing file stays as it is. */
export async function embeddedFile(files: ImageStore, { url, name, format }: FileRow): Promise<string> {
  const bytes = await (await storageOf(files)).read(nameOf(url));
  if (!bytes) return url;
  return `data:${formats[format].contentType};name=${encodeURIComponent(name)};base64,${bytes.toString('base64')}`;
}

async function* piecesOf(bytes: Buffer) {
  const piece = 65_536;
  for (let at = 0; at < bytes.length; at += piece) yield await Promise.resolve(bytes.subarray(at, at + piece));
}

function sentFile(file: string, field: string) {
  const [start, name = ''] = form.exec(file) ?? [];
  if (start === undefined)
    throw badInput(field, 'The file is neither an address of this site nor a data: address in base64.');
  const bytes = Buffer.from(file.slice(start.length), 'base64');
  if (bytes.length > largestDocument) throw tooLarge(field, 'File size must be less than 50MB.');
  return { bytes, name: decodeURIComponent(name) || 'belge' };
}

/**
 * `take` stores the embedded file of a document and returns its address; it returns undefined when the file is missing
 * and the document is left out, since a person with access to the machine may copy the file later. `undo` removes what
 * was stored; `writeTrial` writes the rows that a trial needs instead.
 */
export function takeFiles(db: Db, files: ImageStore | undefined, options: Options) {
  const problems: Problem[] = [];
  const notes: string[] = [];
  const stored: string[] = [];
  const trial: FileRow[] = [];

  async function trialAddress({ path, ...facts }: Received, name: string) {
    await rm(path);
    const url = `trial:${trial.length}`;
    trial.push({ url, name, ...facts, uploader: options.uploader, createdAt: 0 });
    return url;
  }

  async function addressOf(file: string, id: string, field: string): Promise<string> {
    if (!files) throw badInput(field, 'Embedded files are not taken here.');
    const { bytes, name } = sentFile(file, field);
    const shown = (await findDocument(db, id))?.stored;
    const received = await receive(files, piecesOf(bytes));
    if (shown?.sha256 === received.sha256) return (await rm(received.path), shown.url);
    if (options.dryRun) return trialAddress(received, name);
    await rm(received.path);
    const { url } = await storeDocumentFile(db, files, { chunks: piecesOf(bytes), name, uploader: options.uploader });
    stored.push(url);
    return url;
  }

  /** Returns whether the file exists. A file that was copied into the folder of uploads gets its row here. */
  async function isHere(url: string) {
    if (await findDocumentFile(db, url)) return true;
    if (!files || !options.keepBytes || !fileName(url)) return false;
    const stream = await (await storageOf(files)).stream(nameOf(url));
    if (!stream) return false;
    const received = await receive(files, stream);
    const name = fileName(url)?.replace(/^\d+-/, '') ?? '';
    const { path: copy, ...facts } = received;
    await rm(copy);
    const row = { url, name, ...facts, uploader: options.uploader, createdAt: Date.now() };
    if (options.dryRun) trial.push(row);
    else await addDocumentFile(db, row);
    return true;
  }

  async function take({ id, title, file }: { id: string; title: string; file: string }, field: string) {
    try {
      if (isEmbeddedFile(file)) return await addressOf(file, id, field);
      if (await isHere(file)) return file;
      if (!options.keepBytes) await refuseGoneDocument(db, file);
      notes.push(`${title}: its file ${file} is not here, so the document is left out. Export with --pictures.`);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      problems.push({ field, message: error.message });
    }
    return undefined;
  }

  const undo = async () => {
    if (files) for (const url of stored) await removeUnusedDocumentFile(db, files, url);
  };
  return { take, problems, notes, undo, writeTrial: (tx: Tx) => addTrialDocumentFiles(tx, trial) };
}
