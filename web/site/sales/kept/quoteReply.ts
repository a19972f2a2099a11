import type { Taken } from '../attachments/takeFiles.ts';

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
  /** The lines of a paste: those that name a product, those that are open, and those whose quantity is no number. */
  pasted?: { found: number; open: number; unread: number };
  /** The files of the enquiry: those that the server keeps for it, and those that it did not take. */
  files?: Taken;
  /** The rows of the quick order that were added, as they were typed. */
  quick?: { place: number; code: string }[];
}

/** Returns the sentence that says why a form of the list did nothing; `failed` is the one for a failure without a reason. */
export const faultIn = (reply: QuoteReply | undefined, failed = 'Değişiklik kaydedilemedi. Lütfen tekrar deneyin.') =>
  reply && (Object.values(reply.errors)[0] ?? (reply.failed ? failed : undefined));
