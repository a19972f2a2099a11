import { Router } from 'express';
import type { Services } from '../../../context/context.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { createKeptPdfs } from '../../../pdf/keptPdfs.ts';
import { findByLink } from '../enquiries/statusLink.ts';
import { offerSheetJob } from './offerSheet.job.ts';
import { pdfName } from './offerPaths.ts';
import * as offers from './offers.store.ts';

/** Serves /teklif/NUMBER/TOKEN/teklif-1.pdf, an offer as PDF, to anyone who has the link of the enquiry. */
export function offerRoutes(services: Pick<Services, 'db' | 'limits' | 'heavyWork'>) {
  const { db, limits, heavyWork } = services;
  const kept = createKeptPdfs(services);
  return Router(oneSpelling).get('/teklif/:number/:token/teklif-:revision.pdf', async (req, res, next) => {
    const { number, token, revision } = req.params;
    const address = req.ip ?? '';
    const enquiry = await limits.followLink(address, () => findByLink(db, number, token));
    const all = enquiry ? await offers.offersOf(db, [enquiry.seq]) : [];
    const offer = all.find((one) => String(one.revision) === revision);
    if (!offer) return next();
    const pdf = await kept.get(offer.id, address, () => heavyWork.run(offerSheetJob, { id: offer.id }));
    // It was deleted meanwhile.
    if (!pdf) return next();
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
  });
}
