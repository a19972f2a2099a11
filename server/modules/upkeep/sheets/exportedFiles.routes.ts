import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { randomBytes } from 'node:crypto';
import { Router, type Request, type Response } from 'express';
import type { Services } from '../../../context/context.ts';
import { addToAudit } from '../../../context/audit.ts';
import { DomainError } from '../../../core/errors.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { downloadUnderWay } from '../../../storage/uploadLeftovers.ts';
import { editors } from '../../../entity/entity.ts';
import { mayDownload } from '../../people/sessions/mayDownload.ts';
import * as profiles from '../../catalogue/importProfiles/profiles.store.ts';
import { profileUser } from '../../people/keys/profileKey.ts';
import { exportProfileJob } from './exportProfile.job.ts';
import { exportedName, typeOf } from './exportedName.ts';

type Needed = Pick<Services, 'db' | 'heavyWork' | 'signedIn' | 'whoAsks'>;

/**
 * Serves `GET /export/PROFILE`, by which a program with a key for a profile, or a person who works with products, fetches them
 * as the profile writes them.
 */
export const exportedFileRoutes = (services: Needed) =>
  Router(oneSpelling).get('/export/:profile', (req, res, next) => {
    send(services, req, res).catch(next);
  });

/** Returns the name of the person or key, null for the profile's own key, and undefined when a refusal was sent. */
async function askedBy(services: Needed, id: string, req: Request, res: Response): Promise<string | null | undefined> {
  if (req.headers.authorization === undefined) return (await mayDownload(services, req, res, editors))?.email;
  const user = await profileUser(services, id, req);
  if (!('error' in user)) return user.by;
  const { status, retryAfter, ...answer } = user;
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
  res.status(status).json(answer);
}

async function send(services: Needed, req: Request<{ profile: string }>, res: Response) {
  const { db, heavyWork } = services;
  const id = req.params.profile.normalize('NFC');
  const by = await askedBy(services, id, req, res);
  if (by === undefined) return;
  const profile = await profiles.find(db, id);
  // An unknown profile is answered like a wrong key, so that nobody learns which ones there are.
  if (profile?.setup.direction !== 'EXPORT')
    return void res.status(401).json({ error: 'This is not a key of an export profile.' });
  res.set('Cache-Control', 'private, no-cache');
  // Any change of the content raises the revision.
  const tag = `"${db.revision()}-${profile.version}"`;
  res.set('ETag', tag);
  if (req.headers['if-none-match'] === tag) return void res.status(304).end();
  const file = downloadUnderWay(randomBytes(16).toString('hex'));
  const left = new AbortController();
  res.once('close', () => left.abort());
  try {
    await heavyWork.run(exportProfileJob, { profile: id, file }, { signal: left.signal, visitor: `export ${id}` });
    const { size } = await stat(file);
    await addToAudit(db, { event: 'EXPORTED', admin: by, about: exportedName(profile) });
    res.type(typeOf(profile.setup)).attachment(exportedName(profile)).set('Content-Length', String(size));
    await pipeline(createReadStream(file), res);
  } catch (error) {
    // A client that has closed the connection needs neither the file nor an error.
    if (res.destroyed) return;
    if (!(error instanceof DomainError) || res.headersSent) throw error;
    res.removeHeader('ETag');
    res.status(error.kind === 'rateLimited' ? 429 : 400).json({ error: error.message });
  } finally {
    await rm(file, { force: true });
  }
}
