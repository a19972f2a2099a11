import { useSyncExternalStore } from 'react';
import { writeStored } from './browserStorage.ts';

/** The browser keeps the visitor's choice under this key: 'light', 'dark' or 'system'. */
const modeKey = 'mui-mode';

/**
 * Runs before the first paint and sets `data-light` or `data-dark` on <html>, as the theme expects, so that no page
 * flashes in the wrong scheme, and `data-mode`, by which the switch shows the choice before its own script runs.
 */
export const colorSchemeScript =
  `var m='system',h=document.documentElement;try{m=localStorage.getItem('${modeKey}')||m;` +
  `h.setAttribute(m==='dark'||m==='system'&&` +
  `matchMedia('(prefers-color-scheme: dark)').matches?'data-dark':'data-light','')}catch(e){}h.dataset.mode=m`;

export type Mode = 'light' | 'dark' | 'system';
const isMode = (text: string | null | undefined): text is Mode =>
  text === 'light' || text === 'dark' || text === 'system';

const darkDevice = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** The head's script has set the attribute, where the browser stores nothing, too. */
function shownMode(): Mode {
  const { mode } = document.documentElement.dataset;
  return isMode(mode) ? mode : 'system';
}

/** Shows the page in a scheme at once: what would fade from one to the other ends there. */
function show(mode: Mode) {
  const root = document.documentElement;
  const isDark = mode === 'dark' || (mode === 'system' && window.matchMedia(darkDevice).matches);
  root.dataset.mode = mode;
  root.toggleAttribute('data-dark', isDark);
  root.toggleAttribute('data-light', !isDark);
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setMode(mode: Mode) {
  writeStored('localStorage', modeKey, mode);
  show(mode);
}

/** Returns the visitor's choice, and sets it. On the server, which does not know it, it is that of the device. */
export function useColorScheme() {
  const mode = useSyncExternalStore(subscribe, shownMode, () => 'system' as const);
  return { mode, setMode };
}

/** Follows the device's scheme, and a choice in another tab. Returns what ends it. */
export function followColorScheme() {
  const device = window.matchMedia(darkDevice);
  const followDevice = () => show(shownMode());
  const followTab = ({ key, newValue }: StorageEvent) => {
    if (key === modeKey || key === null) show(isMode(newValue) ? newValue : 'system');
  };
  device.addEventListener('change', followDevice);
  window.addEventListener('storage', followTab);
  return () => {
    device.removeEventListener('change', followDevice);
    window.removeEventListener('storage', followTab);
  };
}
