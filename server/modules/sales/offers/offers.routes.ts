import type { IncomingMessage, ServerResponse } from 'node:http';
import { Router } from 'express';
import type { Services } from '../../../context/context.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { createKeptPdfs } from '../../../pdf/keptPdfs.ts';
import { mayDownload } from '../../people/sessions/mayDownload.ts';
import { findByLink } from '../enquiries/statusLink.ts';
import { offerSheetJob } from './offerSheet.job.ts';
import { pdfName } from './offerPaths.ts';
import * as offers from './offers.store.ts';

/**
 * Serves /teklif/NUMBER/TOKEN/teklif-1.pdf, an offer that was sent, to anyone who has the link of the enquiry, and
 * /admin/offers/ID.pdf, any offer, to admins who make offers.
 */
export function offerRoutes(services: Pick<Services, 'db' | 'limits' | 'heavyWork' | 'signedIn'>) {
  const { db, limits, heavyWork } = services;
  const kept = createKeptPdfs(services);

  /** Resolves to false when there is no such offer, also when it was deleted meanwhile. */
  async function send(offer: offers.OfferRecord | null | undefined, req: Asking, res: ServerResponse) {
    if (!offer) return false;
    const pdf = await kept.get(offer.id, req.ip ?? '', () => heavyWork.run(offerSheetJob, { id: offer.id }));
    if (!pdf) return false;
    res.writeHead(200, {
      'Content-Type': 'application/pdf',
      'Content-Length': pdf.bytes.length,
      'Content-Disposition': `inline; filename="${pdfName(offer)}"`,
      // It is for one buyer: no cache on the way and no search engine keeps it.
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
    });
    res.end(req.method === 'HEAD' ? undefined : pdf.bytes);
    return true;
  }

  return Router(oneSpelling)
    .get('/teklif/:number/:token/teklif-:revision.pdf', async (req, res, next) => {
      const { number, token, revision } = req.params;
      const enquiry = await limits.followLink(req.ip ?? '', () => findByLink(db, number, token));
      const all = enquiry ? await offers.offersOf(db, [enquiry.seq]) : [];
      const sent = all.find((one) => String(one.revision) === revision && one.sentAt !== null);
      if (!(await send(sent, req, res))) next();
    })
    .get('/admin/offers/:id.pdf', async (req, res, next) => {
      if (!(await mayDownload(services, req, res, ['OWNER', 'SALES']))) return;
      if (!(await send(await offers.find(db, req.params.id), req, res))) next();
    });
}

type Asking = IncomingMessage & { ip?: string | undefined };
