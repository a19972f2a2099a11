import { Alert, Button, Stack } from '@mui/material';
import { fullDate } from '../texts/dates.ts';
import * as words from '../../../words/admin/en/forms.ts';

interface Props {
  draft: {
    /** `savedAt` in milliseconds since 1970. */
    offer: { savedAt: number } | undefined;
    restore: () => unknown;
    refuse: () => void;
  };
}

/** Offers the text that was typed here earlier and neither saved nor discarded. */
export function DraftOffer({ draft }: Props) {
  if (!draft.offer) return null;
  return (
    <Alert severity="info" role="status" sx={{ maxWidth: 760 }}>
      {words.youLeftUnsavedChangesHereOn(fullDate(new Date(draft.offer.savedAt).toISOString()))}
      <Stack direction="row" className="wraps" spacing={1} sx={{ mt: 1.5 }}>
        <Button variant="outlined" size="small" onClick={() => void draft.restore()}>
          {words.restoreDraft}
        </Button>
        <Button variant="outlined" size="small" onClick={draft.refuse}>
          {words.deleteDraft}
        </Button>
      </Stack>
    </Alert>
  );
}
