import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { meaningOf, type DecimalMark } from '../../../../common/measures/decimalMark.ts';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';

interface Props {
  /** A cell that could be either. */
  example: string;
  /** Undefined leaves the paste out. */
  onAnswer: (mark: DecimalMark | undefined) => void;
}

/** Asks what '1.250' means in a block whose other numbers do not show it. */
export const MarkQuestion = ({ example, onAnswer }: Props) => (
  <PageDialog open small width={480} title="How are the numbers written?" onClose={() => onAnswer(undefined)}>
    <DialogContent sx={{ pt: 0 }}>
      <Typography variant="body2">
        “{example.trim()}” could be {meaningOf(example, 'COMMA').trim()} or {meaningOf(example, 'POINT').trim()}, and no
        other number of the block shows which.
      </Typography>
    </DialogContent>
    <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" size="small" onClick={() => onAnswer(undefined)}>
        Paste nothing
      </Button>
      <Button variant="outlined" size="small" onClick={() => onAnswer('POINT')}>
        As 1,234.50
      </Button>
      <Button variant="contained" size="small" autoFocus onClick={() => onAnswer('COMMA')}>
        As 1.234,50
      </Button>
    </DialogActions>
  </PageDialog>
);
