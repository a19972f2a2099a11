import type { Taken } from '../attachments/takeFiles.ts';
import * as words from '../../../words/tr/enquiry.ts';

/**
 * Returns why a form did nothing: the sentence of a wrong field, whichever it is, else `failed`; undefined where it was done. Only
 * then may a page say that it was done.
 */
export const faultOf = (reply: QuoteReply | undefined, failed = words.changeNotSaved): string | undefined =>
  reply && (Object.values(reply.errors)[0] ?? (reply.failed ? failed : undefined));

/** The answer to one of the forms of the quote list, unless it redirects. */
export interface QuoteReply {
  /** The form's intent. */
  intent: string;
  /** The id of the row in question. */
  row?: string | undefined;
  /** A sentence for each wrong field, by its name. */
  errors: Record<string, string>;
  /** The typed values, so that a page without scripts keeps them. */
  values: Record<string, string>;
  /** Sending failed for a reason other than the typed values. */
  failed?: boolean;
  /** The list was sent before with other contents: changes are told on the contact page. */
  wasSent?: boolean;
  /**
   * The lines of a paste: those that name a product, those that are open, those whose quantity is asked for, and those that were
   * left out, since they name no product; the page that follows a form without scripts knows only how many.
   */
  pasted?: { found: number; open: number; unread: number; leftOut: number; lines?: string[] };
  /** The files of the enquiry: those that the server keeps for it, and those that it did not take. */
  files?: Taken;
  /** The typed words of the last row are a row of the list now. */
  added?: boolean;
}
