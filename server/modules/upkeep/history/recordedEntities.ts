import type { Entity } from '../../../entity/entity.ts';
import type { Recorded } from '../../../entity/recorded.ts';
import type { Rights } from '../../../rights/may.ts';
import { entities } from '../../entities.ts';

export type RecordedEntity = Recorded & Rights & Pick<Entity, 'announces'> & { entity: string };

/** All of these go to the bin when they are deleted, and most have a history of their changes. */
export const recordedEntities: RecordedEntity[] = entities.flatMap(
  ({ name, record, roles, readers, programs, announces }) =>
    record ? [{ ...record, roles, readers, programs, announces, entity: name }] : [],
);

export function recordedEntity(name: string): RecordedEntity {
  const found = recordedEntities.find(({ entity }) => entity === name);
  if (!found) throw new Error(`${name} is not recorded.`);
  return found;
}
