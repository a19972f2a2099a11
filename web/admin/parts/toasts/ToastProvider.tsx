import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { readJson, writeJson } from '../storage/drafts.ts';
import { Toast, type ToastContent } from './Toast.tsx';
import { ToastCorner } from './ToastCorner.tsx';

interface Toasts {
  show: (toast: ToastContent) => void;
  /** Closes the errors of this source, and the one with this text wherever it comes from. */
  settle: (source: object, failure?: string) => void;
}

const ToastContext = createContext<Toasts>({ show: () => undefined, settle: () => undefined });
type AddHost = (element: HTMLElement) => () => void;
const HostContext = createContext<AddHost>(() => () => undefined);

export const useToasts = () => use(ToastContext);

/**
 * Returns the `ref` of the place for notices in a dialog. Outside an open dialog they could be neither heard nor
 * reached.
 */
export function useToastHost() {
  const add = use(HostContext);
  return useCallback((element: HTMLElement | null) => (element ? add(element) : undefined), [add]);
}

interface Shown extends ToastContent {
  id: number;
  /** The dialog that was open. Once it is closed, the page shows the notice. */
  host?: HTMLElement;
}

let lastId = 0;
const kept = 'toast';

/** Shows the notice again after a reload of the page. */
export const keepToast = (toast: Omit<ToastContent, 'actions' | 'source'>) => writeJson(kept, toast, 'sessionStorage');

/**
 * Holds the notices. Successes are announced politely and disappear; errors interrupt and stay until they are closed.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Shown[]>(() => {
    const toast = readJson<ToastContent>(kept, 'sessionStorage');
    return toast ? [{ ...toast, id: ++lastId }] : [];
  });
  const [dialogs, setDialogs] = useState<HTMLElement[]>([]);
  const top = useRef<HTMLElement>(undefined);
  // A repeated error is shown once, and the latest success takes the place of one that only had to be read.
  const show = useCallback((toast: ToastContent) => {
    const host = top.current;
    const isOver = ({ kind, text, actions = [] }: Shown) =>
      text === toast.text || (toast.kind === 'success' && kind === 'success' && actions.length === 0);
    setToasts((shown) => [...shown.filter((one) => !isOver(one)), { ...toast, id: ++lastId, host }].slice(-3));
  }, []);
  const settle = useCallback<Toasts['settle']>((source, failure) => {
    setToasts((shown) =>
      shown.filter(({ kind, text, source: from }) => kind !== 'error' || (from !== source && text !== failure)),
    );
  }, []);
  const value = useMemo(() => ({ show, settle }), [show, settle]);
  const addHost = useCallback<AddHost>((element) => {
    setDialogs((now) => [...now, element]);
    return () => setDialogs((now) => now.filter((host) => host !== element));
  }, []);
  useEffect(() => void (top.current = dialogs.at(-1)), [dialogs]);
  useEffect(() => writeJson(kept, undefined, 'sessionStorage'), []);
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  /** Without a `host` the notices are those of the page. A notice from before a dialog was opened stays out of it. */
  const notices = (host?: HTMLElement) => {
    const here = toasts.filter((toast) => (toast.host && dialogs.includes(toast.host) ? toast.host === host : !host));
    const ofKind = (kind: ToastContent['kind']) =>
      here.filter((toast) => toast.kind === kind).map((toast) => <Toast key={toast.id} {...toast} onClose={close} />);
    return (
      <>
        <div role="alert">{ofKind('error')}</div>
        <div role="status">{ofKind('success')}</div>
      </>
    );
  };

  return (
    <ToastContext value={value}>
      <HostContext value={addHost}>
        {children}
        <ToastCorner>{notices()}</ToastCorner>
        {dialogs.map((dialog, index) => createPortal(notices(dialog), dialog, String(index)))}
      </HostContext>
    </ToastContext>
  );
}
