import { inArray } from 'drizzle-orm';
import { labels } from '../../../../common/labels.ts';
import { inParts } from '../../../db/parts.ts';
import { pins } from '../../../db/tables/figureTables.ts';
import { anyScope } from '../../../rights/may.ts';
import { editors, type Entity } from '../../../entity/entity.ts';
import { recorded } from '../../../entity/recorded.ts';
import { list, optionalText, text } from '../../../fields/kinds.ts';
import { synonymKey } from '../../../search/synonyms.ts';
import { type PinRow, type PinValues, putPin, removePin } from '../../catalogue/references/pins.store.ts';
import { checkPin } from './checkPin.ts';

export const pinEntity: Entity = {
  name: 'pin',
  tables: [pins],
  roles: editors,
  programs: { event: anyScope },
  record: recorded<PinValues, PinRow>({
    id: pins.key,
    idFrom: synonymKey,
    fields: {
      said: text({ label: labels.pin.said, key: 'said' }),
      productIds: list<string>({ label: labels.pin.productIds, key: 'productIds' }),
      leadsTo: optionalText({ label: labels.pin.leadsTo, key: 'leadsTo' }),
      until: optionalText({ label: labels.pin.until, key: 'until' }),
    },
    rows: (db, ids) => inParts(ids, (part) => db.select().from(pins).where(inArray(pins.key, part))),
    idOf: ({ key }) => key,
    nameOf: ({ said }) => said,
    versionOf: () => null,
    restore: async (tx, key, entered) => putPin(tx, await checkPin(tx, entered, key)),
    bringBack: (tx, row) => tx.insert(pins).values(row),
    remove: (tx, key) => removePin(tx, key),
  }),
};
