import { useSearchParams } from 'react-router-dom';
import { SwitchLinks } from './SwitchLinks.tsx';
import { rememberUnits, units } from './otherUnits.ts';
import * as words from '../../../words/tr/lists.ts';

/** Switches inches on and off. Everything else in the address stays. */
export function UnitSwitch({ isOn }: { isOn: boolean }) {
  const [params] = useSearchParams();
  const choice = (name: string, both: boolean) => {
    const search = new URLSearchParams(params);
    search.delete(units.name);
    if (both) search.set(units.name, units.both);
    return { name, search: search.toString(), isOn: both === isOn, onPress: () => rememberUnits(both) };
  };
  return (
    <SwitchLinks
      label={words.unit}
      className="unit-switch"
      choices={[choice('mm', false), choice(words.withInches, true)]}
    />
  );
}
