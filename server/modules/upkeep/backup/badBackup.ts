import { OwnError } from '../../../core/reduced.ts';

/** The file cannot be restored; the message is one sentence. */
export class BadBackup extends OwnError {}
