import { Button } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useRef } from 'react';
import { Field } from '../../parts/inputs/Field.tsx';
import * as words from '../../../words/admin/en/orders.ts';

interface Props {
  file: File | undefined;
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
}

/** Takes the PDF of a signed offer, or of the buyer's own order. */
export function PaperPicker({ file, error, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field label={words.paper} optional {...(error !== undefined && { error })}>
      {({ id, describedBy }) => (
        <Row className="wraps shrinks" spacing={1}>
          <Button
            id={id}
            size="small"
            variant="outlined"
            aria-describedby={describedBy}
            sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
            onClick={() => input.current?.click()}
          >
            {file?.name ?? words.choosePaper}
          </Button>
          {file && (
            <Button size="small" onClick={() => onChoose(undefined)}>
              {words.leavePaperOut}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept="application/pdf,.pdf"
            onChange={({ target }) => {
              onChoose(target.files?.[0]);
              // Without this a corrected file could not be chosen again.
              target.value = '';
            }}
          />
        </Row>
      )}
    </Field>
  );
}
