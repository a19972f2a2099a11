import { Router } from 'express';
import type { Services } from '../../../context/context.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { createKeptPdfs, readerOf, staffReader, type Reader } from '../../../pdf/keptPdfs.ts';
import { work } from '../../../rights/may.ts';
import { orderEntity } from './orders.entity.ts';
import { mayDownload } from '../../people/sessions/mayDownload.ts';
import { findByLink } from '../enquiries/statusLink.ts';
import { sendPaper } from '../offers/sendPaper.ts';
import { confirmationJob } from './orders.jobs.ts';
import { isConfirmed } from './orderDocuments.ts';
import { findOrderPaper } from './orderPapers.store.ts';
import { confirmationPdfName } from './orderPaths.ts';
import { type OrderRecord, findOrder, ordersOf } from './orders.store.ts';

const kinds = {
  teklif: 'OFFER',
  siparis: 'OWN',
  fatura: 'INVOICE',
  irsaliye: 'WAYBILL',
  offer: 'OFFER',
  own: 'OWN',
  invoice: 'INVOICE',
  waybill: 'WAYBILL',
} as const;
type Kind = keyof typeof kinds | 'onay' | 'confirmation';
type Order = OrderRecord | null | undefined;

/**
 * Serves /teklif/NUMBER/TOKEN/S-2026-00042-onay.pdf, the confirmation of an order once it is confirmed, -teklif.pdf, the offer
 * with the record of its acceptance, -siparis.pdf, the order that the buyer sent along, -fatura.pdf and -irsaliye.pdf, the invoice
 * and the waybill, to anyone who has the link of the enquiry; /admin/orders/ID/confirmation.pdf, in any state, offer.pdf, own.pdf,
 * invoice.pdf and waybill.pdf to admins.
 */
export function orderPaperRoutes(services: Pick<Services, 'db' | 'limits' | 'heavyWork' | 'signedIn'>) {
  const { db, limits, heavyWork } = services;
  const kept = createKeptPdfs(services);

  async function confirmationOf({ id, version, number, buyerName, email }: OrderRecord, reader: Reader) {
    // Orders change, and persons are erased, without a revision of the site.
    const name = JSON.stringify([id, version, buyerName, email]);
    const pdf = await kept.get(name, reader, (following) => heavyWork.run(confirmationJob, { id }, following));
    return pdf && { bytes: pdf.bytes, name: confirmationPdfName(number) };
  }

  async function paperOf(order: Order, kind: Kind, reader: Reader) {
    if (!order || (kind === 'onay' && !isConfirmed(order))) return null;
    if (kind === 'onay' || kind === 'confirmation') return confirmationOf(order, reader);
    return findOrderPaper(db, order.seq, kinds[kind]);
  }

  const router = Router(oneSpelling);
  for (const kind of ['onay', 'teklif', 'siparis', 'fatura', 'irsaliye'] as const)
    router.get(`/teklif/:number/:token/:order-${kind}.pdf`, async (req, res, next) => {
      const { number, token, order: called } = req.params;
      const enquiry = await limits.followLink(req.ip ?? '', () => findByLink(db, number, token));
      const all = enquiry ? await ordersOf(db, [enquiry.seq]) : [];
      const order = all.find((one) => one.number === called);
      const paper = await paperOf(order, kind, readerOf(req, res));
      if (paper) sendPaper(req, res, paper);
      else next();
    });
  for (const kind of ['confirmation', 'offer', 'own', 'invoice', 'waybill'] as const)
    router.get(`/admin/orders/:id/${kind}.pdf`, async (req, res, next) => {
      if (!(await mayDownload(services, req, res, work(orderEntity)))) return;
      const paper = await paperOf(await findOrder(db, req.params.id), kind, staffReader(res));
      if (paper) sendPaper(req, res, paper);
      else next();
    });
  return router;
}
