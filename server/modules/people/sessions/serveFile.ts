import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { addToAudit } from '../../../context/audit.ts';
import type { Services } from '../../../context/context.ts';
import { DomainError, statusOf } from '../../../core/errors.ts';
import type { Job } from '../../../jobs/job.ts';
import type { Subject } from '../../../rights/may.ts';
import type { FilePlace } from '../../../spreadsheet/fileJob.ts';
import { downloadUnderWay } from '../../../storage/uploadLeftovers.ts';
import { mayDownload } from './mayDownload.ts';

const types = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  po: 'text/x-gettext-translation; charset=utf-8',
  xlf: 'application/xliff+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Served<Input> = {
  subject: Subject;
  /** The name, or how it is made of what is asked for. */
  name: string | ((input: Input) => string);
  type: keyof typeof types;
  job: Job<Input & FilePlace, void>;
  /** Reads what is asked for. Throws `BAD_USER_INPUT`. */
  read: (query: URLSearchParams) => Input;
  /** A file without data of anyone is neither recorded nor named after the day. */
  isRecorded: boolean;
};

const newFile = () => downloadUnderWay(randomBytes(16).toString('hex'));

/**
 * Serves a file to people who may have it. A worker makes it, each person has one at work, and it ends when the client leaves; this
 * process only sends the file, piece by piece.
 */
export const serveFile =
  <Input>({ db, heavyWork, signedIn }: Pick<Services, 'db' | 'heavyWork' | 'signedIn'>, served: Served<Input>) =>
  async (req: IncomingMessage, res: ServerResponse) => {
    const { subject, name, type, job, read, isRecorded } = served;
    const admin = await mayDownload({ signedIn }, req, res, subject);
    if (!admin) return;
    const place: FilePlace = { file: newFile(), scratch: newFile(), office: admin.language };
    const left = new AbortController();
    res.once('close', () => left.abort());
    try {
      const input = read(new URL(req.url ?? '/', 'http://localhost').searchParams);
      const own = typeof name === 'string' ? name : name(input);
      const fileName = `${isRecorded ? `${own}-${new Date().toISOString().slice(0, 10)}` : own}.${type}`;
      if (isRecorded) await addToAudit(db, { event: 'EXPORTED', admin: admin.email, about: fileName });
      await heavyWork.run(job, { ...input, ...place }, { signal: left.signal, visitor: admin.email });
      const { size } = await stat(place.file);
      res.setHeader('Content-Type', types[type]);
      res.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
      res.setHeader('Content-Length', size);
      await pipeline(createReadStream(place.file), res);
    } catch (error) {
      // A client that has closed the connection needs neither the file nor an error.
      if (!res.destroyed) refuse(res, error);
    } finally {
      await Promise.all([place.file, place.scratch].map((file) => rm(file, { force: true })));
    }
  };

/** A refusal is a sentence for the admin. Throws every other error. */
function refuse(res: ServerResponse, error: unknown) {
  if (!(error instanceof DomainError) || res.headersSent) throw error;
  const { retryAfter } = error.details;
  if (retryAfter) res.setHeader('Retry-After', retryAfter);
  res.writeHead(statusOf(error) ?? 400, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.message);
}
