// Pages need these without the rules of ../limits.ts.

/** A file that a visitor sends may have 10 MB, in bytes: the PDF of an order, or what is attached to an enquiry. */
export const largestVisitorFile = 10 * 1024 * 1024;

/** An enquiry may have this many attached files, as in schema.graphql. */
export const mostAttachments = 5;

/** A browser keeps at most this many quote lists. */
export const mostLists = 5;
