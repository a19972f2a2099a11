import { useEffect, useEffectEvent } from 'react';

/** Ctrl+V with a picture in the clipboard, anywhere on the page. Copied spreadsheet cells also carry a picture: their text wins. */
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
