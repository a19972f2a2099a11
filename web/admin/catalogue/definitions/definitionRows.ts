import type { RowActions } from '../../parts/lists/RowButtons.tsx';

/** Something that products are described by. */
export interface Definition {
  id: string;
  name: string;
  /** What the columns say of it, '' where there is nothing to say. */
  facts: string[];
  /** In one line: what else it is. */
  about: string;
  productCount: number;
  actions?: RowActions['more'];
}

export interface DefinitionRowProps {
  title: string;
  /** Headings of the facts. */
  columns: string[];
  rows: Definition[];
  onOpen: (id: string) => void;
  onDelete: (row: Definition) => void;
}
