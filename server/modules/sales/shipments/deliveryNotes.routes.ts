import { Router } from 'express';
import type { Services } from '../../../context/context.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { createKeptPdfs, readerOf, staffReader, type Reader } from '../../../pdf/keptPdfs.ts';
import { work } from '../../../rights/may.ts';
import { mayDownload } from '../../people/sessions/mayDownload.ts';
import { findByLink } from '../enquiries/statusLink.ts';
import { sendPaper } from '../offers/sendPaper.ts';
import { orderEntity } from '../orders/orders.entity.ts';
import { type OrderRecord, findOrder, ordersOf } from '../orders/orders.store.ts';
import { deliveryNoteJob } from './deliveryNote.job.ts';
import { placeOf, shipmentsOf } from './shipments.store.ts';

/**
 * Serves the delivery notes of the parts of an order: /teklif/NUMBER/TOKEN/S-2026-00042-sevk-1.pdf to anyone who has the link of the
 * enquiry, and /admin/orders/ID/note-1.pdf to admins.
 */
export function deliveryNoteRoutes(services: Pick<Services, 'db' | 'limits' | 'heavyWork' | 'signedIn'>) {
  const { db, limits, heavyWork } = services;
  const kept = createKeptPdfs(services);
  const router = Router(oneSpelling);

  async function noteOf(order: OrderRecord | null | undefined, place: string, reader: Reader) {
    const all = order ? await shipmentsOf(db, [order.seq]) : [];
    const shipment = all.find((one) => String(placeOf(one, all)) === place);
    if (!order || !shipment) return null;
    const name = JSON.stringify(['note', shipment.id, order.version, order.buyerName]);
    const { id } = shipment;
    const pdf = await kept.get(name, reader, (following) => heavyWork.run(deliveryNoteJob, { id }, following));
    return pdf && { bytes: pdf.bytes, name: `${order.number}-sevk-${place}.pdf` };
  }

  router.get('/teklif/:number/:token/:order-sevk-:place.pdf', async (req, res, next) => {
    const { number, token, order: called, place } = req.params;
    const enquiry = await limits.followLink(req.ip ?? '', () => findByLink(db, number, token));
    const all = enquiry ? await ordersOf(db, [enquiry.seq]) : [];
    const note = await noteOf(
      all.find((one) => one.number === called),
      place,
      readerOf(req, res),
    );
    if (note) sendPaper(req, res, note);
    else next();
  });
  router.get('/admin/orders/:id/note-:place.pdf', async (req, res, next) => {
    if (!(await mayDownload(services, req, res, work(orderEntity)))) return;
    const note = await noteOf(await findOrder(db, req.params.id), req.params.place, staffReader(res));
    if (note) sendPaper(req, res, note);
    else next();
  });
  return router;
}
