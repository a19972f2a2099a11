import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { longestSearch } from '../../../../common/limits.ts';
import * as words from '../../../words/admin/en/lists.ts';

const pause = 300;

/** Searches after a pause in typing. `value` may change from outside, for example by the back button. */
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
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (typed.trim() === value) return;
    timer.current = setTimeout(() => onSearch(typed.trim()), pause);
    return () => clearTimeout(timer.current);
    // Only typing restarts the pause; `onSearch` is a new function at every rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed]);

  return (
    <OutlinedInput
      type="search"
      size="small"
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      // A search that came later would lead back from a link that was clicked meanwhile.
      onBlur={() => {
        clearTimeout(timer.current);
        if (typed.trim() !== value) onSearch(typed.trim());
      }}
      startAdornment={
        <InputAdornment position="start">
          <SearchOutlined className="muted" />
        </InputAdornment>
      }
      endAdornment={
        typed && (
          <IconButton
            color="inherit"
            edge="end"
            aria-label={words.clearSearch}
            onClick={() => {
              setTyped('');
              input.current?.focus();
            }}
          >
            <CloseOutlined className="icon-20 muted" />
          </IconButton>
        )
      }
      inputRef={input}
      slotProps={{ input: { 'aria-label': label, maxLength: longestSearch } }}
      sx={{
        flex: { xs: '1 0 100%', sm: '1 1 176px' },
        maxWidth: { sm: 340 },
        // The browser's own button is blue in one browser and missing in another.
        '& input::-webkit-search-cancel-button': { display: 'none' },
        fontSize: { md: 15 },
        '& input': { pl: 0 },
      }}
    />
  );
}
