import { Box, Typography } from '@mui/material';
import type { LetterShownFragment as Letter } from '../letters/letters.generated.ts';
import { Thread } from '../letters/Thread.tsx';
import { useFollowLetters } from '../letters/useFollowLetters.ts';
import * as words from '../../../words/admin/en/enquiries.ts';

/** Shows what we wrote to the buyer: answers, letters with offers and reminders. */
export function EnquiryLetters({ letters, onRefetch }: { letters: Letter[]; onRefetch: () => Promise<unknown> }) {
  useFollowLetters(letters, onRefetch);
  if (letters.length === 0) return null;
  return (
    <Box component="section" sx={{ px: 'var(--inset)', pt: 2.5 }}>
      <Typography variant="subtitle2" component="h3" className="dense-type" sx={{ mb: 1.25 }}>
        {words.letters}
      </Typography>
      <Thread letters={letters} />
    </Box>
  );
}
