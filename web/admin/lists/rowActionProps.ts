/** What can be done with a row. */
export interface RowActions {
  name: string;
  /** The address of its page on the site. */
  site: string;
  onEdit: () => void;
  onDelete: () => void;
}
