import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, ButtonBase, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import * as words from '../../../words/admin/en/forms.ts';

interface Props {
  title: string;
  /** The names of the fields in it. */
  names: string[];
  children: ReactNode;
}

/** Fields that most entries leave blank. The section opens when one of them is filled or wrong. */
export function FoldedSection({ title, names, children }: Props) {
  const id = useId();
  const { formState } = useFormContext();
  const values = useWatch<Record<string, unknown>>({ name: names });
  // Each entry of a list counts.
  const filled = values.filter((value) => !isBlank(value)).flat().length;
  const isWrong = names.some((name) => get(formState.errors, name) !== undefined);
  const [open, setOpen] = useState<boolean>();
  // It stays open: clearing or correcting its only field must not close it under the typing person.
  if (!open && (isWrong || (open === undefined && filled > 0))) setOpen(true);
  return (
    <Box component="section" aria-label={title} sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase aria-expanded={open ?? false} aria-controls={id} onClick={() => setOpen(!open)} sx={headLook}>
        <ExpandMoreOutlined sx={{ fontSize: 22, transform: open ? 'rotate(180deg)' : undefined }} />
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography component="span" variant="body2" sx={{ ml: 'auto', color: 'text.secondary' }}>
          {filled > 0 ? words.filledIn(filled) : words.optional}
        </Typography>
      </ButtonBase>
      <Box id={id} hidden={!open}>
        {open && (
          <Opened isWrong={isWrong} submits={formState.submitCount}>
            {children}
          </Opened>
        )}
      </Box>
    </Box>
  );
}

const isBlank = (value: unknown) =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** A field in a closed section could not take the focus when the form was sent. */
function Opened({ isWrong, submits, children }: { isWrong: boolean; submits: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isElsewhere = document.activeElement?.getAttribute('aria-invalid') !== 'true';
    if (isWrong && isElsewhere) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isWrong, submits]);
  return (
    <Box ref={box} sx={{ pt: 1, pb: 2.5 }}>
      {children}
    </Box>
  );
}

const headLook = { width: 1, minHeight: 56, gap: 1, justifyContent: 'flex-start', textAlign: 'start' };
