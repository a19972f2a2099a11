import { Typography } from '@mui/material';
import { Row } from '../page/Row.tsx';
import { useId } from 'react';
import { NativeSelect, type Choice } from './NativeSelect.tsx';

interface Props {
  label: string;
  value: string;
  options: readonly Choice[];
  /** The shortcut key that focuses it. */
  shortcut?: string;
  onChoose: (value: string) => void;
}

/** A choice that takes effect at once, with its label beside it; on a phone both are cells of the grid around it. */
export function LabelledSelect({ label, ...props }: Props) {
  const id = useId();
  return (
    <Row className="shrinks" spacing={1.25} sx={{ display: { xs: 'contents', sm: 'flex' } }}>
      <Typography variant="subtitle2" component="label" htmlFor={id} className="rigid">
        {label}
      </Typography>
      <NativeSelect {...props} id={id} />
    </Row>
  );
}
