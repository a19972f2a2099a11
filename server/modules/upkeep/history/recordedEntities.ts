import type { Entity } from '../../../entity/entity.ts';
import type { Recorded } from '../../../entity/recorded.ts';
import type { Rights } from '../../../rights/may.ts';
import { entities } from '../../entities.ts';
import { withTexts } from '../../../entity/textsInHistory.ts';

export type RecordedEntity = Recorded & Rights & Pick<Entity, 'announces' | 'words'> & { entity: string };

/** All of these go to the bin when they are deleted, and most have a history of their changes. */
export const recordedEntities: RecordedEntity[] = entities.flatMap(
  ({ name, record, words, roles, readers, programs, announces }) => {
    if (!record) return [];
    const carried = words ? withTexts(record, name, words) : record;
    return [{ ...carried, roles, readers, programs, announces, words, entity: name }];
  },
);

/** Programs follow the changes of these rows, of whose values no history is kept. */
export const followedEntities = entities.flatMap(({ name, followed, roles, readers, programs }) =>
  followed ? [{ ...followed, roles, readers, programs, entity: name }] : [],
);

/** Who may learn of the changes of each entity that the log of changes names. */
export const loggedEntities: (Rights & { entity: string })[] = [
  ...recordedEntities.filter(({ history }) => history === true),
  ...followedEntities,
];

/** Undefined for an entity of whose values no history is kept. */
export const withHistory = (name: string) =>
  recordedEntities.find(({ entity, history }) => entity === name && history === true);

export function recordedEntity(name: string): RecordedEntity {
  const found = recordedEntities.find(({ entity }) => entity === name);
  if (!found) throw new Error(`${name} is not recorded.`);
  return found;
}
