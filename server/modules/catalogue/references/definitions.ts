import type { Tx } from '../../../db/database.ts';
import { cachedByRevision } from '../../../db/caches/cachedByRevision.ts';
import { list } from './attributes.store.ts';
import type { AttributeRow } from './attributes.store.ts';
import { families, type FamilyRow } from './families.store.ts';
import { kinds, type KindRow } from './kinds.store.ts';

/** Reading specs needs all attributes, kinds and families; each map is in Turkish order. */
export type Definitions = {
  attributes: Map<string, AttributeRow>;
  kinds: Map<string, KindRow>;
  families: Map<string, FamilyRow>;
};

const byId = <Row extends { id: string }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Reads the definitions as the transaction sees them. */
export const readDefinitions = async (tx: Tx): Promise<Definitions> => ({
  attributes: byId(await list(tx)),
  kinds: byId(await kinds.list(tx)),
  families: byId(await families.list(tx)),
});

/** Returns cached definitions, since a list asks for them with each of its products and they change rarely. */
export const definitionsOf = cachedByRevision(readDefinitions);
