import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrderToReadFragment } from './orders.generated.ts';
import { orderPath } from './orderTexts.ts';
import { Facts } from '../../parts/page/Facts.tsx';
import { usePersonName } from '../../parts/people/PersonName.tsx';
import { Phone } from './OrderRow.tsx';
import { fullDate, turkishDay } from '../../parts/texts/dates.ts';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/orders.ts';

/** The record of the acceptance, with the ways to the enquiry and to the buyer. */
export function OrderFacts({ order }: { order: OrderToReadFragment }) {
  const nameOf = usePersonName();
  const { enquiry, email, buyerName, buyerTitle, company, ownNumber, deliveryPlace } = order;
  const own = order.documents.some(({ kind }) => kind === 'OWN');
  const facts: [string, ReactNode][] = [
    [words.company, company && <Content>{company}</Content>],
    [words.phone, order.enquiry?.phone && <Phone phone={order.enquiry.phone} />],
    [words.acceptedBy, <Content>{[buyerName, buyerTitle].filter(Boolean).join(', ') || words.erased}</Content>],
    ['E-mail', email && <a href={`mailto:${email}`}>{email}</a>],
    [
      words.accepted,
      order.acceptedOn === null ? (
        <time dateTime={order.createdAt}>{fullDate(order.createdAt)}</time>
      ) : (
        words.acceptedWay(words.channels[order.channel], turkishDay(order.acceptedOn))
      ),
    ],
    [words.recordedBy, order.recordedBy && `${nameOf(order.recordedBy)}, ${fullDate(order.createdAt)}`],
    [words.network, order.network],
    [words.theirNumber, ownNumber],
    [words.deliveryTo, deliveryPlace && <Content>{deliveryPlace}</Content>],
    [words.invoiced, order.invoice && <Content>{partyText(order.invoice)}</Content>],
    [words.invoiceMail, order.invoice?.email && <a href={`mailto:${order.invoice.email}`}>{order.invoice.email}</a>],
    [words.invoiceNumber, [order.invoiceNumber, order.invoiceUuid].filter(Boolean).join(', ')],
    [words.waybill, order.waybillNumber],
    [
      words.papers,
      own && (
        <a href={`${orderPath(order.id)}/own.pdf`} target="_blank" rel="noreferrer">
          {words.theirPaper}
        </a>
      ),
    ],
    [words.offer, <span className="code">{order.offerNumber}</span>],
    [
      words.enquiry,
      enquiry ? (
        <>
          <Link to={`/admin/messages/enquiries/${encodeURIComponent(enquiry.id)}`}>{enquiry.number}</Link>,{' '}
          <a href={enquiry.statusPath} target="_blank" rel="noreferrer">
            {words.theBuyersPage}
          </a>
        </>
      ) : (
        words.deleted
      ),
    ],
    [words.digestOfTheOffer, order.digest.replaceAll(/(.{4})(?!$)/g, '$1 ')],
  ];
  return (
    <Box sx={{ p: 2.5 }}>
      <Typography variant="subtitle2" component="h2" className="head-type" sx={{ mb: 1 }}>
        {words.acceptance}
      </Typography>
      <Facts facts={facts} nameWidth={112} />
    </Box>
  );
}

/** Writes who is invoiced in one line, as an address is written in Turkey. */
function partyText(party: NonNullable<OrderToReadFragment['invoice']>) {
  const { title, taxOffice, taxScheme, taxNumber, neighbourhood, street, buildingNumber, postalCode } = party;
  const place = [neighbourhood, [street, buildingNumber].filter(Boolean).join(' ')];
  const town = [postalCode, [party.district, party.city].filter(Boolean).join('/')].filter(Boolean).join(' ');
  const tax = [taxOffice, taxScheme, taxNumber].filter(Boolean).join(' ');
  return [title, tax, ...place, town, party.country === 'TR' ? '' : party.country].filter(Boolean).join(', ');
}
