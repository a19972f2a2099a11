import type { IncomingMessage, ServerResponse } from 'node:http';

type Paper = { bytes: Buffer; name: string };

/** Sends a PDF that is for one buyer: no cache on the way and no search engine keeps it. */
export function sendPaper(req: IncomingMessage, res: ServerResponse, { bytes, name }: Paper) {
  res.writeHead(200, {
    'Content-Type': 'application/pdf',
    'Content-Length': bytes.length,
    'Content-Disposition': `inline; filename="${name}"`,
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'no-referrer',
  });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}
