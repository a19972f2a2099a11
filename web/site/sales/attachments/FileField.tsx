import { useEffect, useRef, useState, type ReactNode } from 'react';
import { UploadIcon } from '../../../components/icons.tsx';

interface FileFieldProps {
  id: string;
  name: string;
  accept: string;
  /** The words on the button. */
  children: ReactNode;
  isInvalid: boolean;
  describedBy?: string | undefined;
}

/** Chooses one file. The label looks like a button; the browser's own field is seen only where no script runs. */
export function FileField({ id, name, accept, children, isInvalid, describedBy }: FileFieldProps) {
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
    <span className="file-field row wraps">
      <input
        ref={field}
        type="file"
        name={name}
        id={id}
        accept={accept}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={show}
      />
      <label htmlFor={id} className="small-button">
        <UploadIcon />
        <span>{children}</span>
      </label>
      {chosen && <span className="file-field-chosen t-body2 breaks">{chosen}</span>}
    </span>
  );
}
