import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { UndeliveredMails } from '../inbox/UndeliveredMails.tsx';
import { FailedLetter } from '../letters/FailedLetter.tsx';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/enquiries.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { DeleteEnquiry } from './DeleteEnquiry.tsx';
import { EnquirySpamButton } from './EnquirySpamButton.tsx';

/** Names the buyer, with all ways to reach them. */
export function EnquiryHead({ enquiry }: { enquiry: EnquiryToRead }) {
  const { number, name, company, email, phone, deliveryPlace, createdAt, statusPath, undelivered } = enquiry;
  const [deleting, setDeleting] = useState(false);
  return (
    <Box sx={{ px: { xs: 2, md: 3 }, pt: { xs: 1, md: 2.5 }, pb: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h4" component="h2" sx={{ fontSize: { xs: 20, md: 22 }, overflowWrap: 'anywhere' }}>
          <span className="code">{number}</span>{' '}
          <Box component="span" lang={siteLanguage} sx={{ fontWeight: 400 }}>
            {name}
          </Box>
        </Typography>
        <Stack direction="row" sx={{ flex: 'none', alignItems: 'center', gap: 0.5, mt: -0.5 }}>
          <EnquirySpamButton enquiry={enquiry} />
          <IconButton color="inherit" aria-label={words.deleteEnquiry} onClick={() => setDeleting(true)}>
            <DeleteOutlined sx={{ fontSize: 20, color: 'text.secondary' }} />
          </IconButton>
        </Stack>
      </Stack>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {company && <Content>{company}, </Content>}
        <a href={`mailto:${email}`}>{email}</a>
        {phone && (
          <>
            , <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </>
        )}
        ,{' '}
        <Box component="time" dateTime={createdAt} sx={{ whiteSpace: 'nowrap' }}>
          {fullDate(createdAt)}
        </Box>
        {deliveryPlace && (
          <div>
            <Sentence text={words.deliveryTo} parts={{ deliveryPlace: <Content>{deliveryPlace}</Content> }} />
          </div>
        )}
        <div>
          <a href={statusPath} target="_blank" rel="noreferrer">
            {words.theBuyersPage}
          </a>
        </div>
      </Typography>
      <UndeliveredMails mails={undelivered} />
      <FailedLetter letters={enquiry.letters} />
      {deleting && <DeleteEnquiry enquiry={enquiry} onClose={() => setDeleting(false)} />}
    </Box>
  );
}
