import { Box } from '@mui/material';

interface Props {
  /** It is lit in the drawing. */
  isLit?: boolean;
  /** Nothing in the kind measures it. */
  isMissing?: boolean;
  children: string;
}

/** A letter of a drawing, as it stands beside a row. */
export const Letter = ({ isLit = false, isMissing = false, children }: Props) => (
  <Box component="span" aria-hidden sx={[look, isLit && litLook, isMissing && missingLook]}>
    {children}
  </Box>
);

const look = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: 24,
  height: 24,
  px: 0.5,
  border: 1,
  borderColor: 'outline',
  borderRadius: 0.67,
  fontSize: 13.5,
  fontWeight: 600,
  lineHeight: 1,
} as const;
const litLook = { bgcolor: 'secondary.main', borderColor: 'secondary.main', color: 'secondary.contrastText' };
const missingLook = { borderColor: 'secondary.main', color: 'secondary.main' };
