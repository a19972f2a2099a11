import { Box, FormLabel } from '@mui/material';
import { useId } from 'react';
import { aboutIcons } from '../../../components/aboutIcons.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';

const icons = Object.entries(aboutIcons).map(([name, Icon]) => ({
  name,
  label: name.charAt(0).toUpperCase() + name.slice(1),
  Icon,
}));

/** Shows all icons at once, to choose one of them. */
export function IconPicker({ label: heading, name: field, onChange, onBlur, ref }: InputProps) {
  const labelId = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelId}>
      <FormLabel component="span" id={labelId}>
        {heading}
      </FormLabel>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, 44px)', gap: 0.75 }}>
        {icons.map(({ name, label, Icon }) => (
          <Box className="muted on-paper" key={name} component="label" title={label} sx={tileLook}>
            <input
              type="radio"
              name={field}
              onChange={onChange}
              onBlur={onBlur}
              ref={ref}
              value={name}
              aria-label={label}
            />
            <Icon />
          </Box>
        ))}
      </Box>
    </div>
  );
}

const tileLook = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 44,
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', m: 0, opacity: 0, cursor: 'inherit' },
  '&:hover': { borderColor: 'text.primary', color: 'text.primary' },
  '&:has(:checked)': {
    outline: '1px solid',
    borderColor: 'primary.main',
    outlineColor: 'primary.main',
    bgcolor: 'tint.primary',
    color: 'tint.primaryText',
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
