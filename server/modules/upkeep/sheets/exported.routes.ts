import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Router, type Request, type Response } from 'express';
import { addToAudit } from '../../../context/audit.ts';
import type { Services } from '../../../context/context.ts';
import { codes } from '../../../core/errorCodes.ts';
import { DomainError, statusOf } from '../../../core/errors.ts';
import { sellers } from '../../../entity/entity.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { drafts, may, refusalOf, work, type Subject } from '../../../rights/may.ts';
import { downloadUnderWay } from '../../../storage/uploadLeftovers.ts';
import { find, type ImportProfileRow } from '../../catalogue/importProfiles/profiles.store.ts';
import { productEntity } from '../../catalogue/products/products.entity.ts';
import { profileUser, type ProfileUser } from '../../people/keys/profileKey.ts';
import { mayDownload } from '../../people/sessions/mayDownload.ts';
import type { Reader } from '../../../spreadsheet/csv.ts';
import { customerFileJob } from '../customerFiles/customerFiles.jobs.ts';
import { isUnknownPosition, ordersAfter } from '../orderFiles/orderChanges.ts';
import { orderFileJob } from '../orderFiles/orderFiles.jobs.ts';
import { exportProfileJob, exportedName, typeOf } from './sheets.jobs.ts';

type ExportServices = Pick<Services, 'db' | 'heavyWork' | 'signedIn' | 'whoAsks'>;

/**
 * Serves `GET /export/PROFILE`, by which a program with a key for a profile, or a person who works with products, fetches them
 * as the profile writes them.
 */
export const exportedFileRoutes = (services: ExportServices) =>
  Router(oneSpelling).get('/export/:profile', (req, res, next) => {
    send(services, req, res).catch(next);
  });

/** Returns who asks; undefined when a refusal was sent. */
async function askedBy(
  services: ExportServices,
  id: string,
  req: Request,
  res: Response,
): Promise<ProfileUser | undefined> {
  if (req.headers.authorization === undefined) {
    const admin = await mayDownload(services, req, res, work(productEntity));
    return admin ? { by: admin.email, caller: { admin } } : undefined;
  }
  const user = await profileUser(services, id, req);
  if (!('error' in user)) return user;
  const { status, retryAfter, ...answer } = user;
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
  res.status(status).json(answer);
}

async function send(services: ExportServices, req: Request<{ profile: string }>, res: Response) {
  const { db } = services;
  const id = req.params.profile.normalize('NFC');
  const user = await askedBy(services, id, req, res);
  if (!user) return;
  const profile = await find(db, id);
  // An unknown profile is answered like a wrong key, so that nobody learns which ones there are.
  if (profile?.setup.direction !== 'EXPORT')
    return void res.status(401).json({ error: 'This is not a key of an export profile.' });
  return senders[profile.setup.exported.of](services, { profile, user, req, res });
}

const senders: Record<ImportProfileRow['setup']['exported']['of'], typeof sendOrders> = {
  PRODUCTS: sendProducts,
  ORDERS: sendOrders,
  CUSTOMERS: sendCustomers,
};

/** Only a person comes without a key. */
const readerOf = (req: Request): Reader => (req.headers.authorization === undefined ? 'person' : 'program');

type Sending = { profile: ImportProfileRow; user: ProfileUser; req: Request; res: Response };

async function sendProducts({ db, heavyWork }: ExportServices, { profile, user, req, res }: Sending) {
  const { id } = profile;
  res.set('Cache-Control', 'private, no-cache');
  // The profile's own key opens what the profile says; a key of a person needs a scope for drafts as well.
  const seesDrafts = profile.setup.exported.drafts && (user.caller === null || may(user.caller, drafts));
  // Any change of the content raises the revision.
  const reader = readerOf(req);
  const tag = `"${db.revision()}-${profile.version}${seesDrafts ? '-drafts' : ''}${reader === 'person' ? '-person' : ''}"`;
  res.set('ETag', tag);
  if (req.headers['if-none-match'] === tag) return void res.status(304).end();
  await sendFile({ db }, { profile, user, res }, (file, signal) =>
    heavyWork.run(exportProfileJob, { profile: id, file, seesDrafts, reader }, { signal, visitor: `export ${id}` }),
  );
}

/** Orders and customers name persons: a key of the profile alone, which has no scopes, opens none, since others may change the profile. */
const ofSellers: Subject = { roles: sellers, scopes: ['READ_ENQUIRIES'] };

/** Sends a refusal to who may not read what sales keeps, and returns whether it did. */
function refuseOthers({ user, res }: Pick<Sending, 'user' | 'res'>): boolean {
  const refusal = refusalOf(user.caller ?? { admin: null, usedKey: { scopes: [] } }, ofSellers);
  if (refusal) res.status(statusOf(refusal) ?? 403).json({ error: refusal.message, code: codes[refusal.kind] });
  return refusal !== undefined;
}

/** Sends all customers. */
async function sendCustomers({ db, heavyWork }: ExportServices, { profile, user, req, res }: Sending) {
  const { id } = profile;
  if (refuseOthers({ user, res })) return;
  res.set('Cache-Control', 'private, no-store');
  await sendFile({ db }, { profile, user, res }, (file, signal) =>
    heavyWork.run(customerFileJob, { profile: id, file, reader: readerOf(req) }, { signal, visitor: `export ${id}` }),
  );
}

/** Sends the orders after the position of the last file, or all; `X-Position` is that of the next one. */
async function sendOrders({ db, heavyWork }: ExportServices, { profile, user, req, res }: Sending) {
  const { id, setup } = profile;
  if (refuseOthers({ user, res })) return;
  const from = typeof req.query.after === 'string' ? req.query.after : null;
  res.set('Cache-Control', 'private, no-store');
  try {
    const { end } = await ordersAfter(db, from, setup.exported.orders);
    res.set('X-Position', end);
    await sendFile({ db }, { profile, user, res }, (file, signal) =>
      heavyWork.run(
        orderFileJob,
        { profile: id, file, from, end, reader: readerOf(req) },
        { signal, visitor: `export ${id}` },
      ),
    );
  } catch (error) {
    if (!isUnknownPosition(error)) throw error;
    const text =
      'The history does not know this position any more: fetch the file without `after`, and go on from its own.';
    res.status(400).json({ error: text, code: codes.badInput, field: 'after' });
  }
}

type Answering = Omit<Sending, 'req'>;

async function sendFile(
  { db }: Pick<Services, 'db'>,
  { profile, user, res }: Answering,
  make: (file: string, signal: AbortSignal) => Promise<unknown>,
) {
  const file = downloadUnderWay(randomBytes(16).toString('hex'));
  const left = new AbortController();
  res.once('close', () => left.abort());
  try {
    await make(file, left.signal);
    const { size } = await stat(file);
    await addToAudit(db, { event: 'EXPORTED', admin: user.by, about: exportedName(profile) });
    // The name would say a type of its own, without the letters of the file.
    res.attachment(exportedName(profile)).type(typeOf(profile.setup)).set('Content-Length', String(size));
    await pipeline(createReadStream(file), res);
  } catch (error) {
    // A client that has closed the connection needs neither the file nor an error.
    if (res.destroyed) return;
    if (!(error instanceof DomainError) || res.headersSent) throw error;
    res.removeHeader('ETag');
    res.removeHeader('X-Position');
    res.status(error.kind === 'rateLimited' ? 429 : 400).json({ error: error.message });
  } finally {
    await rm(file, { force: true });
  }
}
