import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { customerPath, type EnquiryToRead } from '../enquiry.ts';
import { numberText } from '../numbers.ts';
import { UndeliveredMails } from '../inbox/UndeliveredMails.tsx';
import { Phone } from '../orders/OrderRow.tsx';
import { FailedLetter } from '../letters/FailedLetter.tsx';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/enquiries.ts';
import { DeleteEnquiry } from './DeleteEnquiry.tsx';
import { EnquiryChoices } from './EnquiryChoices.tsx';
import { EnquirySpamButton } from './EnquirySpamButton.tsx';
import { ReplyToBuyer } from './ReplyToBuyer.tsx';

/** Names the buyer, with all ways to reach them. */
export function EnquiryHead({ enquiry, onRefetch }: { enquiry: EnquiryToRead; onRefetch: () => Promise<unknown> }) {
  const { number, name, company, customer, email, phone, deliveryPlace, statusPath, undelivered, channel } = enquiry;
  const [deleting, setDeleting] = useState(false);
  return (
    <Box sx={{ px: 'var(--inset)', pt: { xs: 1, md: 2 }, pb: 1 }}>
      <Box sx={topLook}>
        <Typography variant="h4" component="h2" className="breaks" sx={{ flex: '1 1 220px', fontSize: 22 }}>
          <span lang={siteLanguage}>{company ?? name}</span>{' '}
          <Box component="span" className="code plain unbroken muted">
            {number}
          </Box>
        </Typography>
        <EnquiryChoices enquiry={enquiry} />
      </Box>
      <Box className="muted" sx={factsLook}>
        <Typography variant="body2" component="div" className="shrinks near-type" sx={{ flex: '1 1 260px' }}>
          {company && <Content>{name}, </Content>}
          {email ? <a href={`mailto:${email}`}>{email}</a> : words.noMailAddress}
          {phone && (
            <>
              , <Phone phone={phone} />
            </>
          )}
          {deliveryPlace && (
            <>
              , <span className="visually-hidden">{words.deliveryTo} </span>
              <Content>{deliveryPlace}</Content>
            </>
          )}
          {channel !== 'SITE' && `, ${words.channels[channel]}`},{' '}
          <a href={statusPath} target="_blank" rel="noreferrer" className="nowrap">
            {words.theBuyersPage}
          </a>
          {customer && (
            <>
              ,{' '}
              <Link to={customerPath(customer.id)} aria-label={words.customerNamed(customer.name)}>
                {words.customer}
              </Link>
            </>
          )}
        </Typography>
        <Row className="wraps" spacing={0.5} sx={{ ml: { xs: -1, sm: 'auto' } }}>
          <ReplyToBuyer enquiry={enquiry} onRefetch={onRefetch} />
          <EnquirySpamButton enquiry={enquiry} />
          <IconButton size="small" color="inherit" aria-label={words.deleteEnquiry} onClick={() => setDeleting(true)}>
            <DeleteOutlined className="icon-20 muted" />
          </IconButton>
        </Row>
      </Box>
      {customer && <KnownOfCustomer customer={customer} />}
      <UndeliveredMails mails={undelivered} />
      <FailedLetter letters={enquiry.letters} />
      {deleting && <DeleteEnquiry enquiry={enquiry} onClose={() => setDeleting(false)} />}
    </Box>
  );
}

/** Shows the notes of the office on the firm, which no buyer reads: it fills the offer. */
function KnownOfCustomer({ customer: { discount, discountPercent, note } }: { customer: Customer }) {
  if (discount === null && note === null) return null;
  return (
    <Typography variant="body2" component="div" className="near-type breaks" sx={{ mt: 0.5 }}>
      {discount !== null && words.standingDiscountIs(discount, numberText(discountPercent ?? null))}
      {discount !== null && note !== null && '. '}
      {note !== null && <Content>{note}</Content>}
    </Typography>
  );
}

type Customer = NonNullable<EnquiryToRead['customer']>;

const topLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  mb: { xs: 1, md: 0 },
} as const;

const factsLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  overflowWrap: 'anywhere',
  '& .nowrap': { whiteSpace: 'nowrap' },
  '& a:not(.MuiButton-root)': { color: 'inherit' },
} as const;
