import { Link, useSearchParams } from 'react-router-dom';
import { density, isTight, searchOf, withValues } from './listAddress.ts';

/** Switches between high rows and low ones. The page of the list stays. */
export function DensitySwitch() {
  const [params] = useSearchParams();
  const after = params.getAll('after');
  return (
    <nav className="view-switch density-switch" aria-label="Satırlar">
      {[
        { label: 'Rahat', value: '' },
        { label: 'Sık', value: density.tight },
      ].map(({ label, value }) => (
        <Link
          key={label}
          to={searchOf(withValues(params, { [density.name]: [value], after }))}
          aria-current={isTight(params) === (value !== '') ? 'true' : undefined}
          rel="nofollow"
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
