import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Button, IconButton, SnackbarContent } from '@mui/material';
import { useEffect, useState } from 'react';
import * as words from '../../../words/admin/en/parts.ts';

export interface ToastContent {
  kind: 'success' | 'error';
  text: string;
  /** A second sentence that tells the consequence. */
  detail?: string;
  /** The part of the page that says it: its next success settles its errors. */
  source?: object;
  /** Buttons, and links that open in another tab. */
  actions?: ToastAction[];
}

export type ToastAction = { label: string } & (
  | { run: () => void; href?: undefined }
  | { href: string; run?: undefined }
);

const none: ToastAction[] = [];

/** In milliseconds. A notice with a button has to be read and reached first. */
const shownFor = { toRead: 6000, toPress: 20_000 };

export function Toast({
  id,
  kind,
  text,
  detail,
  actions = none,
  onClose,
}: ToastContent & { id: number; onClose: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (kind === 'error' || held) return;
    const timer = setTimeout(() => onClose(id), actions.length > 0 ? shownFor.toPress : shownFor.toRead);
    return () => clearTimeout(timer);
  }, [kind, actions.length, held, id, onClose]);
  const Icon = kind === 'error' ? ErrorOutlined : CheckCircleOutlined;

  return (
    <SnackbarContent
      role="presentation"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      message={
        <>
          <Icon className="rigid" sx={{ color: kind === 'error' ? 'surface.errorOnInk' : 'surface.successOnInk' }} />
          <div>
            <div>{text}</div>
            {detail && <div>{detail}</div>}
          </div>
        </>
      }
      action={
        <>
          {actions.map((action) => (
            <Button
              key={action.label}
              size="small"
              {...(action.href && { href: action.href, target: '_blank' })}
              sx={{ color: 'surface.accentOnInk', textDecoration: 'underline', textUnderlineOffset: 3 }}
              onClick={() => {
                onClose(id);
                action.run?.();
              }}
            >
              {action.label}
            </Button>
          ))}
          <IconButton color="inherit" aria-label={words.close} onClick={() => onClose(id)}>
            <CloseOutlined />
          </IconButton>
        </>
      }
      sx={(theme) => ({
        '--focus': theme.vars.palette.surface.accentOnInk,
        // On a phone two actions have a line of their own.
        flexWrap: actions.length > 1 ? { xs: 'wrap', sm: 'nowrap' } : 'nowrap',
        borderInlineStartColor: kind === 'error' ? 'surface.errorOnInk' : undefined,
        '& .MuiSnackbarContent-message': { display: 'flex', gap: 1.5, alignItems: 'center' },
        '& .MuiSnackbarContent-action': { flexWrap: 'wrap', justifyContent: 'flex-end' },
      })}
    />
  );
}
