import { Box, Typography } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { EnquiryProgressFragment } from './enquiries.generated.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { useColleagueName } from '../enquiry.ts';
import * as words from '../../../words/admin/en/enquiries.ts';
import { EnquiryNote } from './EnquiryNote.tsx';
import { stateNames, states } from './enquiryStates.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** Lists the notes and changes of admins, and what the buyer decided; the buyer sees none of them. */
export function EnquiryHistory({ enquiry: { id, history } }: { enquiry: EnquiryProgressFragment }) {
  const nameOf = useColleagueName();
  return (
    <Box component="section" sx={{ px: 'var(--inset)', py: 2.5 }}>
      <Typography variant="subtitle2" component="h3" className="dense-type" sx={{ mb: 1.25 }}>
        {words.internalNotes}{' '}
        <Box className="muted plain" component="span">
          {words.neverSent}
        </Box>
      </Typography>
      {history.length > 0 && (
        <PlainList aria-label={words.notesAndChanges} sx={{ mb: 2 }}>
          {history.map((event) => (
            <Box component="li" key={event.id} sx={event.kind === 'NOTE' ? noteLook : changeLook}>
              <b>{event.admin ? nameOf(event.admin) : words.theBuyer}</b>{' '}
              <Box className="muted" component="span">
                {event.kind !== 'NOTE' && `${changeText(event, nameOf)}, `}
                <time dateTime={event.createdAt}>{fullDate(event.createdAt)}</time>
              </Box>
              {event.kind === 'NOTE' && (
                <Box lang={siteLanguage} className="dense-type as-typed">
                  {event.text}
                </Box>
              )}
            </Box>
          ))}
        </PlainList>
      )}
      <EnquiryNote key={id} id={id} />
    </Box>
  );
}

type Event = EnquiryProgressFragment['history'][number];

function changeText({ kind, text }: Event, nameOf: (who: string) => string) {
  if (kind === 'ASSIGNEE') return text === null ? words.assignedItToNobody : words.assignedItTo(nameOf(text));
  if (kind === 'OFFER') return words.madeOffer(text ?? '');
  if (kind === 'SENT') return words.sentOffer(text ?? '');
  if (kind === 'ANSWERED') return words.answeredText(text ?? '');
  if (kind === 'REMINDED') return words.remindedTheBuyerOfOffer(text ?? '');
  if (kind === 'ACCEPTED') return words.acceptedOffer(text ?? '');
  if (kind === 'CHANGE_ASKED') return words.askedForChangesOfOffer(text ?? '');
  if (kind === 'DECLINED') return words.declinedOffer(text ?? '');
  if (kind === 'RENEWAL_ASKED') return words.askedForANewOfferInPlaceOf(text ?? '');
  if (kind === 'QUESTION') return words.askedAQuestion;
  if (kind === 'SETTLED') return words.namedTheProductOfALine(text ?? '');
  const state = states.find((one) => one === text);
  return state ? words.setItTo(stateNames[state]) : words.changedIt;
}

const changeLook = { mb: 1, fontSize: 13.5, overflowWrap: 'anywhere' } as const;
const noteLook = { ...changeLook, pl: 1.75, borderLeft: 2, borderColor: 'divider' } as const;
