/** A file that cannot be restored; the message is one sentence. */
export class BadBackup extends Error {}
