import { Box, Button, Typography } from '@mui/material';
import * as words from '../../../words/admin/en/translations.ts';

interface Props {
  /** The person who has saved it; null for the program itself. */
  by: string | null;
  value: string;
  language: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows what somebody else has saved meanwhile; what is typed stays until a person decides. */
export const Theirs = ({ by, value, language, onKeepMine, onTakeTheirs }: Props) => (
  <Box role="alert" sx={theirsLook}>
    <Typography variant="body2" className="strong">
      {words.savedMeanwhile(by ?? words.somebody)}
    </Typography>
    <Typography variant="body2" lang={language} className="breaks" sx={{ my: 1, whiteSpace: 'pre-wrap' }}>
      {value}
    </Typography>
    <Button size="small" variant="outlined" onClick={onKeepMine} sx={{ mr: 1 }}>
      {words.keepMine}
    </Button>
    <Button size="small" variant="outlined" onClick={onTakeTheirs}>
      {words.takeTheirs}
    </Button>
  </Box>
);

const theirsLook = { mt: 1.5, p: 2, bgcolor: 'tint.warning', borderRadius: 0.67 } as const;
