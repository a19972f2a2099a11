import { labels } from '../../../../common/labels.ts';
import type { sectorProducts } from '../../../db/tables/tables.ts';
import type { Fields } from '../../../fields/field.ts';
import { list, status } from '../../../fields/kinds.ts';
import type { SectorInput } from '../../../../common/generated/validators.ts';

/** An admin chooses the products on a sector's page. The sectors themselves are part of the program. */
export type SectorValues = Pick<typeof sectorProducts.$inferSelect, 'productIds' | 'status'>;

const { sector } = labels;

export const sectorFields: Fields<SectorValues> = {
  productIds: list<string>({ label: sector.productIds, key: 'products' }),
  status: status({ label: sector.status }),
} satisfies Fields<SectorValues> & Record<keyof (typeof SectorInput)['shape'], unknown>;
