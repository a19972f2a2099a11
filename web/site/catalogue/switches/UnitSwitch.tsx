import { useSearchParams } from 'react-router-dom';
import { SwitchLinks } from './SwitchLinks.tsx';
import { rememberUnits, units } from './otherUnits.ts';

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
      label="Ölçü birimi"
      className="unit-switch"
      choices={[choice('mm', false), choice('mm ve inç', true)]}
    />
  );
}
