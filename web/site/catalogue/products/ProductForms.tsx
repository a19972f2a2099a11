import { Link } from 'react-router-dom';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import type { ProductPageQuery } from './productPage.generated.ts';
import './ProductForms.css';

/** Splits '2RS, temaslı NBR' and 'CN (normal)', of which the first part tells a form from the others. */
const shortForm = /^(\S{1,12}?)(,? .*)$/u;

function FormText({ text, isShort }: { text: string; isShort: boolean }) {
  const [, first = text, rest = ''] = (isShort && shortForm.exec(text)) || [];
  return (
    <span title={text}>
      <CodeText text={first} />
      {rest && <span className="visually-hidden">{rest}</span>}
    </span>
  );
}

/** Tells whether the first parts alone tell the forms from each other. */
function areShort(texts: string[]) {
  const firsts = texts.map((text) => shortForm.exec(text)?.[1] ?? text);
  const isNamed = texts.every((text) => /^\S+(?:$|, | \()/u.test(text));
  return isNamed && new Set(firsts).size === texts.length;
}

type Forms = NonNullable<NonNullable<ProductPageQuery['product']>['sizeRun']>['forms'];

/** Shows what the product of this size also comes as, 'Kapak: ZZ | 2RS'; each leads to the product that has it. */
export const ProductForms = ({ forms, shownId }: { forms: Forms; shownId: string }) => (
  <div className="product-forms">
    {forms.map(({ attribute, options }) => (
      <nav key={attribute.id} aria-label={attribute.name}>
        <span className="t-caption muted" aria-hidden="true">
          {attribute.name}
        </span>
        {options.map(({ text, product }) =>
          product.id === shownId ? (
            <span key={text} className="form-chip" aria-current="true">
              <FormText text={text} isShort={areShort(options.map((one) => one.text))} />
            </span>
          ) : (
            <Link key={text} className="form-chip" to={paths.product(product.id)}>
              <FormText text={text} isShort={areShort(options.map((one) => one.text))} />
            </Link>
          ),
        )}
      </nav>
    ))}
  </div>
);
