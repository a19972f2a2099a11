import { MenuItem, MenuList, Paper, Popper } from '@mui/material';
import { useEffect, useId, useRef, useState, type ChangeEvent, type KeyboardEvent, type SyntheticEvent } from 'react';
import { fold } from '../../../../common/text/letters.ts';
import type { GridColumn } from './rows/columns.ts';
import type { Editing } from './useGrid.ts';
import * as words from '../../../words/admin/en/grid.ts';

/** Where the active cell goes when the text was kept; `away` is another place on the page. */
export type Leaves = 'up' | 'down' | 'left' | 'right' | 'stay' | 'away';

interface Props {
  column: GridColumn;
  /** The place of the row, from 1. */
  number: number;
  editing: Editing;
  onType: (text: string) => void;
  onCommit: (text: string, leaves: Leaves) => void;
  onCancel: () => void;
}

/** The grid behind the field has these events, too. */
const stay = (event: SyntheticEvent) => event.stopPropagation();

const arrows: Partial<Record<string, Leaves>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The open cell: a field in its place, with the words that it may hold where it has a choice. */
export function CellEditor({ column, number, editing, onType, onCommit, onCancel }: Props) {
  const [text, setText] = useState(editing.text);
  const [isOpen, setIsOpen] = useState(editing.isOpen ?? false);
  const [marked, setMarked] = useState(-1);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  /** Leaving the field keeps the text once: not after Escape, and not twice. */
  const isDone = useRef(false);
  const commit = (kept: string, leaves: Leaves) => {
    if (isDone.current) return;
    isDone.current = true;
    onCommit(kept, leaves);
  };
  const listId = useId();
  const typed = fold(text).trim();
  const isWhole = text === editing.text && !editing.isFresh;
  const options = column.options?.filter((option) => isWhole || fold(option).startsWith(typed)) ?? [];
  const shown = isOpen ? options.slice(0, 200) : [];
  /** What is kept: the marked word, or the only one that begins as it was typed. */
  const chosen = () =>
    shown[marked] ?? (typed !== '' && !isWhole && options.length === 1 ? (options[0] ?? text) : text);

  useEffect(() => {
    input.current?.focus();
    const end = input.current?.value.length ?? 0;
    input.current?.setSelectionRange(end, end);
  }, []);

  function type(next: string) {
    setText(next);
    setMarked(-1);
    setIsOpen(column.options !== undefined);
    onType(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    // The grid behind it has these keys, too.
    event.stopPropagation();
    // A new line is what it is in spreadsheets: Enter alone keeps the text.
    if (column.isLong && key === 'Enter' && event.altKey) {
      event.preventDefault();
      const field = event.currentTarget as HTMLTextAreaElement;
      field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end');
      return type(field.value);
    }
    if (column.options && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      if (!isOpen) return setIsOpen(true);
      const step = key === 'ArrowDown' ? 1 : -1;
      return setMarked(Math.max(-1, Math.min(marked + step, shown.length - 1)));
    }
    const leaves =
      key === 'Enter'
        ? event.shiftKey
          ? 'up'
          : 'down'
        : key === 'Tab'
          ? event.shiftKey
            ? 'left'
            : 'right'
          : editing.isFresh
            ? arrows[key]
            : undefined;
    if (leaves) {
      event.preventDefault();
      return commit(chosen(), leaves);
    }
    if (key === 'Escape') {
      isDone.current = true;
      return onCancel();
    }
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 's') {
      event.preventDefault();
      commit(chosen(), 'stay');
    }
  }

  const Field = column.isLong ? 'textarea' : 'input';
  const optionId = (at: number) => `${listId}-${at}`;
  return (
    <>
      <Field
        ref={input}
        className={column.isLong ? 'editor long' : 'editor'}
        value={text}
        lang={column.lang}
        aria-label={words.cellOfRow(column.label, number)}
        autoComplete="off"
        spellCheck={false}
        {...(column.options && {
          role: 'combobox',
          'aria-expanded': shown.length > 0,
          'aria-controls': shown.length > 0 ? listId : undefined,
          'aria-activedescendant': marked >= 0 ? optionId(marked) : undefined,
          'aria-autocomplete': 'list',
        })}
        onChange={({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type(target.value)}
        onKeyDown={onKeyDown}
        onPointerDown={stay}
        onCopy={stay}
        onCut={stay}
        onPaste={stay}
        onBlur={() => commit(text, 'away')}
      />
      <Popper
        open={shown.length > 0}
        anchorEl={() => input.current ?? document.body}
        placement="bottom-start"
        sx={{ zIndex: 4 }}
      >
        <Paper elevation={8} sx={{ maxHeight: 280, overflow: 'auto', minWidth: column.width }}>
          <MenuList id={listId} role="listbox" aria-label={column.label} dense>
            {shown.map((option, at) => (
              <MenuItem
                key={option}
                role="option"
                id={optionId(at)}
                aria-selected={at === marked}
                selected={at === marked}
                tabIndex={-1}
                lang={column.lang}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => commit(option, 'stay')}
              >
                {option || words.none}
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      </Popper>
    </>
  );
}
