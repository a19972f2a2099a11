/** What can be done with a row. */
export interface RowActions {
  name: string;
  /** The address of its page on the site, if it has one. */
  site?: string;
  /** What else: in a word, and what screen readers say of it. */
  more?: { word: string; label: string; onChoose: () => void }[];
  onEdit: () => void;
  /** Left out where it cannot be deleted. */
  onDelete?: () => void;
}
