import { useEffect, useRef, useState } from 'react';
import { UploadIcon } from '../../../components/icons.tsx';

const accepted = '.xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Chooses a spreadsheet. The label looks like a button; the browser's own field is seen only where no script runs. */
export function FileField({ isInvalid }: { isInvalid: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState('');
  const show = () => setChosen(field.current?.files?.[0]?.name ?? '');
  // A file may have been chosen before the scripts came, and a form that is reset has none.
  useEffect(() => {
    show();
    const form = field.current?.form;
    const later = () => void setTimeout(show);
    form?.addEventListener('reset', later);
    return () => form?.removeEventListener('reset', later);
  }, []);
  return (
    <span className="file-field">
      <input
        ref={field}
        type="file"
        name="file"
        id="quote-file"
        accept={accepted}
        aria-invalid={isInvalid || undefined}
        onChange={show}
      />
      <label htmlFor="quote-file" className="small-button">
        <UploadIcon />
        <span>
          Dosya seçin <span className="file-field-kinds">(.xlsx, .csv)</span>
        </span>
      </label>
      {chosen && <span className="file-field-chosen t-body2">{chosen}</span>}
    </span>
  );
}
