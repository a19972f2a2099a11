import { useSearchParams } from 'react-router-dom';
import { SwitchLinks } from '../switches/SwitchLinks.tsx';
import { density, isTight, searchOf, withValues } from './listAddress.ts';

/** Switches between high rows and low ones. The page of the list stays. */
export function DensitySwitch() {
  const [params] = useSearchParams();
  const after = params.getAll('after');
  const choice = (name: string, value: string) => ({
    name,
    search: searchOf(withValues(params, { [density.name]: [value], after })),
    isOn: isTight(params) === (value !== ''),
  });
  return (
    <SwitchLinks
      label="Satırlar"
      className="density-switch"
      choices={[choice('Rahat', ''), choice('Sık', density.tight)]}
    />
  );
}
