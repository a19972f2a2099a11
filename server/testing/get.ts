import { request, type IncomingHttpHeaders } from 'node:http';

type Reply = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request without fetch's own headers; the response is neither decoded nor normalised. */
export const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Reply>((resolve, reject) => {
    const { host, hostname, port } = new URL(url);
    // The path is sent as it is written: URL would normalise it.
    const path = url.slice(url.indexOf(host) + host.length);
    request({ hostname, port, path, headers, method }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
