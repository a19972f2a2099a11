import { Router, type Request, type Response } from 'express';
import { largestUpload } from '../../../../common/limits.ts';
import type { Services } from '../../../context/context.ts';
import { codes } from '../../../core/errorCodes.ts';
import { DomainError } from '../../../core/errors.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import * as profiles from '../../catalogue/importProfiles/profiles.store.ts';
import { profileUser, type ProfileRefusal } from '../../people/keys/profileKey.ts';
import { hashOf, packed } from './keptReport.ts';
import * as runs from './runs.store.ts';

type Needed = Pick<Services, 'db' | 'whoAsks'>;

/** Serves `PUT /import/PROFILE`, by which a program with a key for a profile sends a file to it. */
export const sentFileRoutes = (services: Needed) =>
  Router(oneSpelling).put('/import/:profile', (req, res, next) => {
    take(services, req, res).catch(next);
  });

async function take(services: Needed, req: Request<{ profile: string }>, res: Response) {
  const id = req.params.profile.normalize('NFC');
  const { db } = services;
  const user = await profileUser(services, id, req);
  if ('error' in user) return refuse(res, user);
  const profile = await profiles.find(db, id);
  // An unknown profile is answered like a wrong key, so that nobody learns which ones there are.
  if (profile?.setup.direction !== 'IMPORT')
    return refuse(res, { status: 401, error: 'This is not a key of the profile.', code: codes.keyInvalid });
  const bytes = await bodyOf(req);
  if (!bytes) return refuse(res, { status: 413, error: `The file is larger than ${largestUpload / 1024 / 1024} MB.` });
  if (bytes.length === 0) return refuse(res, { status: 400, error: 'The file is empty.' });
  const fileHash = hashOf(bytes);
  if ((await runs.lastGood(db, id))?.fileHash === fileHash) return void res.json({ state: 'UNCHANGED' });
  const fileName = nameIn(req.query.name) ?? `${id}.csv`;
  try {
    const run = await runs.enqueue(
      db,
      { profileId: id, admin: user.by ?? 'its key', fileName, fileHash },
      packed(bytes),
      Date.now(),
    );
    const address = `/admin/imports/runs/${run}`;
    res.status(202).location(address).json({ state: 'WAITING', run, address });
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'conflict')
      return refuse(res, { status: 409, error: error.message });
    throw error;
  }
}

function refuse(res: Response, { status, retryAfter, ...answer }: ProfileRefusal) {
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
  // What is left of the body is not read.
  res.status(status).set('Connection', 'close').json(answer);
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
