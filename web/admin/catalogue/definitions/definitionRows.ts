import type { RowActions } from '../../parts/lists/RowButtons.tsx';

/** An attribute, a kind or a family. */
export interface Definition {
  id: string;
  name: string;
  /** One text for each column, '' where there is nothing to say. */
  facts: string[];
  /** Describes it in one line. */
  about: string;
  productCount: number;
  actions?: RowActions['more'];
}

export interface DefinitionRowProps {
  title: string;
  /** The headings of the facts. */
  columns: string[];
  rows: Definition[];
  onOpen: (id: string) => void;
  onDelete: (row: Definition) => void;
}
