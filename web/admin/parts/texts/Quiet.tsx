import { Typography, type TypographyProps } from '@mui/material';
import type { ElementType } from 'react';

/** A text of second rank, which breaks wherever it has to. */
export const Quiet = ({ variant = 'body2', ...props }: TypographyProps & { component?: ElementType }) => (
  <Typography {...props} variant={variant} className="quiet" />
);
