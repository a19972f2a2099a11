import type { Tx } from '../../../db/database.ts';
import type { Document } from '../../../entity/recorded.ts';
import { published } from '../plans/published.ts';

type Named = { entity: string; id: string };

/** Returns the address of the page that shows a thing with these values; `seen` is what its readers find. */
export const pageOf = async (seen: Tx, { entity, id }: Named, values: Document): Promise<string> =>
  (await published.get(entity)?.page(seen, id, values)) ?? '/';
