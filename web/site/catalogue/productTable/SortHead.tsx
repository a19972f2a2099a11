import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ArrowDownwardIcon, ArrowUpwardIcon, UnfoldMoreIcon } from '../../../components/icons.tsx';
import { searchOf } from '../productList/listAddress.ts';
import { sorting, type ColumnOrders } from '../productList/sorting.ts';

interface SortHeadProps {
  orders: ColumnOrders;
  className?: string | undefined;
  children: ReactNode;
}

const icons = { ascending: ArrowUpwardIcon, descending: ArrowDownwardIcon, none: UnfoldMoreIcon };

/** The heading of a column that sorts the list: a link, so that it works without scripts. */
export function SortHead({ orders, className, children }: SortHeadProps) {
  const [params] = useSearchParams();
  const { direction, next } = sorting(orders, params);
  const Icon = icons[direction];
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <Link className="sort-link" to={searchOf(next)} rel="nofollow" preventScrollReset>
        {children}
        <Icon />
      </Link>
    </th>
  );
}
