import { request, type IncomingHttpHeaders } from 'node:http';

type Reply = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Without fetch's own headers, and neither decoded nor normalised. */
export const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Reply>((resolve, reject) => {
    const { host, hostname, port } = new URL(url);
    // As it stands: an address is not to be made harmless on its way.
    const path = url.slice(url.indexOf(host) + host.length);
    request({ hostname, port, path, headers, method }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
