import { Router, type Request, type Response } from 'express';
import { largestUpload } from '../../../../common/limits.ts';
import type { Services } from '../../../context/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import * as keys from '../../catalogue/importProfiles/keys.store.ts';
import * as profiles from '../../catalogue/importProfiles/profiles.store.ts';
import { hashOf, packed } from './keptReport.ts';
import * as runs from './runs.store.ts';

/** Serves `PUT /import/PROFILE`, by which a program with the key of a profile sends a file to it. */
export const sentFileRoutes = ({ db }: Pick<Services, 'db'>) =>
  Router(oneSpelling).put('/import/:profile', (req, res, next) => {
    take(db, req, res).catch(next);
  });

async function take(db: Services['db'], req: Request<{ profile: string }>, res: Response) {
  const id = req.params.profile.normalize('NFC');
  const key = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1] ?? '';
  // An unknown profile is answered like a wrong key, so that nobody learns which ones there are.
  const profile = (await keys.fits(db, id, key)) ? await profiles.find(db, id) : undefined;
  if (profile?.setup.direction !== 'IMPORT') return refuse(res, 401, 'This is not the key of the profile.');
  const bytes = await bodyOf(req);
  if (!bytes) return refuse(res, 413, `The file is larger than ${largestUpload / 1024 / 1024} MB.`);
  if (bytes.length === 0) return refuse(res, 400, 'The file is empty.');
  const fileHash = hashOf(bytes);
  if ((await runs.lastGood(db, id))?.fileHash === fileHash) return void res.json({ state: 'UNCHANGED' });
  const fileName = nameIn(req.query.name) ?? `${id}.csv`;
  try {
    const run = await runs.enqueue(
      db,
      { profileId: id, admin: 'its key', fileName, fileHash },
      packed(bytes),
      Date.now(),
    );
    const address = `/admin/imports/runs/${run}`;
    res.status(202).location(address).json({ state: 'WAITING', run, address });
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'conflict') return refuse(res, 409, error.message);
    throw error;
  }
}

function refuse(res: Response, status: number, error: string) {
  // What is left of the body is not read.
  res.status(status).set('Connection', 'close').json({ error });
}

const nameIn = (text: unknown) => (typeof text === 'string' && /^[^\p{C}/\\]{1,200}$/u.test(text) ? text : undefined);

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
