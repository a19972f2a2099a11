import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pdf } from './keptPdfs.ts';

type Sent = {
  /** What it is called when it is saved. */
  name: string;
  /** The page that says the same: search engines show that. */
  page: string;
};

/** Shown by the browser itself; asked after each time, since the next one may have another price. */
export function sendPdf(req: IncomingMessage, res: ServerResponse, { bytes, etag }: Pdf, { name, page }: Sent) {
  res.setHeader('Cache-Control', 'no-cache');
  res.setHeader('ETag', etag);
  res.setHeader('Link', `<${page}>; rel="canonical"`);
  if (req.headers['if-none-match'] === etag) return void res.writeHead(304).end();
  res.writeHead(200, {
    'Content-Type': 'application/pdf',
    'Content-Length': bytes.length,
    'Content-Disposition': `inline; filename="${name}.pdf"`,
  });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}
