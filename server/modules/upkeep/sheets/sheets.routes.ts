import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';
import { Router, type Request, type Response } from 'express';
import type { Services } from '../../../context/context.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { readAddress } from '../../catalogue/products/products.choice.ts';
import { serveFile } from '../../people/sessions/serveFile.ts';
import { exportSheetJob, templateSheetJob } from './sheets.jobs.ts';
import type { Exported, Type } from './export.ts';
import { largestUpload } from '../../../../common/limits.ts';
import { codes } from '../../../core/errorCodes.ts';
import { DomainError } from '../../../core/errors.ts';
import { find } from '../../catalogue/importProfiles/profiles.store.ts';
import { profileUser, type ProfileRefusal } from '../../people/keys/profileKey.ts';
import { enqueueRun, findRun, lastGoodRun, fileHashOf, packed } from './runs.store.ts';
import { work } from '../../../rights/may.ts';
import { productEntity } from '../../catalogue/products/products.entity.ts';

/**
 * Serves /admin/products.csv and .xlsx, products as a file, and /admin/products-template.csv and .xlsx, one to fill in, to
 * owners and editors.
 */
export function sheetRoutes(services: Pick<Services, 'db' | 'heavyWork' | 'signedIn'>) {
  const products = (type: Type) =>
    serveFile(services, {
      subject: work(productEntity),
      name: 'products',
      type,
      job: exportSheetJob,
      read: (query) => ({ type, ...readQuery(query) }),
      isRecorded: true,
    });
  const template = (type: Type) =>
    serveFile(services, {
      subject: work(productEntity),
      name: 'products-template',
      type,
      job: templateSheetJob,
      read: () => ({ type }),
      isRecorded: false,
    });
  return Router(oneSpelling)
    .get('/admin/products.csv', products('csv'))
    .get('/admin/products.xlsx', products('xlsx'))
    .get('/admin/products-template.csv', template('csv'))
    .get('/admin/products-template.xlsx', template('xlsx'));
}

/** Reads which products and columns to export. Throws `BAD_USER_INPUT`. */
const readQuery = (query: URLSearchParams): Exported => ({
  ...readAddress(query, ['columns']),
  columns: query.get('columns')?.split(',').filter(Boolean),
});

type SentServices = Pick<Services, 'db' | 'whoAsks'>;

/** Serves `PUT /import/PROFILE`, by which a program with a key for a profile sends a file to it. */
export const sentFileRoutes = (services: SentServices) =>
  Router(oneSpelling)
    .put('/import/:profile', (req, res, next) => {
      take(services, req, res).catch(next);
    })
    .get('/import/:profile/runs/:run', (req, res, next) => {
      answerRun(services, req, res).catch(next);
    })
    .post('/import/:profile', (_, res) => {
      res.set('Allow', 'PUT');
      refuse(res, { status: 405, error: 'Send the file with PUT: its bytes are the body, as curl -T sends them.' });
    });

async function take(services: SentServices, req: Request<{ profile: string }>, res: Response) {
  const id = req.params.profile.normalize('NFC');
  const { db } = services;
  const user = await profileUser(services, id, req);
  if ('error' in user) return refuse(res, user);
  const profile = await find(db, id);
  // An unknown profile is answered like a wrong key, so that nobody learns which ones there are.
  if (profile?.setup.direction !== 'IMPORT')
    return refuse(res, { status: 401, error: 'This is not a key of the profile.', code: codes.keyInvalid });
  const odd = oddBody(req);
  if (odd) return refuse(res, { status: 415, error: odd });
  const sent = await bodyOf(req);
  if (!sent) return refuse(res, tooLarge);
  const bytes = await unpackedBy(codingOf(req), sent);
  if (typeof bytes !== 'object') return refuse(res, bytes === 'large' ? tooLarge : damaged);
  if (bytes.length === 0) return refuse(res, { status: 400, error: 'The file is empty.' });
  const fileHash = fileHashOf(bytes);
  if ((await lastGoodRun(db, id))?.fileHash === fileHash) return void res.json({ state: 'UNCHANGED' });
  const fileName = nameIn(req.query.name) ?? `${id}.csv`;
  try {
    const run = await enqueueRun(
      db,
      { profileId: id, admin: user.by ?? 'its key', fileName, fileHash },
      packed(bytes),
      Date.now(),
    );
    const address = `/import/${encodeURIComponent(id)}/runs/${run}`;
    res
      .status(202)
      .location(address)
      .json({ state: 'WAITING', run, address, page: `/admin/imports/runs/${run}` });
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'conflict')
      return refuse(res, { status: 409, error: error.message });
    throw error;
  }
}

