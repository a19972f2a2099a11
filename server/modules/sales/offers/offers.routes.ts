import type { IncomingMessage, ServerResponse } from 'node:http';
import { Router } from 'express';
import type { Services } from '../../../context/context.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { createKeptPdfs, readerOf, staffReader, type Reader } from '../../../pdf/keptPdfs.ts';
import { work } from '../../../rights/may.ts';
import { offerEntity } from './offers.entity.ts';
import { mayDownload } from '../../people/sessions/mayDownload.ts';
import { findByLink } from '../enquiries/statusLink.ts';
import { offerSheetJob } from './paper/offerSheet.job.ts';
import { pdfName } from './offerPaths.ts';
import { type OfferRecord, findOffer, offersOf } from './offers.store.ts';
import { sendPaper } from './sendPaper.ts';
import { sentPaper } from './sentPaper.ts';

/**
 * Serves /teklif/NUMBER/TOKEN/teklif-1.pdf, an offer that was sent, to anyone who has the link of the enquiry, and
 * /admin/offers/ID.pdf, any offer, to admins who make offers.
 */
export function offerRoutes(services: Pick<Services, 'db' | 'limits' | 'heavyWork' | 'signedIn' | 'publicOrigin'>) {
  const { db, limits, heavyWork, publicOrigin = null } = services;
  const kept = createKeptPdfs(services);

  /** Resolves to false when there is no such offer, also when it was deleted meanwhile. */
  async function send(
    offer: OfferRecord | null | undefined,
    reader: Reader,
    req: IncomingMessage,
    res: ServerResponse,
  ) {
    if (!offer) return false;
    const preview = () =>
      kept.get(offer.id, reader, (following) =>
        heavyWork.run(offerSheetJob, { id: offer.id, origin: publicOrigin }, following),
      );
    const pdf = await (offer.sentAt === null ? preview() : sentPaper(services, offer, reader));
    if (!pdf) return false;
    sendPaper(req, res, { bytes: pdf.bytes, name: pdfName(offer) });
    return true;
  }

  return Router(oneSpelling)
    .get('/teklif/:number/:token/teklif-:revision.pdf', async (req, res, next) => {
      const { number, token, revision } = req.params;
      const enquiry = await limits.followLink(req.ip ?? '', () => findByLink(db, number, token));
      const all = enquiry ? await offersOf(db, [enquiry.seq]) : [];
      const sent = all.find((one) => String(one.revision) === revision && one.sentAt !== null);
      if (!(await send(sent, readerOf(req, res), req, res))) next();
    })
    .get('/admin/offers/:id.pdf', async (req, res, next) => {
      if (!(await mayDownload(services, req, res, work(offerEntity)))) return;
      if (!(await send(await findOffer(db, req.params.id), staffReader(res), req, res))) next();
    });
}
