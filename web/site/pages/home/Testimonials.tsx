import { testimonials } from '../../../words/tr/specified.ts';
import './Testimonials.css';
import * as words from '../../../words/tr/home.ts';

export function Testimonials() {
  return (
    <section className="section" aria-labelledby="customers">
      <div className="container">
        <h2 className="t-h3" id="customers">
          {words.testimonials}
        </h2>
        <div className="testimonials">
          {testimonials.map(({ quote, name, role, company }) => (
            <figure key={name}>
              <blockquote>{quote}</blockquote>
              <figcaption className="t-body2">
                <strong>{name}</strong>
                <span className="muted">
                  {role}, {company}
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
