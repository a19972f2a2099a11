import { useEffect, useEffectEvent } from 'react';

/**
 * Takes a picture from the clipboard, wherever Ctrl+V is pressed on the page. Copied spreadsheet cells carry a picture,
 * too; their text has priority.
 */
export function useFilePaste(onFile: (file: File) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file || event.clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
