import type { OnStatement } from '../db/database.ts';
import { openSpecApi } from './specs.ts';

const Ask = `query ($filter: ProductFilter, $categoryId: ID, $discontinued: Boolean, $first: Int, $after: String, $search: String, $orderBy: ProductOrder) {
  products(filter: $filter, categoryId: $categoryId, discontinued: $discontinued, first: $first, after: $after, search: $search, orderBy: $orderBy) {
    totalCount groups { count products { id } } nodes { id name } pageInfo { hasNextPage endCursor }
    facets { total brands { brand count } kind { id } kinds { kind { id } count }
      specs { attribute { id } ofKind { id } coversFrom coversTo from choices { value count } range { low high } } }
  }
}`;

/** Opens an API with a kind of product that has specs of each sort; `ask` lists such products with their facets. */
export async function valves(onStatement?: OnStatement) {
  const opened = await openSpecApi({ ...(onStatement && { onStatement }) });
  const { api, addAttribute, addKind } = opened;
  const bore = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  const rating = await addAttribute({
    name: 'Basınç sınıfı',
    kind: 'OPTION',
    options: [{ name: 'PN10' }, { name: 'PN16' }],
  });
  const steam = await addAttribute({ name: 'Buhara uygun', kind: 'FLAG' });
  const norm = await addAttribute({ name: 'Standart', kind: 'TEXT' });
  const attributes = [bore, rating, steam, norm].map((attributeId) => ({ attributeId, filterable: true }));
  const kind = await addKind({ name: 'Vana', attributes });
  const ask = (filter?: object, more: object = {}) => api.asVisitor(Ask, { filter, ...more });
  return { ...opened, bore, rating, steam, norm, kind, ask };
}
