/** The answer to one of the forms of the quote list, where it does not lead on. */
export interface QuoteReply {
  /** What was to be done. */
  intent: string;
  /** The row that it was about. */
  row?: string | undefined;
  /** A sentence for each wrong field, by its name. */
  errors: Record<string, string>;
  /** What was typed, so that a page without scripts keeps it. */
  values: Record<string, string>;
  /** Sending failed for a reason that is not in what was typed. */
  failed?: boolean;
  /** Of a paste: lines that name a product, and lines that have still to be settled. */
  pasted?: { found: number; open: number };
}
