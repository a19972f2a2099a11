import { Link } from 'react-router-dom';
import { countOrMore } from '../../../../words/fill.ts';
import './CountLink.css';

interface CountLinkProps {
  to: string;
  name: string;
  /** The number of products that it leads to. */
  count: number;
  isExact?: boolean;
}

/** Leads to a part of the catalogue and says how much there is. */
export const CountLink = ({ to, name, count, isExact = true }: CountLinkProps) => (
  <Link className="count-link typed row" to={to} rel="nofollow">
    {name} <span className="muted">{countOrMore(count, isExact)}</span>
  </Link>
);
