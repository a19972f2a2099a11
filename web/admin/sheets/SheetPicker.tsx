import { useRef, type ReactNode } from 'react';

interface Props {
  onChoose: (file: File) => void;
  /** What is pressed. */
  children: (open: () => void) => ReactNode;
}

/** The browser's window for choosing a spreadsheet. */
export function SheetPicker({ onChoose, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Spreadsheet to import"
        accept=".csv,.xlsx"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // So that the same file can be chosen again once it is corrected.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
