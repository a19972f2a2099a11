import type { SvgIcon } from '@mui/material';
import type { ReactNode } from 'react';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';

/** A block has as many rows as fit into a look. */
export const mostRows = 5;

export interface TodayRow {
  key: string;
  icon?: { Icon: typeof SvgIcon; colour: 'warning.main' | 'error.main' | 'primary.main' | 'text.secondary' };
  title: string;
  text: string;
  /** The address of what the row is about; null where there is none. */
  to: string | null;
  /** The word of the button at its end, which leads to the same; a phone has an arrow. */
  look?: string;
  /** Stands at its end instead. */
  end?: ReactNode;
}

/** The rows of a block, or that it loads or could not be loaded. */
export interface Block {
  title: string;
  /** The number of all of them, and the address of the list that shows them. */
  total: number;
  listed?: string;
  /** The link to the whole list. */
  whole?: { to: string; label: string };
  rows: TodayRow[];
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

interface Query {
  data?: unknown;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/** Returns the state of a block that needs several queries; one that is left out for the person's roles loads nothing. */
export function stateOf(...asked: (Query & { isSkipped: boolean })[]) {
  const queries = asked.filter(({ isSkipped }) => !isSkipped);
  return {
    isLoading: queries.some(({ data, error }) => !data && !error),
    hasFailed: queries.some(({ data, error }) => !data && error !== undefined),
    // A failure stands in the block, too.
    retry: () => queries.forEach(({ error, refetch }) => error && void refetch().catch(logUnexpected)),
  };
}
