import type { TableColumnsFragment, TableRowFragment } from '../productTable/tableRow.generated.ts';
import { kindIn, specOrders } from './listAddress.ts';
import { columnOf, type SpecColumn } from '../specs/columnOf.ts';
import type { ColumnOrders } from './sorting.ts';
import * as words from '../../../words/tr/lists.ts';

/**
 * Lists the attributes that are columns of the list's kind. A list of several kinds has none, since each kind has its
 * own.
 */
function attributesIn(facets: TableColumnsFragment | null, chosen: string | null) {
  const { kinds = [], total = 0 } = facets ?? {};
  const kind = kinds.find((one) => (chosen === null ? one.count === total : one.kind.id === chosen))?.kind;
  return (kind?.attributes ?? []).flatMap(({ attribute, column }) => (column ? attribute : []));
}

type Attribute = ReturnType<typeof attributesIn>[number];

/** Texts have no order. */
const ordersOf = ({ id, kind }: Attribute): Required<ColumnOrders> | undefined =>
  kind === 'TEXT' ? undefined : { ascending: specOrders.ascending + id, descending: specOrders.descending + id };

export type TableColumn = SpecColumn & { orders: ColumnOrders | undefined };

/** Lists the columns in which at least one of the products has a value. */
export const tableColumns = (
  facets: TableColumnsFragment | null,
  kindId: string | null,
  products: readonly TableRowFragment[],
): TableColumn[] =>
  attributesIn(facets, kindId).flatMap((attribute) => {
    const cells = products.flatMap(({ specs = [] }) => specs.filter((spec) => spec.attribute.id === attribute.id));
    return cells.length > 0 ? { ...columnOf(attribute, cells), orders: ordersOf(attribute) } : [];
  });

/** Lists the orders of the columns as choices, by their names in the address: on phones a table has no headings. */
export const columnChoices = (facets: TableColumnsFragment | null, params: URLSearchParams) =>
  Object.fromEntries(
    attributesIn(facets, kindIn(params)).flatMap((attribute) => {
      const orders = ordersOf(attribute);
      return orders
        ? [
            [orders.ascending, { label: words.ascending(attribute.name) }],
            [orders.descending, { label: words.descending(attribute.name) }],
          ]
        : [];
    }),
  );
