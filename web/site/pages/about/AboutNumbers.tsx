import type { AboutPageQuery } from './aboutPage.generated.ts';
import { about as texts } from '../../../words/tr/specified.ts';

type Figures = NonNullable<AboutPageQuery['about']>['numbers'];

/** Shows figures of the company, as large as a product's key values. */
export const AboutNumbers = ({ numbers }: { numbers: Figures }) => (
  <section className="about-part" aria-labelledby="numbers">
    <h2 className="visually-hidden" id="numbers">
      {texts.numbersTitle}
    </h2>
    <dl className="about-numbers">
      {numbers.map(({ value, label }, place) => (
        <div key={place}>
          <dt className="muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
