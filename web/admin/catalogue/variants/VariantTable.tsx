import { Box } from '@mui/material';
import { NativeSelect } from '../../parts/inputs/NativeSelect.tsx';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { Attribute } from '../specs/useDefinitions.ts';
import * as words from '../../../words/admin/en/variants.ts';
import { choicesOf, isUndecided, type Column } from './columns.ts';
import { pastedCells } from './pastedCells.ts';
import type { CellProblem } from './problemsOf.ts';
import { mostRows, withBlock, withCell, type Place, type Table } from './tableOf.ts';

interface Props {
  table: Table;
  attributes: Attribute[];
  problems: CellProblem[];
  /** Returns the name that a row gets. */
  nameOf: (cells: string[]) => string;
  onChange: (table: Table) => void;
}

/** The rows of the new products. A block of a spreadsheet is pasted into any cell. */
export function VariantTable({ table, attributes, problems, nameOf, onChange }: Props) {
  const { columns, rows } = table;
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = rows.length < mostRows ? [...rows, []] : rows;

  function paste(event: ClipboardEvent, place: Place) {
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    if (cells.length === 0 || (cells.length === 1 && cells[0]?.length === 1)) return;
    event.preventDefault();
    onChange(withBlock(table, place, cells, attributes));
  }

  function step(event: KeyboardEvent, { row, column }: Place) {
    const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    body.current?.rows[row + by]?.querySelectorAll('input')[column]?.focus();
  }

  const retitle = (at: number, field: string) =>
    onChange({ ...table, columns: columns.map((one, place) => (place === at ? chosen(one, field, attributes) : one)) });

  return (
    <Box
      className="ruled ruled-below"
      sx={{ overflowX: 'auto' }}
      // The browser leaves a select where it is when a part of it is in sight.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      <Box component="table" aria-label={words.newProducts} sx={look}>
        <thead>
          <tr>
            <th scope="col" className="number">
              <span className="visually-hidden">{words.row}</span>
            </th>
            {columns.map((column, at) => (
              <th key={at} scope="col">
                <NativeSelect
                  label={words.columnAt(at + 1)}
                  value={isUndecided(column) ? undecided : column.field}
                  options={choicesOf(attributes)}
                  lang={siteLanguage}
                  first={isUndecided(column) && <option value={undecided}>{words.whatIsColumn(column.heading)}</option>}
                  onChoose={(field) => retitle(at, field)}
                  sx={headLook}
                />
              </th>
            ))}
            <th scope="col" className="name">
              {words.name}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {shown.map((cells, row) => (
            <tr key={row}>
              <td className="number">{row < rows.length ? row + 1 : ''}</td>
              {columns.map((column, at) => {
                const problem = problems.find((one) => one.row === row && one.column === at);
                return (
                  <td key={at}>
                    <input
                      value={cells[at] ?? ''}
                      aria-label={words.cellOf(column.heading || words.columnAt(at + 1), row + 1)}
                      aria-invalid={problem !== undefined}
                      title={problem?.message}
                      lang={siteLanguage}
                      autoComplete="off"
                      onChange={({ target }) => onChange(withCell(table, { row, column: at }, target.value))}
                      onPaste={(event) => paste(event, { row, column: at })}
                      onKeyDown={(event) => step(event, { row, column: at })}
                    />
                  </td>
                );
              })}
              <td className="name" lang={siteLanguage}>
                {row < rows.length && nameOf(cells)}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** The value of a heading that nothing is called by, until a person says what it is. */
const undecided = '?';

/** A column without a heading of its own is called by what it holds. */
const chosen = (column: Column, field: string, attributes: Attribute[]): Column => ({
  heading: choicesOf(attributes).find(({ value }) => value !== '' && value === field)?.label ?? column.heading,
  field,
  isLeft: field === '',
});

const headLook = {
  width: 1,
  bgcolor: 'transparent',
  fontSize: 13.5,
  fontWeight: 600,
  '& fieldset': { border: 0 },
  '& select': { py: 1, pl: 1.25 },
} as const;

const look = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 15,
  '& th': { height: 44, p: 0, bgcolor: 'surface.sunken', textAlign: 'start', fontSize: 13.5, minWidth: 136 },
  '& td': { height: 36, p: 0, borderTop: 'var(--hairline)' },
  '& th + th, & td + td': { borderLeft: 'var(--hairline)' },
  '& .number': { width: 40, minWidth: 40, px: 1, textAlign: 'end', color: 'text.secondary', fontSize: 13.5 },
  '& .name': { minWidth: 220, px: 1.25, color: 'text.secondary', overflowWrap: 'anywhere' },
  '& input': {
    width: 1,
    minHeight: 36,
    px: 1.25,
    border: 0,
    bgcolor: 'transparent',
    color: 'text.primary',
    fontFamily: 'inherit',
    fontSize: 15,
  },
  '& input:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '& input[aria-invalid=true]': {
    boxShadow: 'inset 0 0 0 1.5px var(--mui-palette-error-main)',
    textDecoration: 'underline wavy',
  },
} as const;