/** Says what has become of a file, to the key that sends files to its profile. */
async function answerRun(services: SentServices, req: Request<{ profile: string; run: string }>, res: Response) {
  const id = req.params.profile.normalize('NFC');
  const user = await profileUser(services, id, req);
  if ('error' in user) return refuse(res, user);
  const found = await findRun(services.db, req.params.run);
  if (found?.profileId !== id) return void res.status(404).json({ error: 'The profile has no such run.' });
  const { state, rows, added, changed, unchanged, missing, wrong, reasons, importId } = found;
  res
    .set('Cache-Control', 'no-store')
    .json({ state, run: found.id, rows, added, changed, unchanged, missing, wrong, reasons, importId });
}

function refuse(res: Response, { status, retryAfter, ...answer }: ProfileRefusal) {
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
  // The rest of the body is not read.
  res.status(status).set('Connection', 'close').json(answer);
}

const nameIn = (text: unknown) => (typeof text === 'string' && /^[^\p{C}/\\]{1,200}$/u.test(text) ? text : undefined);

const tooLarge: ProfileRefusal = { status: 413, error: `The file is larger than ${largestUpload / 1024 / 1024} MB.` };
const damaged: ProfileRefusal = { status: 400, error: 'The body is not packed as its Content-Encoding says.' };

const [framed, bare] = [promisify(inflate), promisify(inflateRaw)];
/** Some programs leave out the frame of zlib, whose first two bytes are a number that 31 divides. */
const isFramed = (bytes: Uint8Array) =>
  ((bytes[0] ?? 0) & 15) === 8 && (256 * (bytes[0] ?? 0) + (bytes[1] ?? 0)) % 31 === 0;

const unpacking = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: (bytes: Buffer, options: { maxOutputLength: number }) => (isFramed(bytes) ? framed : bare)(bytes, options),
  br: promisify(brotliDecompress),
};
const isKnown = (coding: string): coding is keyof typeof unpacking => Object.hasOwn(unpacking, coding);
const codingOf = (req: Request<{ profile: string }>) => {
  const coding = (req.get('Content-Encoding') ?? 'identity').trim().toLowerCase();
  return coding === '' ? 'identity' : coding;
};

/** Says what is wrong with the form of a body, before it is read. */
function oddBody(req: Request<{ profile: string }>) {
  if (/^\s*multipart\//i.test(req.get('Content-Type') ?? ''))
    return 'This is a form. Send the file alone: its bytes are the body, as curl -T sends them, not curl -F.';
  const coding = codingOf(req);
  return coding === 'identity' || isKnown(coding)
    ? null
    : 'This Content-Encoding is unknown. Send the file as it is, or packed with gzip, deflate or br.';
}

/** Unpacks a body to at most the size of a file. */
async function unpackedBy(coding: string, bytes: Buffer): Promise<Buffer | 'large' | 'damaged'> {
  if (!isKnown(coding)) return bytes;
  try {
    return await unpacking[coding](bytes, { maxOutputLength: largestUpload });
  } catch (error) {
    if (error instanceof RangeError) return 'large';
    if (error instanceof Error && 'code' in error) return 'damaged';
    throw error;
  }
}

/** Returns undefined for a body that is too large. It is read to its end, since its sender reads no answer before. */
async function bodyOf(req: Request<{ profile: string }>): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= largestUpload) parts.push(part);
  }
  return length <= largestUpload ? Buffer.concat(parts) : undefined;
}
