import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Dialog, DialogTitle, IconButton, type Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import * as words from '../../../words/admin/en/parts.ts';
import { saveKey } from './DialogFoot.tsx';
import { FirstField } from './FirstField.tsx';
import { ReadAloud } from './ReadAloud.tsx';
import { useToastHost } from '../toasts/ToastProvider.tsx';

/** On a phone several buttons would leave a long title a column of a few letters. */
const buttonsAboveTitle = (theme: Theme): SystemStyleObject<Theme> => ({
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    pt: 1,
    '& > span': { flex: '1 0 100%', order: 1 },
  },
});

/** No dialog lets Ctrl+S open the browser's own, which saves the page as a file. */
const keepsBrowserOut = saveKey(() => undefined);

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
  head,
  still = false,
  onClose,
  onKeyDown,
  children,
}: {
  open: boolean;
  title: string;
  /** In pixels, for each width of the window where there are several. */
  width?: number | Partial<Record<'xs' | 'xl', number>>;
  small?: boolean;
  className?: string;
  /** Buttons before the cross. */
  head?: ReactNode;
  /** It takes the place of another one, and so does not fade in. */
  still?: boolean | undefined;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}) {
  const titleId = useId();
  const toastHost = useToastHost();
  return (
    <Dialog
      open={open}
      transitionDuration={still ? 0 : undefined}
      className={className}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown ?? keepsBrowserOut}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      slotProps={{
        paper: {
          sx: [
            { width, maxWidth: 'calc(100% - 32px)' },
            (theme) => ({
              [theme.breakpoints.down('sm')]: !small && {
                width: '100%',
                maxWidth: 'none',
                height: '100%',
                maxHeight: 'none',
                margin: 0,
                borderRadius: 0,
              },
            }),
          ],
        },
      }}
    >
      {/* Without an id of its own it would take that of the title, and the buttons in it would belong to the dialog's name. */}
      <DialogTitle
        id={`${titleId}-head`}
        sx={[
          { display: 'flex', alignItems: 'center', gap: 1, p: '20px 18px 18px 28px' },
          head !== undefined && buttonsAboveTitle,
        ]}
      >
        <Box className="breaks" sx={{ flex: 1 }} component="span" id={titleId}>
          {title}
        </Box>
        {head}
        <IconButton color="inherit" aria-label={words.close} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </DialogTitle>
      {children}
      <div ref={toastHost} />
      <ReadAloud />
      <FirstField />
    </Dialog>
  );
}
