export interface RowAction {
  word: string;
  /** For screen readers. */
  label: string;
  onChoose: () => void;
}

export interface RowActions {
  name: string;
  /** The address of its public page, if it has one. */
  site?: string;
  /** Further actions. */
  more?: RowAction[];
  /** Rarer ones, which stand in a menu everywhere. */
  rare?: RowAction[];
  onEdit: () => void;
  /** Left out when the row cannot be deleted. */
  onDelete?: () => void;
}
