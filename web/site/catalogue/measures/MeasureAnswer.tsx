import Button from '@mui/material/Button';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { MeasuredProductsQuery } from '../../../graphql/generated/measures.ts';
import { paths } from '../../paths.ts';

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
          {answer.count.toLocaleString('tr')} ürünü göster
        </Button>
      )}
      <p aria-live="polite">
        {!answer && !isUnread && 'Bir ölçü yazmanız yeter; uyan ürünler burada sayılır.'}
        {isUnread && 'Bir ölçü okunamadı. Yalnızca sayıyı yazın: 20 ya da 17,5.'}
        {answer && answer.count > 0 && (
          <>
            {answer.first.map((product, at) => (
              <Fragment key={product.id}>
                {at > 0 && ', '}
                <Link to={paths.product(product.id)}>{codeOf(product)}</Link>
              </Fragment>
            ))}
            {rest > 0 && ` ve ${rest.toLocaleString('tr')} ürün`}
          </>
        )}
        {answer?.count === 0 && <NothingFits nearest={answer.nearest} />}
      </p>
    </>
  );
}

function NothingFits({ nearest }: Pick<Found, 'nearest'>) {
  if (!nearest) return 'Bu ölçüde ürün yok.';
  return (
    <>
      Bu ölçüde ürün yok; en yakını <Link to={paths.product(nearest.id)}>{codeOf(nearest)}</Link>.
    </>
  );
}
