import { Sentence } from '../../../components/Sentence.tsx';
import Button from '@mui/material/Button';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { MeasuredProductsQuery } from './measures.generated.ts';
import { paths } from '../../paths.ts';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/measures.ts';

type Found = NonNullable<MeasuredProductsQuery['measuredProducts']>;
type Product = Found['first'][number];

interface MeasureAnswerProps {
  answer: Found | null | undefined;
  isUnread: boolean;
  /** The list of all products that fit. */
  list: string;
}

const codeOf = ({ stockCode, name }: Product) => stockCode ?? name;

/** Says how many products fit, and which; where none does, the nearest one. */
export function MeasureAnswer({ answer, isUnread, list }: MeasureAnswerProps) {
  const rest = answer ? answer.count - answer.first.length : 0;
  return (
    <>
      {answer && answer.count > 0 && (
        <Button component={Link} to={list} variant="contained" rel="nofollow">
          {common.showProducts(answer.count)}
        </Button>
      )}
      <p aria-live="polite">
        {!answer && !isUnread && words.oneIsEnough}
        {isUnread && words.unread}
        {answer && answer.count > 0 && (
          <Sentence
            text={rest > 0 ? words.productsAndMore(rest) : '{products}'}
            parts={{ products: <Links products={answer.first} /> }}
          />
        )}
        {answer?.count === 0 && <NothingFits nearest={answer.nearest} />}
      </p>
    </>
  );
}

const Links = ({ products }: { products: Product[] }) =>
  products.map((product, at) => (
    <Fragment key={product.id}>
      {at > 0 && ', '}
      <Link to={paths.product(product.id)}>{codeOf(product)}</Link>
    </Fragment>
  ));

function NothingFits({ nearest }: Pick<Found, 'nearest'>) {
  if (!nearest) return words.nothing;
  return (
    <Sentence text={words.nearest} parts={{ product: <Link to={paths.product(nearest.id)}>{codeOf(nearest)}</Link> }} />
  );
}
