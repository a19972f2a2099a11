import { Link } from 'react-router-dom';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import { shortForm } from './partsAboveButton.ts';
import type { ProductPageQuery } from './productPage.generated.ts';
import './ProductForms.css';

function FormText({ text, options }: { text: string; options: { text: string }[] }) {
  const first = shortForm(text, options);
  return (
    <span title={text}>
      <CodeText text={first} />
      {first !== text && <span className="visually-hidden">{text.slice(first.length)}</span>}
    </span>
  );
}

type Forms = NonNullable<NonNullable<ProductPageQuery['product']>['sizeRun']>['forms'];

/** Shows what the product of this size also comes as, 'Kapak: ZZ | 2RS'; each leads to the product that has it. */
export const ProductForms = ({ forms, shownId }: { forms: Forms; shownId: string }) => (
  <div className="product-forms wraps">
    {forms.map(({ attribute, options }) => (
      <nav key={attribute.id} aria-label={attribute.name}>
        <span className="t-caption muted" aria-hidden="true">
          {attribute.name}
        </span>
        {options.map(({ text, product }) =>
          product.id === shownId ? (
            <span key={text} className="form-chip" aria-current="true">
              <FormText text={text} options={options} />
            </span>
          ) : (
            <Link key={text} className="form-chip" to={paths.product(product.id)}>
              <FormText text={text} options={options} />
            </Link>
          ),
        )}
      </nav>
    ))}
  </div>
);
