import HelpOutlined from '@mui/icons-material/HelpOutlineOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlineOutlined';
import { Stack, Typography } from '@mui/material';
import type { ComponentProps } from 'react';
import type { EnquiryInListFragment } from './enquiries.generated.ts';
import { adminName } from '../enquiry.ts';
import { InboxRow } from '../inbox/InboxRow.tsx';
import { NotDelivered } from '../inbox/NotDelivered.tsx';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/enquiries.ts';
import { StateChip } from './StateChip.tsx';

type Row = Pick<ComponentProps<typeof InboxRow>, 'selected' | 'shortcut'> & {
  /** The address of the list; that of the enquiries, where it is left out. */
  above?: string;
};

export function EnquiryInList({
  enquiry,
  above = '/admin/messages/enquiries',
  ...row
}: { enquiry: EnquiryInListFragment } & Row) {
  const { id, number, name, company, createdAt, state, rows, rowCount, assignee, undelivered, letters } = enquiry;
  const unknown = rows.filter(({ standing }) => standing === 'WRITTEN' || standing === 'REMOVED').length;
  return (
    <InboxRow
      path={`${above}/${encodeURIComponent(id)}`}
      sender={name}
      createdAt={createdAt}
      isNew={state === 'NEW'}
      senderWidth={120}
      {...row}
    >
      <Typography variant="caption" noWrap sx={{ display: 'block', fontSize: 13.5, color: 'text.secondary' }}>
        <span className="code">{number}</span>
        {company && (
          <>
            , <Content>{company}</Content>
          </>
        )}
      </Typography>
      <Typography variant="caption" sx={linesLook}>
        {words.lineCount(rowCount)}: <Content>{rows.map((one) => one.name).join(', ')}</Content>
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 22 }}>
        <StateChip state={state} />
        {unknown > 0 && (
          <Stack component="span" direction="row" sx={{ ...factLook, color: 'warning.main', fontWeight: 600 }}>
            <HelpOutlined sx={{ fontSize: 17 }} />
            {words.notInTheCatalogue(unknown)}
          </Stack>
        )}
        {(undelivered.length > 0 || letters.at(-1)?.state === 'FAILED') && <NotDelivered />}
        {assignee && (
          <Stack component="span" direction="row" sx={{ ...factLook, ml: 'auto', color: 'text.secondary' }}>
            <PersonOutlined sx={{ fontSize: 17 }} />
            <span className="visually-hidden">{words.assignedTo} </span>
            {assignee.name || adminName(assignee.email)}
          </Stack>
        )}
      </Stack>
    </InboxRow>
  );
}

const factLook = { alignItems: 'center', gap: 0.5, fontSize: 13, minWidth: 0, overflowWrap: 'anywhere' };
/** An enquiry may name sixty products, so the text is cut after two lines. */
const linesLook = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  fontSize: 13.5,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
};
