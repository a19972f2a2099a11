import { Stack, type StackProps } from '@mui/material';

/** Things beside each other, in the middle of their line. `spacing` is the gap between them. */
export const Row = (({ className = '', ...props }: StackProps) => (
  <Stack direction="row" {...props} className={`row ${className}`} />
)) as typeof Stack;
