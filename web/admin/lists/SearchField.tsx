import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { InputAdornment, OutlinedInput } from '@mui/material';
import { useEffect, useState } from 'react';

const pause = 300;

/** Filters after a pause in typing. `value` may change from outside, by the back button for example. */
export function SearchField({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), pause);
    return () => clearTimeout(timer);
    // Only typing restarts the pause, not a new `onSearch` at every rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);

  return (
    <OutlinedInput
      type="search"
      size="small"
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      startAdornment={
        <InputAdornment position="start">
          <SearchOutlined sx={{ color: 'text.secondary' }} />
        </InputAdornment>
      }
      slotProps={{ input: { 'aria-label': label } }}
      sx={{
        width: { xs: '100%', sm: 340 },
        fontSize: { md: 15 },
        '& input': { pl: 0 },
        '& input::placeholder': { color: 'text.secondary', opacity: 1 },
      }}
    />
  );
}
