import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, OutlinedInput, type OutlinedInputProps } from '@mui/material';
import { useId, type InputHTMLAttributes } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';

interface Props extends Omit<OutlinedInputProps, 'slotProps'> {
  /** The values that it proposes; any other may be typed, too. */
  choices: string[];
  /** Stands at the end of an input that proposes nothing. */
  unit?: string | null;
  input: InputHTMLAttributes<HTMLInputElement>;
}

/** Shows an input of a list of attributes. One that proposes values is marked as the selects are. */
export function ListInput({ choices, unit, input, ...props }: Props) {
  const id = useId();
  const isList = choices.length > 0;
  const mark = <ExpandMoreOutlined aria-hidden className="muted" />;
  return (
    <>
      <OutlinedInput
        {...props}
        size="small"
        fullWidth
        endAdornment={
          isList
            ? mark
            : unit && (
                <Box className="muted" sx={{ pl: 1 }}>
                  {unit}
                </Box>
              )
        }
        slotProps={{ input: { lang: siteLanguage, list: isList ? id : undefined, ...input } }}
        sx={look}
      />
      {isList && (
        <datalist id={id}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </>
  );
}

const look = {
  minHeight: 40,
  pr: 1.25,
  fontSize: { md: 15 },
  // The browser's own mark is a black triangle of another size.
  '& input::-webkit-calendar-picker-indicator': { display: 'none !important' },
} as const;
