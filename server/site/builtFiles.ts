import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { RequestHandler } from 'express';
import { encodingFor, type Encoding } from './encoding.ts';

type File = { bodies: Map<Encoding, Buffer>; etag?: string; headers: Record<string, string> };

const suffixes: Partial<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

/**
 * The files of a build, all read into memory at the start: some 14 MB. No download then holds a file open, however it
 * ends. Ranges are not offered, since no file is long.
 */
export function builtFiles(folder: string): RequestHandler {
  const files = readFiles(folder);
  return (req, res, next) => {
    const file = files.get(req.path);
    if (!file || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const encoding = encodingFor(req);
    const whole = file.bodies.get('identity') ?? Buffer.alloc(0);
    const compressed = encoding === 'identity' ? undefined : file.bodies.get(encoding);
    if (compressed) res.set('Content-Encoding', encoding);
    // Made when it is first needed: at the start that would be 14 MB to read through.
    file.etag ??= etagOf(whole);
    res
      .type(extname(req.path))
      .set({ ...file.headers, ETag: file.etag })
      .send(compressed ?? whole);
  };
}

/** By the path in their address. Files and folders that begin with a dot, such as the build's manifest, are not for visitors. */
function readFiles(folder: string) {
  const files = new Map<string, File>();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/(^|\/)\./.test(name));
  for (const name of names.filter((name) => !suffixes[extname(name)])) {
    const body = readFileSync(join(folder, name));
    files.set(encodeURI(`/${name}`), {
      bodies: new Map([['identity', body]]),
      headers: headersOf(name),
    });
  }
  for (const name of names) {
    const encoding = suffixes[extname(name)];
    const file = encoding && files.get(encodeURI(`/${name.slice(0, -extname(name).length)}`));
    if (!file) continue;
    file.bodies.set(encoding, readFileSync(join(folder, name)));
    file.headers.Vary = 'Accept-Encoding';
  }
  return files;
}

const etagOf = (body: Buffer) => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

function headersOf(name: string): Record<string, string> {
  // The names of these files change with their content.
  const forever = /^(playground\/)?assets\//.test(name);
  return {
    'Cache-Control': forever ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    // Browsers know this name of it, and not the one in the table of MIME types.
    ...(name === 'favicon.ico' && { 'Content-Type': 'image/x-icon' }),
  };
}
