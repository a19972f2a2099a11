import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';
import * as words from '../../../words/admin/en/fileImports.ts';

type Props = Pick<ButtonProps, 'variant' | 'sx' | 'children'> & {
  onChoose: (file: File) => void;
  /** The name of the button for screen readers, where its words do not say enough. */
  label?: string;
};

/** Opens the browser's dialog for choosing a spreadsheet. */
export function SheetPicker({ onChoose, label, ...look }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} size="small" aria-label={label} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.spreadsheetToImport}
        accept=".csv,.tsv,.txt,.xlsx,.xml,.jsonl,.ndjson,.zip"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Without this the corrected file could not be chosen again.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
