import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import * as words from '../../../words/admin/en/lists.ts';
import type { Suggestion } from './filterTokens.ts';

interface Props {
  id: string;
  lines: Suggestion[];
  /** The place of the marked line; -1 for none. */
  marked: number;
  onTake: (line: Suggestion) => void;
}

/** The filters and values that the typed text may become. */
export function SuggestionList({ id, lines, marked, onTake }: Props) {
  const list = useRef<HTMLUListElement>(null);
  // Some browsers return a promise, which would be taken for what ends the effect.
  useEffect(() => void list.current?.children[marked]?.scrollIntoView({ block: 'nearest' }), [marked]);
  return (
    <Box
      component="ul"
      ref={list}
      id={id}
      role="listbox"
      aria-label={words.filters}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      sx={listLook}
    >
      {lines.map((line, place) => (
        <Box
          className="row"
          component="li"
          key={line.key}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === marked}
          onClick={() => onTake(line)}
          sx={lineLook}
        >
          <b>{`${line.filter.word}:`}</b>
          <span lang={line.choice && line.filter.lang}>{line.choice?.word}</span>
          <Box className="muted" component="span" lang={line.choice && line.filter.lang} sx={{ ml: 'auto' }}>
            {line.choice ? line.choice.label : line.filter.label}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const listLook = {
  position: 'absolute',
  zIndex: 5,
  top: 'calc(100% + 4px)',
  left: -1,
  minWidth: 'min(440px, 100%)',
  maxWidth: '100%',
  maxHeight: 340,
  overflowY: 'auto',
  m: 0,
  p: 0.5,
  listStyle: 'none',
  bgcolor: 'background.paper',
  borderRadius: 1,
  outline: '1px solid',
  outlineColor: 'outline',
  boxShadow: 8,
} as const;

const lineLook = {
  gap: 1,
  minHeight: { xs: 44, md: 32 },
  px: 1.25,
  fontSize: 14,
  cursor: 'pointer',
  '& b': { fontWeight: 600 },
  '&:hover': { bgcolor: 'surface.sunken' },
  '&[aria-selected=true]': { bgcolor: 'tint.primary' },
} as const;
