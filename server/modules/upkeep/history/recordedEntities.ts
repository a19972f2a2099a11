import type { Entity } from '../../../entity/entity.ts';
import type { Recorded } from '../../../entity/recorded.ts';
import { entities } from '../../entities.ts';

/** `roles` may restore its rows. */
export type RecordedEntity = Recorded & Pick<Entity, 'roles' | 'announces'> & { entity: string };

/** All of these go to the bin when they are deleted, and most have a history of their changes. */
export const recordedEntities: RecordedEntity[] = entities.flatMap(({ name, record, roles, announces }) =>
  record ? [{ ...record, roles, announces, entity: name }] : [],
);

export function recordedEntity(name: string): RecordedEntity {
  const found = recordedEntities.find(({ entity }) => entity === name);
  if (!found) throw new Error(`${name} is not recorded.`);
  return found;
}
