import { useSearchParams } from 'react-router-dom';
import { SwitchLinks } from '../switches/SwitchLinks.tsx';
import { density, isTight, searchOf, withValues } from './listAddress.ts';
import * as words from '../../../words/tr/lists.ts';

/** Switches between high rows and low ones. The page of the list stays. */
export function DensitySwitch() {
  const [params] = useSearchParams();
  const after = params.getAll('after');
  const choice = (name: string, value: string) => ({
    name,
    search: searchOf(withValues(params, { [density.name]: [value], after })),
    isOn: isTight(params) === (value === ''),
  });
  return (
    <SwitchLinks
      label={words.rows}
      className="density-switch"
      choices={[choice(words.roomy, density.roomy), choice(words.dense, '')]}
    />
  );
}
