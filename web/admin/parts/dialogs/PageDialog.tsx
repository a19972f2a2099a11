import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Dialog, DialogTitle, IconButton } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useToastHost } from '../toasts/ToastProvider.tsx';

/**
 * A dialog of the page, full screen on a phone unless it is `small`. Escape and the cross close it; a click beside it
 * does not.
 */
export function PageDialog({
  open,
  title,
  width = 640,
  small = false,
  className,
  onClose,
  children,
}: {
  open: boolean;
  title: string;
  width?: number;
  small?: boolean;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const titleId = useId();
  const toastHost = useToastHost();
  return (
    <Dialog
      open={open}
      className={className}
      aria-labelledby={titleId}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      slotProps={{
        paper: {
          sx: (theme) => ({
            width,
            maxWidth: 'calc(100% - 32px)',
            [theme.breakpoints.down('sm')]: !small && {
              width: '100%',
              maxWidth: 'none',
              height: '100%',
              maxHeight: 'none',
              margin: 0,
              borderRadius: 0,
            },
          }),
        },
      }}
    >
      <DialogTitle
        id={titleId}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: '20px 18px 18px 28px' }}
      >
        {title}
        <IconButton color="inherit" aria-label="Close" onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </DialogTitle>
      {children}
      <div ref={toastHost} />
    </Dialog>
  );
}
