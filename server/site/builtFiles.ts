import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { plainOf } from '../http/compress.ts';
import { encodingFor, type Encoding } from '../http/encoding.ts';

type File = { bodies: Map<Encoding, Buffer>; etag: string; headers: Record<string, string> };

const suffixes: Partial<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };
/** Milliseconds after a start, when the first pages have been sent. */
const soon = 1000;

/**
 * Serves the files of a build from memory: some 12 MB. No download then holds a file open, however it ends. Each is read
 * when it is first requested, the rest soon after the start, before a newer build can remove it. Ranges are not offered,
 * since no file is long.
 */
export function builtFiles(folder: string, log: Logger): RequestHandler {
  const files = once(() => filesIn(folder));
  setTimeout(() => void readRest(files, log), soon).unref();
  return async (req, res, next) => {
    // Every file has an extension, and no page has one.
    const read = extname(req.path) ? files().get(req.path) : undefined;
    if (!read || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const { bodies, etag, headers } = read();
    const encoding = encodingFor(req);
    const compressed = encoding === 'identity' ? undefined : bodies.get(encoding);
    if (compressed) res.set('Content-Encoding', encoding);
    res
      .type(extname(req.path))
      .set({ ...headers, ETag: etag })
      .send(compressed ?? (await plainOf(bodies)));
  };
}

/** The files by the path of their address, without names that begin with a dot, such as the build's manifest. */
function filesIn(folder: string) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/(^|\/)\./.test(name));
  const all = new Set(names);
  const whole = names.filter((name) => !suffixes[extname(name)]);
  return new Map(whole.map((name) => [encodeURI(`/${name}`), once(() => readFile(folder, name, all))]));
}

/** A file that is there compressed is read so alone: nearly every browser takes it. */
function readFile(folder: string, name: string, all: Set<string>): File {
  const compressed = Object.entries(suffixes).filter(([suffix]) => all.has(name + suffix));
  const read = (suffix: string) => readFileSync(join(folder, name + suffix));
  const bodies = new Map<Encoding, Buffer>(
    compressed.flatMap(([suffix, encoding]) => (encoding ? [[encoding, read(suffix)]] : [])),
  );
  if (bodies.size === 0) bodies.set('identity', read(''));
  const headers = headersOf(name);
  const [body = Buffer.alloc(0)] = bodies.values();
  return {
    bodies,
    etag: etagOf(body),
    headers: bodies.has('identity') ? headers : { ...headers, Vary: 'Accept-Encoding' },
  };
}

/** One at a time, so that no request waits for all of them. */
async function readRest(files: () => Map<string, () => File>, log: Logger) {
  try {
    for (const read of files().values()) {
      read();
      await setImmediate();
    }
  } catch (error) {
    log.error({ err: error }, 'A built file is missing: was there a new build?');
  }
}

function once<T>(make: () => T) {
  let made: T | undefined;
  return () => (made ??= make());
}

const etagOf = (body: Buffer) => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

function headersOf(name: string): Record<string, string> {
  // The names of these files change with their content.
  const forever = /^(playground\/)?assets\//.test(name);
  return {
    'Cache-Control': forever ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    // Browsers know this name of the type, and not the one in the table of MIME types.
    ...(name === 'favicon.ico' && { 'Content-Type': 'image/x-icon' }),
  };
}
