import { testimonials } from '../../texts.ts';
import './Testimonials.css';

export function Testimonials() {
  return (
    <section className="section" aria-labelledby="customers">
      <div className="container">
        <h2 className="t-h3" id="customers">
          Müşterilerimiz ne diyor?
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
