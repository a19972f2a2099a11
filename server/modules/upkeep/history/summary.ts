import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../../core/actor.ts';
import type { DeedAction, DoneThing } from '../../../db/tables/historyTables.ts';
import type { RecordedRow } from '../../../entity/recorded.ts';
import type { NewRevision } from '../../../entity/revisions.store.ts';
import type { DeedKind } from '../../../generated/resolvers.ts';
import { followedEntities } from './recordedEntities.ts';

/** A change names this many of the things that it touched. */
const mostNamed = 5;

const actions: Record<NewRevision['action'], DeedAction> = {
  CREATED: 'created',
  CHANGED: 'changed',
  DELETED: 'deleted',
};

/** Collects what a transaction did, by kind of entity and action, without values. */
export function createSummary() {
  const things: DoneThing[] = [];
  const thingOf = (entity: string, action: DeedAction) => {
    const found = things.find((one) => one.entity === entity && one.action === action);
    if (found) return found;
    const added: DoneThing = { entity, action, count: 0, some: [], fields: [] };
    things.push(added);
    return added;
  };
  return {
    things,
    /** `named` are the rows whose names are known, `after` those that were changed. */
    add(revised: NewRevision[], named: Map<string, Pick<RecordedRow, 'name'>>, after: Map<string, RecordedRow>) {
      for (const { entity, entityId: id, action, before } of revised) {
        const thing = thingOf(entity, actions[action]);
        thing.count++;
        if (thing.some.length < mostNamed) thing.some.push({ id, name: named.get(id)?.name ?? '' });
        const now = after.get(id)?.document;
        if (!before || !now) continue;
        for (const name of Object.keys(now)) {
          if (!thing.fields.includes(name) && !isDeepStrictEqual(before[name], now[name])) thing.fields.push(name);
        }
      }
    },
  };
}

/** Adds what a change did later to what it had done before. */
export function joinedThings(before: DoneThing[], later: DoneThing[]): DoneThing[] {
  const joined = structuredClone(before);
  for (const thing of later) {
    const same = joined.find(({ entity, action }) => entity === thing.entity && action === thing.action);
    if (!same) {
      joined.push(thing);
      continue;
    }
    same.count += thing.count;
    same.some = [...same.some, ...thing.some].slice(0, mostNamed);
    same.fields = [...new Set([...same.fields, ...thing.fields])];
  }
  return joined;
}

/** The kinds of those causes that are no edits by hand. */
const kinds: Partial<Record<string, DeedKind>> = {
  changeProducts: 'BULK',
  moveProducts: 'BULK',
  setProductsFeatured: 'BULK',
  patchProducts: 'BULK',
  upsertProducts: 'BULK',
  addVariants: 'BULK',
  changeProductRows: 'GRID',
  importProducts: 'IMPORT',
  importContent: 'IMPORT',
  passImportRun: 'IMPORT',
  addPictureBatch: 'IMPORT',
  doPlan: 'PLAN',
  takeUpPlan: 'PLAN',
  confirmProposal: 'PROPOSAL',
  setExchangeRate: 'RATE',
  letExchangeRatePass: 'RATE',
  takeBankList: 'RATE',
  updateMoneySettings: 'RATE',
  mergeProducts: 'MERGE',
  mergeOptions: 'MERGE',
};

/** Beginnings of the causes of these kinds, and causes that begin alike and are of another kind. */
const beginnings: { kind: DeedKind; begins: string[]; besides: string[] }[] = [
  { kind: 'UNDO', begins: ['undo'], besides: ['undoDeletion'] },
  { kind: 'RESTORE', begins: ['restore', 'bring', 'undoDeletion'], besides: [] },
  { kind: 'DELETION', begins: ['delete', 'remove', 'erase'], besides: [] },
];

/** Causes by which changes are found whose kind nobody has noted: all of `causes` and `begins`, but those of `besides`. */
export type OlderCauses = { causes: string[]; begins: string[]; besides: string[] };

/** Returns the causes of a kind for changes of earlier versions; `EDIT` is what is of none of the others. */
export function olderCauses(kind: DeedKind): OlderCauses & { isOther: boolean } {
  const isOther = kind === 'EDIT';
  const is = (one: DeedKind | undefined) => one !== undefined && (isOther || one === kind);
  const causes = Object.keys(kinds).filter((cause) => is(kinds[cause]));
  if (is('PROGRAM')) causes.push('program');
  const found = beginnings.filter((one) => is(one.kind));
  return {
    ...{ isOther, causes, begins: found.flatMap(({ begins }) => begins) },
    besides: isOther ? [] : found.flatMap(({ besides }) => besides),
  };
}

/** Returns the kind of what an actor did to these things. */
export function kindOf(
  { cause, isImport, note }: Pick<Actor, 'cause' | 'isImport' | 'note'>,
  things: DoneThing[],
): DeedKind {
  if (isImport) return 'IMPORT';
  if (note?.rule && cause === 'changeProducts') return 'PRICES';
  const known = kinds[cause];
  if (known) return known;
  const begun = beginnings.find(
    ({ begins, besides }) => begins.some((word) => cause.startsWith(word)) && !besides.includes(cause),
  )?.kind;
  if (begun !== undefined && begun !== 'DELETION') return begun;
  if (things.length > 0 && things.every(({ entity }) => followedEntities.some((one) => one.entity === entity)))
    return 'SALES';
  if (begun !== undefined) return begun;
  return cause === 'program' ? 'PROGRAM' : 'EDIT';
}
