import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pdf } from './keptPdfs.ts';

type Sent = {
  /** The name of the saved file, without its extension. */
  name: string;
  /** The page with the same content, which search engines should show. */
  page: string;
};

/** Sends a PDF that the browser shows. Browsers ask for it each time, since prices may have changed. */
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
