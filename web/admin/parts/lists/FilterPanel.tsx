import { Box, Button, Drawer, Popover, Typography } from '@mui/material';
import { Row } from '../page/Row.tsx';
import { useId, useState, type ReactNode } from 'react';
import { useNarrow } from '../page/useNarrow.ts';
import * as words from '../../../words/admin/en/lists.ts';
import { DayFilter } from './DayFilter.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import type { TokenFilter } from './filterTokens.ts';
import { Quiet } from '../texts/Quiet.tsx';

interface Props {
  filters: readonly TokenFilter[];
  valueOf: (name: string) => string;
  onFilter: (changes: Record<string, string>) => void;
  /** The number of results, which a phone shows beside the button that leads back to them. */
  count: ReactNode;
}

/** All filters of a list behind one button: below it, or on a phone in a sheet from the foot of the window. */
export function FilterPanel({ filters, valueOf, onFilter, count }: Props) {
  const narrow = useNarrow();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const used = filters.filter(({ name }) => valueOf(name) !== '').length;
  const none = Object.fromEntries(filters.map(({ name }) => [name, '']));
  const container = () => document.getElementById('content');
  const content = (
    <Box role="dialog" aria-labelledby={id} sx={contentLook}>
      <Row className="apart" spacing={2} sx={{ minHeight: 40 }}>
        <Typography id={id} variant="h5" component="h2" sx={{ fontSize: 16 }}>
          {words.filters}
        </Typography>
        {used > 0 && (
          <Button size="small" onClick={() => onFilter(none)}>
            {words.clearFilters}
          </Button>
        )}
      </Row>
      <Box sx={fieldsLook}>
        {filters.map((filter) => (
          <div key={filter.name}>
            <Typography className="muted" variant="caption" component="p" aria-hidden sx={{ mb: 0.25 }}>
              {filter.label}
            </Typography>
            <FilterInput
              filter={filter}
              value={valueOf(filter.name)}
              onChoose={(value) => onFilter({ [filter.name]: value })}
            />
          </div>
        ))}
      </Box>
      <Row className="apart" spacing={2} sx={{ mt: 2 }}>
        {/* The count of the list is hidden behind the open panel, and says nothing then. */}
        <Quiet role="status">{count}</Quiet>
        <Button variant="contained" size="small" onClick={close} sx={{ minWidth: { xs: '50%', md: 120 } }}>
          {words.done}
        </Button>
      </Row>
    </Box>
  );
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ ...buttonLook, bgcolor: used > 0 ? 'tint.primary' : 'background.paper' }}
      >
        {used > 0 ? words.filtersUsed(used) : words.filters}
      </Button>
      {narrow ? (
        <Drawer anchor="bottom" open={anchor !== null} onClose={close} container={container}>
          {content}
        </Drawer>
      ) : (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          container={container}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: -4, horizontal: 'right' }}
        >
          {content}
        </Popover>
      )}
    </>
  );
}

interface InputProps {
  filter: TokenFilter;
  value: string;
  onChoose: (value: string) => void;
}

function FilterInput({ filter: { label, any, choices, lang, isDay }, value, onChoose }: InputProps) {
  if (isDay) return <DayFilter label={label} value={value} onChoose={onChoose} />;
  // What the address names is shown, also where nothing has it any more.
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <FilterSelect
      wide
      label={label}
      value={value}
      options={[
        { value: '', label: any },
        ...(isKnown ? [] : [{ value, label: value }]),
        ...choices.map((choice) => ({ value: choice.value, label: choice.label ?? choice.word })),
      ]}
      lang={lang}
      onChoose={onChoose}
    />
  );
}

const contentLook = {
  p: 2,
  pt: 1,
  width: { md: 640 },
  maxHeight: { xs: '85dvh', md: 'none' },
  overflowY: 'auto',
} as const;
const fieldsLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  gap: 1.5,
} as const;
const buttonLook = { flex: 'none', minWidth: 0, height: { xs: 44, md: 32 }, px: 1.5, fontSize: { md: 14 } } as const;
