import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { readJson, writeJson } from '../storage/jsonStorage.ts';
import { Toast, type ToastContent } from './Toast.tsx';
import { ToastCorner } from './ToastCorner.tsx';

const ToastContext = createContext<(toast: ToastContent) => void>(() => undefined);
const HostContext = createContext<(element: HTMLElement) => () => void>(() => () => undefined);

/** Shows a notice at the bottom of the page. */
export const useToast = () => use(ToastContext);

/** The `ref` of a place for notices in a dialog: outside an open dialog they could be neither heard nor reached. */
export function useToastHost() {
  const add = use(HostContext);
  return useCallback((element: HTMLElement | null) => (element ? add(element) : undefined), [add]);
}

let lastId = 0;
const kept = 'toast';

/** Shows the notice again after a reload of the page. */
export const keepToast = (toast: Omit<ToastContent, 'action'>) => writeJson(kept, toast, 'sessionStorage');

/**
 * Holds the notices: successes are announced politely and pass by, errors interrupt and stay until closed.
 * `left`: pixels that they keep from the left edge of a wide screen.
 */
export function ToastProvider({ left = 24, children }: { left?: number; children: ReactNode }) {
  const [toasts, setToasts] = useState<(ToastContent & { id: number })[]>(() => {
    const toast = readJson<ToastContent>(kept, 'sessionStorage');
    return toast ? [{ ...toast, id: ++lastId }] : [];
  });
  const [hosts, setHosts] = useState<HTMLElement[]>([]);
  // The same error twice is one notice.
  const show = useCallback((toast: ToastContent) => {
    setToasts((shown) => [...shown.filter(({ text }) => text !== toast.text), { ...toast, id: ++lastId }].slice(-3));
  }, []);
  const addHost = useCallback((element: HTMLElement) => {
    setHosts((now) => [...now, element]);
    return () => setHosts((now) => now.filter((host) => host !== element));
  }, []);
  useEffect(() => writeJson(kept, undefined, 'sessionStorage'), []);
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const ofKind = (kind: ToastContent['kind']) =>
    toasts.filter((toast) => toast.kind === kind).map((toast) => <Toast key={toast.id} {...toast} onClose={close} />);
  const notices = (
    <>
      <div role="alert">{ofKind('error')}</div>
      <div role="status">{ofKind('success')}</div>
    </>
  );
  const host = hosts.at(-1);

  return (
    <ToastContext value={show}>
      <HostContext value={addHost}>
        {children}
        {host ? createPortal(notices, host) : <ToastCorner left={left}>{notices}</ToastCorner>}
      </HostContext>
    </ToastContext>
  );
}
