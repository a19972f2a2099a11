import { Box, Typography } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { LetterShownFragment as Letter } from './letters.generated.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { Content } from '../../parts/texts/Content.tsx';
import { Colleague } from '../enquiry.ts';
import * as words from '../../../words/admin/en/letters.ts';
import { deedOf, stateOf, whyFailed } from './FailedLetter.tsx';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** Lists what we wrote, each letter with its author, its time and what became of it. */
export const Thread = ({ letters }: { letters: Letter[] }) => (
  <PlainList as="ol" aria-label={words.whatWeWrote}>
    {letters.map((letter) => (
      <Box component="li" key={letter.id} sx={letter.state === 'FAILED' ? failedLook : letterLook}>
        <Typography className="muted" variant="body2" component="div">
          <Box component="b" sx={{ color: 'text.primary' }}>
            <Colleague of={letter.admin} />
          </Box>{' '}
          {deedOf(letter)}, <time dateTime={letter.createdAt}>{fullDate(letter.createdAt)}</time>,{' '}
          <Box component="span" sx={letter.state === 'FAILED' ? { color: 'warning.main', fontWeight: 600 } : undefined}>
            {stateOf(letter)}
          </Box>
          {whyFailed(letter) && <Box className="warns">{whyFailed(letter)}</Box>}
        </Typography>
        <Typography className="muted" variant="body2" lang={siteLanguage} sx={{ mt: 0.5 }}>
          {letter.subject}
        </Typography>
        <Typography lang={siteLanguage} className="dense-type as-typed" sx={{ mt: 0.5 }}>
          {letter.text}
        </Typography>
        {letter.attachments.length > 0 && (
          <Typography className="muted" variant="body2" component="div" sx={{ mt: 0.5 }}>
            {words.withFiles} <Content>{letter.attachments.map(({ name }) => name).join(', ')}</Content>
          </Typography>
        )}
      </Box>
    ))}
  </PlainList>
);

const letterLook = {
  mb: 2.5,
  pl: 1.75,
  maxWidth: '70ch',
  borderLeft: 2,
  borderColor: 'primary.main',
  overflowWrap: 'anywhere',
} as const;
const failedLook = { ...letterLook, borderColor: 'warning.main' } as const;
