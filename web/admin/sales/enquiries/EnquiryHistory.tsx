import { Box, Typography } from '@mui/material';
import type { EnquiryProgressFragment } from '../../../graphql/generated/operations.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { adminName } from '../enquiry.ts';
import { EnquiryNote } from './EnquiryNote.tsx';
import { stateNames, states } from './enquiryStates.ts';

/** Lists the notes and changes of admins, and what the buyer decided; the buyer sees none of them. */
export function EnquiryHistory({ enquiry: { id, history } }: { enquiry: EnquiryProgressFragment }) {
  return (
    <Box component="section" sx={{ px: { xs: 2, md: 3 }, py: 2.5 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1.25, fontSize: 15 }}>
        Internal notes{' '}
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
          never sent
        </Box>
      </Typography>
      {history.length > 0 && (
        <Box component="ul" aria-label="Notes and changes" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
          {history.map((event) => (
            <Box component="li" key={event.id} sx={event.kind === 'NOTE' ? noteLook : changeLook}>
              <b>{event.admin ? adminName(event.admin) : 'The buyer'}</b>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {event.kind !== 'NOTE' && `${changeText(event)}, `}
                <time dateTime={event.createdAt}>{fullDate(event.createdAt)}</time>
              </Box>
              {event.kind === 'NOTE' && (
                <Box lang="tr" sx={{ fontSize: 15, whiteSpace: 'pre-line' }}>
                  {event.text}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      )}
      <EnquiryNote key={id} id={id} />
    </Box>
  );
}

type Event = EnquiryProgressFragment['history'][number];

function changeText({ kind, text }: Event) {
  if (kind === 'ASSIGNEE') return text === null ? 'assigned it to nobody' : `assigned it to ${adminName(text)}`;
  if (kind === 'OFFER') return `made offer ${text}`;
  if (kind === 'SENT') return `sent offer ${text}`;
  if (kind === 'ANSWERED') return `answered: ${text}`;
  if (kind === 'REMINDED') return `reminded the buyer of offer ${text}`;
  if (kind === 'ACCEPTED') return `accepted offer ${text}`;
  if (kind === 'CHANGE_ASKED') return `asked for changes of offer ${text}`;
  if (kind === 'DECLINED') return `declined offer ${text}`;
  if (kind === 'RENEWAL_ASKED') return `asked for a new offer in place of ${text}`;
  if (kind === 'SETTLED') return `named the product of a line: ${text}`;
  const state = states.find((one) => one === text);
  return state ? `set it to ${stateNames[state]}` : 'changed it';
}

const changeLook = { mb: 1, fontSize: 13.5, overflowWrap: 'anywhere' } as const;
const noteLook = { ...changeLook, pl: 1.75, borderLeft: 2, borderColor: 'divider' } as const;
