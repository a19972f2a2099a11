/** A file that was chosen; its bytes are read when they are needed. */
export interface ChosenFile {
  /** The name, with the folders in which it lies. */
  path: string;
  size: number;
  read: () => Promise<File>;
}
