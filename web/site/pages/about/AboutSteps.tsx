import type { AboutPageQuery } from './aboutPage.generated.ts';
import { about as texts } from '../../../words/tr/specified.ts';

type Steps = NonNullable<AboutPageQuery['about']>['steps'];

/** Shows numbered steps on one line. */
export const AboutSteps = ({ steps }: { steps: Steps }) => (
  <section className="about-part" aria-labelledby="steps">
    <h2 className="t-h3" id="steps">
      {texts.stepsTitle}
    </h2>
    <ol className="about-steps">
      {steps.map(({ title, description }, place) => (
        <li key={place}>
          <h3 className="t-h5">{title}</h3>
          <p className="typed muted">{description}</p>
        </li>
      ))}
    </ol>
  </section>
);
