import { Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import type { InputProps } from '../../parts/forms/formFields.ts';
import * as words from '../../../words/admin/en/kinds.ts';

/** Takes an SVG of the admin's own, which products of the kind show instead of a section. */
export function OwnDrawingInput({ name, label, error }: InputProps) {
  const { field } = useController<Record<string, string | null>>({ name });
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" size="small" onClick={() => input.current?.click()}>
          {field.value ? words.chooseAnotherSvg : words.chooseAnSvg}
        </Button>
        {field.value && (
          <Button size="small" onClick={() => field.onChange(null)}>
            {words.removeTheDrawing}
          </Button>
        )}
      </Stack>
      <input
        ref={input}
        type="file"
        hidden
        accept=".svg,image/svg+xml"
        aria-label={label}
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          if (file) field.onChange(await file.text());
          target.value = '';
        }}
      />
      <FormHelperText error={error !== undefined}>{error ?? words.shownInsteadOfTheSection}</FormHelperText>
    </div>
  );
}
