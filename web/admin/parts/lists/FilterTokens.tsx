import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { ButtonBase } from '@mui/material';
import * as words from '../../../words/admin/en/lists.ts';
import type { TokenFilter } from './filterTokens.ts';
import { PlainList } from './PlainList.tsx';

interface Token {
  filter: TokenFilter;
  /** The word of its value, or the value itself where the list of values does not have it. */
  word: string;
}

/** Returns the filters that are set, in the order of the filters. */
export const tokensOf = (filters: readonly TokenFilter[], valueOf: (name: string) => string): Token[] =>
  filters.flatMap((filter) => {
    const value = valueOf(filter.name);
    const word = filter.choices.find((choice) => choice.value === value)?.word ?? value;
    return value === '' ? [] : [{ filter, word }];
  });

interface Props {
  tokens: Token[];
  onRemove: (name: string) => void;
}

/** The filters that are set, each a button that takes it away. */
export const FilterTokens = ({ tokens, onRemove }: Props) =>
  tokens.length > 0 && (
    <PlainList aria-label={words.filtersInUse} sx={listLook}>
      {tokens.map(({ filter: { name, word: filter, lang }, word }) => (
        <li key={name}>
          <ButtonBase
            aria-label={words.removeFilter(filter, word)}
            title={`${filter}: ${word}`}
            onClick={() => onRemove(name)}
            className="small-type strong"
            sx={tokenLook}
          >
            <span>
              {`${filter}: `}
              <span lang={lang}>{word}</span>
            </span>
            <CloseOutlined sx={{ fontSize: 14 }} />
          </ButtonBase>
        </li>
      ))}
    </PlainList>
  );

const listLook = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  gap: 0.75,
  minWidth: 0,
  py: { xs: 0.5, md: 0 },
  '& li': { minWidth: 0 },
} as const;

const tokenLook = {
  gap: 0.5,
  maxWidth: '100%',
  height: { xs: 32, md: 22 },
  px: 1,
  borderRadius: 0.67,
  color: 'tint.primaryText',
  bgcolor: 'tint.primary',
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;
