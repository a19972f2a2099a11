import { Link } from 'react-router-dom';
import './Breadcrumb.css';

interface BreadcrumbProps {
  /** The pages above this one, under the home page. */
  path?: { to: string; label: string }[];
  current: string;
}

export function Breadcrumb({ path = [], current }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label="Sayfa yolu">
      <ol>
        {[{ to: '/', label: 'Ana Sayfa' }, ...path].map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
