import type { Actor, DeedNote } from '../../../core/actor.ts';
import type { DoneThing } from '../../../db/tables/historyTables.ts';
import type { OfficeLanguage } from '../../../../common/text/locale.ts';
import { officeWords } from '../../../words/office.ts';
import { recordedEntities } from './recordedEntities.ts';

/** A change with what is needed to put it into words. */
export type Told = {
  kind: string | null;
  cause: string;
  source: string | null;
  things: DoneThing[];
  note: DeedNote | null;
};

/** Returns the labels of fields, as their form has them. */
function labelsOf({ entity, fields }: DoneThing): string[] {
  const labels = recordedEntities.find((recorded) => recorded.entity === entity)?.labels ?? {};
  return [...new Set(fields.map((name) => labels[name] ?? name))];
}

/** Puts a change into one line, as the page of changes has it in the language of a person, and the audit log in English. */
export const textOf = ({ kind, cause, source, things, note }: Told, language: OfficeLanguage = 'en'): string =>
  officeWords(language).deeds.deedText({
    kind: kind ?? 'EDIT',
    cause,
    source,
    things: things.map((thing) => ({
      ...thing,
      names: thing.some.map(({ name }) => name),
      labels: thing.action === 'changed' ? labelsOf(thing) : [],
    })),
    rule: note?.rule,
    undid: note?.undid?.text,
  });

/** These write entries of their own. */
const saidElsewhere = new Set([
  ...['importContent', 'importProducts', 'passImportRun', 'addPictureBatch', 'undoImport'],
  ...['bringBack', 'bringManyBack', 'undoDeletion', 'restoreCategory', 'createImportProfile', 'updateImportProfile'],
  'deleteImportProfile',
]);

/** Tells whether the audit log names a change: all that people, plans and keys do, unless another entry says so. */
export const inAudit = ({ admin, cause, isImport, note }: Actor, kind: string) =>
  admin !== null &&
  isImport !== true &&
  kind !== 'SALES' &&
  !saidElsewhere.has(cause) &&
  // The undo of an import has an entry of its own.
  note?.undid?.seq !== 0;

/** Returns the kind of entry that the audit log has of a change. */
export const auditEventOf = ({ cause }: Actor) => (cause === 'restoreRevision' ? 'RESTORED' : 'CHANGED');
