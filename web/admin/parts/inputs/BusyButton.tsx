import { Button, CircularProgress, type ButtonProps } from '@mui/material';

type Props = Pick<
  ButtonProps,
  'type' | 'form' | 'color' | 'disabled' | 'size' | 'onClick' | 'children' | 'startIcon'
> & {
  busy: boolean;
};

/** A main button. While busy it keeps its label and its focus, and ignores further clicks. */
export function BusyButton({ busy, onClick, size = 'small', startIcon, ...passed }: Props) {
  return (
    <Button
      {...passed}
      size={size}
      variant="contained"
      aria-busy={busy}
      aria-disabled={busy}
      startIcon={busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : startIcon}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
