import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Box, IconButton } from '@mui/material';
import { Row } from '../page/Row.tsx';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { longestSearch } from '../../../../common/limits.ts';
import * as words from '../../../words/admin/en/lists.ts';
import { searchIn, suggest, withoutTerm, type Suggestion, type TokenFilter } from './filterTokens.ts';
import { FilterTokens, tokensOf } from './FilterTokens.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { useTypedSearch } from './useTypedSearch.ts';

interface Props {
  label: string;
  search: string;
  onSearch: (typed: string) => void;
  filters: readonly TokenFilter[];
  valueOf: (name: string) => string;
  onFilter: (changes: Record<string, string>) => void;
}

/**
 * The search of a list, which also takes filters: `state:draft` becomes a token before the text. The list below proposes
 * filters and values; Enter takes the marked one, and Backspace in the empty field takes the last token away.
 */
export function TokenField({ label, search, onSearch, filters, valueOf, onFilter }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const { typed, type, searchNow } = useTypedSearch(search, onSearch, (text) => searchIn(text, filters));
  const lines = isOpen ? suggest(typed, filters) : [];
  const tokens = tokensOf(filters, valueOf);
  const edit = (text: string) => {
    type(text);
    setIsOpen(text !== '');
    // A value is taken by Enter at once; words without a colon are searched.
    setMarked(suggest(text, filters)[0]?.choice && text.includes(':') ? 0 : -1);
  };
  const close = () => {
    setIsOpen(false);
    setMarked(-1);
  };
  const take = ({ filter, choice }: Suggestion) => {
    const rest = withoutTerm(typed, filters);
    input.current?.focus();
    if (!choice) {
      edit(`${rest} ${filter.word}:`.trimStart());
      return setIsOpen(true);
    }
    type(rest, false);
    close();
    onFilter({ q: rest, [filter.name]: choice.value });
  };
  const drop = (name: string) => {
    input.current?.focus();
    onFilter({ [name]: '' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const line = lines[marked];
    const last = tokens.at(-1);
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const by = key === 'ArrowDown' ? 1 : -1;
      if (!isOpen) setIsOpen(true);
      else if (lines.length > 0)
        setMarked((marked + by + lines.length + (marked < 0 && by < 0 ? 1 : 0)) % lines.length);
    } else if (key === 'Enter' && line) take(line);
    else if (key === 'Enter') {
      close();
      searchNow();
    } else if (key === 'Escape' && isOpen) close();
    else if (key === 'Backspace' && typed === '' && last) drop(last.filter.name);
    else return;
    event.preventDefault();
    // Escape closes the list alone, and not what is around it, nor does it clear a selection.
    event.stopPropagation();
  };
  return (
    <Row
      className="shrinks on-paper"
      spacing={1}
      sx={fieldLook}
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
    >
      <SearchOutlined className="rigid icon-20 muted" />
      <FilterTokens tokens={tokens} onRemove={drop} />
      <Box
        component="input"
        ref={input}
        type="search"
        aria-label={label}
        placeholder={filters.length > 0 ? words.codeWordOrFilter : label}
        maxLength={longestSearch}
        autoComplete="off"
        spellCheck={false}
        {...(filters.length > 0 && {
          'aria-autocomplete': 'list' as const,
          'aria-haspopup': 'listbox' as const,
          'aria-controls': lines.length > 0 ? id : undefined,
          'aria-activedescendant': marked >= 0 && lines[marked] ? `${id}-${marked}` : undefined,
        })}
        value={typed}
        onChange={({ target }) => edit(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          searchNow();
        }}
        sx={inputLook}
      />
      {typed === '' ? (
        <Box className="muted rigid small-type" component="kbd" aria-hidden sx={keyLook}>
          /
        </Box>
      ) : (
        <IconButton
          color="inherit"
          aria-label={words.clearSearch}
          onClick={() => {
            type('');
            input.current?.focus();
          }}
          className="rigid"
          sx={{ width: 28, height: 28, p: 0 }}
        >
          <CloseOutlined className="icon-18 muted" />
        </IconButton>
      )}
      {lines.length > 0 && <SuggestionList id={id} lines={lines} marked={marked} onTake={take} />}
    </Row>
  );
}

const fieldLook = {
  position: 'relative',
  flex: { xs: '1 1 200px', md: '1 1 auto' },
  maxWidth: { md: 1040 },
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  minHeight: { xs: 44, md: 32 },
  px: 1,
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
  '&:hover': { borderColor: 'text.primary' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
} as const;

const inputLook = {
  flex: '1 1 80px',
  minWidth: 0,
  p: 0,
  height: 28,
  border: 0,
  outline: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  fontSize: { xs: 16, md: 14 },
  color: 'text.primary',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
  // The browser's own button is blue in one browser and missing in another.
  '&::-webkit-search-cancel-button': { display: 'none' },
} as const;

const keyLook = {
  px: 0.75,
  border: 1,
  borderColor: 'outline',
  borderRadius: 0.67,
  fontFamily: 'inherit',
  lineHeight: '18px',
  '@media (hover: none) and (pointer: coarse)': { display: 'none' },
} as const;
