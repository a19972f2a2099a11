import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Select, Stack, Typography } from '@mui/material';
import { useId } from 'react';

interface Props {
  label: string;
  value: string;
  options: { value: string; label: string; disabled?: boolean }[];
  /** The shortcut key that focuses it. */
  shortcut?: string;
  onChoose: (value: string) => void;
}

/** A choice that takes effect at once, with its label beside it; on a phone both are cells of the grid around it. */
export function LabelledSelect({ label, value, options, shortcut, onChoose }: Props) {
  const id = useId();
  return (
    <Stack
      direction="row"
      sx={{ display: { xs: 'contents', sm: 'flex' }, alignItems: 'center', gap: 1.25, minWidth: 0 }}
    >
      <Typography variant="subtitle2" component="label" htmlFor={id} sx={{ flex: 'none' }}>
        {label}
      </Typography>
      <Select
        native
        size="small"
        value={value}
        IconComponent={ExpandMoreOutlined}
        onChange={({ target }) => onChoose(target.value)}
        slotProps={{ input: { id, 'aria-keyshortcuts': shortcut } }}
        sx={{ minWidth: 0, fontSize: { md: 15 } }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Select>
    </Stack>
  );
}
