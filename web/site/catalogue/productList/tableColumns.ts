import type { TableColumnsFragment, TableRowFragment } from '../../../graphql/generated/site.ts';
import { kindIn, specOrders } from './listAddress.ts';
import { columnOf, type SpecColumn } from '../specs/columnOf.ts';
import type { ColumnOrders } from './sorting.ts';

/** What products of the list's kind are told apart by; of a list of several kinds nothing, since each has its own. */
function attributesIn(facets: TableColumnsFragment | null, params: URLSearchParams) {
  const { kinds = [], total = 0 } = facets ?? {};
  const chosen = kindIn(params);
  const kind = kinds.find((one) => (chosen === null ? one.count === total : one.kind.id === chosen))?.kind;
  return (kind?.attributes ?? []).flatMap(({ attribute, column }) => (column ? attribute : []));
}

type Attribute = ReturnType<typeof attributesIn>[number];

/** Undefined for texts, which have no order. */
const ordersOf = ({ id, kind }: Attribute): Required<ColumnOrders> | undefined =>
  kind === 'TEXT' ? undefined : { ascending: specOrders.ascending + id, descending: specOrders.descending + id };

export type TableColumn = SpecColumn & { orders: ColumnOrders | undefined };

/** The columns in which at least one of the products says something. */
export const tableColumns = (
  facets: TableColumnsFragment | null,
  params: URLSearchParams,
  products: readonly TableRowFragment[],
): TableColumn[] =>
  attributesIn(facets, params).flatMap((attribute) => {
    const cells = products.flatMap(({ specs = [] }) => specs.filter((spec) => spec.attribute.id === attribute.id));
    return cells.length > 0 ? { ...columnOf(attribute, cells), orders: ordersOf(attribute) } : [];
  });

/** The orders of its columns for a list of choices, by their names in the address: on phones a table has no heads. */
export const columnChoices = (facets: TableColumnsFragment | null, params: URLSearchParams) =>
  Object.fromEntries(
    attributesIn(facets, params).flatMap((attribute) => {
      const orders = ordersOf(attribute);
      return orders
        ? [
            [orders.ascending, { label: `${attribute.name}, artan` }],
            [orders.descending, { label: `${attribute.name}, azalan` }],
          ]
        : [];
    }),
  );
