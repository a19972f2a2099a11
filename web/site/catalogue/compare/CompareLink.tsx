import { Link } from 'react-router-dom';
import { comparePath } from '../../paths.ts';
import { mostCompared } from './comparedIds.ts';
import { useRememberedIds } from './rememberedIds.ts';
import * as words from '../../../words/tr/compare.ts';

/** Leads from a product to its comparison with the products that were compared last. */
export function CompareLink({ id }: { id: string }) {
  const others = useRememberedIds().filter((one) => one !== id);
  const isFull = others.length >= mostCompared;
  return (
    <Link data-compare={id} rel="nofollow" to={comparePath(isFull ? others : [...others, id])}>
      {isFull ? words.open(others.length) : words.add}
    </Link>
  );
}
