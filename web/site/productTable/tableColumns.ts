import type { TableColumnsFragment, TableRowFragment } from '../../graphql/generated/site.ts';
import { kindIn } from '../productList/listAddress.ts';
import { columnOf, type SpecColumn } from '../specs/columnOf.ts';

/** What products of the list's kind are told apart by; of a list of several kinds nothing, since each has its own. */
export function tableColumns(
  facets: TableColumnsFragment | null,
  params: URLSearchParams,
  products: readonly TableRowFragment[],
): SpecColumn[] {
  const { kinds = [], total = 0 } = facets ?? {};
  const chosen = kindIn(params);
  const kind = kinds.find((one) => (chosen === null ? one.count === total : one.kind.id === chosen))?.kind;
  return (kind?.attributes ?? []).flatMap(({ attribute, column }) => {
    const cells = products.flatMap(({ specs = [] }) => specs.filter((spec) => spec.attribute.id === attribute.id));
    return column && cells.length > 0 ? columnOf(attribute, cells) : [];
  });
}
