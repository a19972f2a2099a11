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
import * as keys from '../../catalogue/importProfiles/keys.store.ts';
import * as profiles from '../../catalogue/importProfiles/profiles.store.ts';
import { exportProfileJob } from './exportProfile.job.ts';
import { exportedName, typeOf } from './exportedName.ts';

type Needed = Pick<Services, 'db' | 'heavyWork' | 'signedIn'>;

/**
 * Serves `GET /export/PROFILE`, by which a program with the key of a profile, or a person who works with products, fetches them
 * as the profile writes them.
 */
export const exportedFileRoutes = (services: Needed) =>
  Router(oneSpelling).get('/export/:profile', (req, res, next) => {
    send(services, req, res).catch(next);
  });

/** Returns the person, an object without one for the right key, and null for a wrong key. A person without the right is answered here. */
async function askedBy({ db, signedIn }: Needed, id: string, req: Request, res: Response) {
  const { authorization } = req.headers;
  if (authorization === undefined) return mayDownload({ signedIn }, req, res, editors);
  const key = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '';
  return (await keys.fits(db, id, key)) ? { email: undefined } : null;
}

async function send(services: Needed, req: Request<{ profile: string }>, res: Response) {
  const { db, heavyWork } = services;
  const id = req.params.profile.normalize('NFC');
  const by = await askedBy(services, id, req, res);
  if (res.headersSent) return;
  const profile = by === null ? undefined : await profiles.find(db, id);
  // An unknown profile is answered like a wrong key, so that nobody learns which ones there are.
  if (profile?.setup.direction !== 'EXPORT')
    return void res.status(401).json({ error: 'This is not the key of an export profile.' });
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
    await addToAudit(db, { event: 'EXPORTED', admin: by?.email ?? null, about: exportedName(profile) });
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
