import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Select, type SxProps, type Theme } from '@mui/material';
import type { ChangeEvent, FocusEvent, ReactNode, Ref } from 'react';

export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

interface Props {
  options: readonly Choice[];
  /** The language of the options. */
  lang?: string | undefined;
  /** An option before the others. */
  first?: ReactNode;
  /** Its name for screen readers where no label is in sight. */
  label?: string;
  id?: string;
  describedBy?: string | undefined;
  shortcut?: string | undefined;
  value?: string;
  onChoose?: (value: string) => void;
  /** A form registers this and the next three. */
  name?: string;
  inputRef?: Ref<unknown>;
  onChange?: (event: ChangeEvent<unknown>) => unknown;
  onBlur?: (event: FocusEvent<unknown>) => unknown;
  sx?: SxProps<Theme>;
}

/** The select of the browser, which is quick by keyboard and familiar on a phone. All selects of the admin are made of it. */
export const NativeSelect = ({
  options,
  lang,
  first,
  label,
  id,
  describedBy,
  shortcut,
  value,
  onChoose,
  name,
  inputRef,
  onChange,
  onBlur,
  sx,
}: Props) => (
  <Select
    native
    size="small"
    value={value}
    name={name}
    inputRef={inputRef}
    IconComponent={ExpandMoreOutlined}
    onChange={(event) => (onChoose ? onChoose(event.target.value) : void onChange?.(event as ChangeEvent))}
    onBlur={(event) => void onBlur?.(event)}
    slotProps={{
      input: {
        id,
        'aria-label': label,
        title: label,
        'aria-describedby': describedBy,
        'aria-keyshortcuts': shortcut,
      },
    }}
    sx={
      [
        { minWidth: 0, fontSize: { md: 15 } },
        ...(Array.isArray(sx) ? (sx as SxProps<Theme>[]) : [sx]),
      ] as SxProps<Theme>
    }
  >
    {first}
    {options.map((option) => (
      <option key={option.value} value={option.value} disabled={option.disabled} lang={option.value ? lang : undefined}>
        {option.label}
      </option>
    ))}
  </Select>
);
