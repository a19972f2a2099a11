import type { ReactNode } from 'react';
import { CodeText } from '../../../parts/CodeText.tsx';
import './Facet.css';

interface FacetProps {
  title: string;
  /** The unit of what is offered, where it stands nowhere else. */
  unit?: string | undefined;
  children: ReactNode;
}

/** Groups the fields of one filter under its name. */
export const Facet = ({ title, unit, children }: FacetProps) => (
  <fieldset className="facet">
    <legend>
      <CodeText text={title} />
      {unit && <span className="facet-unit muted"> {unit}</span>}
    </legend>
    {children}
  </fieldset>
);
