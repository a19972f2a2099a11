import { Alert, Button, Stack } from '@mui/material';
import { fullDate } from '../texts/dates.ts';
import type { DraftState } from './useDraft.ts';

/** Offers the text that was typed here earlier and neither saved nor discarded. */
export function DraftOffer({ draft }: { draft: DraftState }) {
  if (!draft.offer) return null;
  return (
    <Alert severity="info" role="status" sx={{ maxWidth: 760 }}>
      You left unsaved changes here on {fullDate(new Date(draft.offer.savedAt).toISOString())}.
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="outlined" size="small" onClick={draft.restore}>
          Restore draft
        </Button>
        <Button variant="outlined" size="small" onClick={draft.refuse}>
          Delete draft
        </Button>
      </Stack>
    </Alert>
  );
}
