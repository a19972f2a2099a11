import { OwnError } from '../../../core/reduced.ts';

/** A file that cannot be restored; the message is one sentence. */
export class BadBackup extends OwnError {}
