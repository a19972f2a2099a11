import { Box } from '@mui/material';
import { Row } from '../page/Row.tsx';
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
      className="on-paper"
      sx={listLook}
    >
      {lines.map((line, place) => (
        <Row
          className="near-type"
          component="li"
          key={line.key}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === marked}
          onClick={() => onTake(line)}
          spacing={1}
          sx={lineLook}
        >
          <b>{`${line.filter.word}:`}</b>
          <span lang={line.choice && line.filter.lang}>{line.choice?.word}</span>
          <Box className="muted pushed" component="span" lang={line.choice && line.filter.lang}>
            {line.choice ? line.choice.label : line.filter.label}
          </Box>
        </Row>
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
  p: 0.5,
  borderRadius: 1,
  outline: '1px solid',
  outlineColor: 'outline',
  boxShadow: 8,
} as const;

const lineLook = {
  minHeight: { xs: 44, md: 32 },
  px: 1.25,
  cursor: 'pointer',
  '& b': { fontWeight: 600 },
  '&:hover': { bgcolor: 'surface.sunken' },
  '&[aria-selected=true]': { bgcolor: 'tint.primary' },
} as const;
