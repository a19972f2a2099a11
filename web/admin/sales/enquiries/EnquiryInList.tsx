import HelpOutlined from '@mui/icons-material/HelpOutlineOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlineOutlined';
import { Stack, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useState, type ComponentProps } from 'react';
import type { EnquiryInListFragment } from './enquiries.generated.ts';
import { InboxRow } from '../inbox/InboxRow.tsx';
import { NotDelivered } from '../inbox/NotDelivered.tsx';
import { Content } from '../../parts/texts/Content.tsx';
import { shortDate } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/enquiries.ts';
import { lastEvent, whenText } from './lastEvent.ts';
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
  const { id, number, name, company, createdAt, state, rows, assignee, undelivered, letters } = enquiry;
  const unknown = rows.filter(({ standing }) => standing === 'WRITTEN' || standing === 'REMOVED').length;
  const [now] = useState(() => Date.now());
  const isUndelivered = undelivered.some(({ failure }) => failure !== 'DELAYED') || letters.at(-1)?.state === 'FAILED';
  return (
    <InboxRow
      path={`${above}/${encodeURIComponent(id)}`}
      sender={name}
      createdAt={createdAt}
      when={whenText(enquiry, now) ?? shortDate(createdAt)}
      isNew={state === 'NEW'}
      {...row}
    >
      <Row spacing={1}>
        <Typography className="muted shrinks small-type" variant="caption" noWrap sx={{ flex: '1 1 0' }}>
          {company ? <Content>{company}</Content> : <span className="code">{number}</span>}
          {company && <span className="visually-hidden">, {number}</span>}
        </Typography>
        <StateChip {...lastEvent(enquiry)} />
      </Row>
      {(unknown > 0 || isUndelivered || assignee) && (
        <Row className="wraps" sx={{ columnGap: 1 }}>
          {unknown > 0 && (
            <Stack component="span" direction="row" sx={{ ...factLook, color: 'warning.main', fontWeight: 600 }}>
              <HelpOutlined sx={{ fontSize: 16 }} />
              {words.notInTheCatalogue(unknown)}
            </Stack>
          )}
          {isUndelivered && <NotDelivered />}
          {assignee && (
            <Stack component="span" direction="row" sx={{ ...factLook, ml: 'auto', color: 'text.secondary' }}>
              <PersonOutlined sx={{ fontSize: 16 }} />
              <span className="visually-hidden">{words.assignedTo} </span>
              {assignee.name || assignee.email.split('@')[0]}
            </Stack>
          )}
        </Row>
      )}
    </InboxRow>
  );
}

const factLook = { alignItems: 'center', gap: 0.5, fontSize: 13.5, minWidth: 0, overflowWrap: 'anywhere' };
