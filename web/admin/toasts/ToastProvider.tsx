import { Box } from '@mui/material';
import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { sidebarWidth } from '../layout/sidebarWidth.ts';
import { recall, remember } from '../remembered.ts';
import { Toast, type ToastContent } from './Toast.tsx';

const ToastContext = createContext<(toast: ToastContent) => void>(() => undefined);

/** Shows a notice at the bottom of the page. */
export const useToast = () => use(ToastContext);

let lastId = 0;
const kept = 'toast';

/** Shows the notice again when the page has been loaded anew. */
export const keepToast = (toast: Omit<ToastContent, 'action'>) => remember(kept, toast, 'sessionStorage');

/** Keeps the notices: successes are announced politely and pass by, errors interrupt and stay until closed. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<(ToastContent & { id: number })[]>(() => {
    const toast = recall<ToastContent>(kept, 'sessionStorage');
    return toast ? [{ ...toast, id: ++lastId }] : [];
  });
  // The same error twice is one notice.
  const show = useCallback((toast: ToastContent) => {
    setToasts((shown) => [...shown.filter(({ text }) => text !== toast.text), { ...toast, id: ++lastId }].slice(-3));
  }, []);
  useEffect(() => remember(kept, undefined, 'sessionStorage'), []);
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const ofKind = (kind: ToastContent['kind']) =>
    toasts.filter((toast) => toast.kind === kind).map((toast) => <Toast key={toast.id} {...toast} onClose={close} />);

  return (
    <ToastContext value={show}>
      {children}
      <Box
        sx={(theme) => ({
          position: 'fixed',
          zIndex: theme.zIndex.snackbar,
          bottom: { xs: 0, md: 24 },
          left: { xs: 0, md: sidebarWidth + 24 },
          right: { xs: 0, md: 'auto' },
          pointerEvents: 'none',
        })}
      >
        <div role="alert">{ofKind('error')}</div>
        <div role="status">{ofKind('success')}</div>
      </Box>
    </ToastContext>
  );
}
