import type { ReactNode } from 'react';
import { CodeText } from '../../parts/CodeText.tsx';
import './Facet.css';

interface FacetProps {
  title: string;
  children: ReactNode;
}

/** Groups the fields of one filter under its name. */
export const Facet = ({ title, children }: FacetProps) => (
  <fieldset className="facet">
    <legend>
      <CodeText text={title} />
    </legend>
    {children}
  </fieldset>
);
