import { useNavigate } from 'react-router-dom';
import { NativeSelect } from '../../parts/inputs/NativeSelect.tsx';
import { addressOf } from '../../session/screens.ts';
import { useIsHere } from './MenuLinks.tsx';
import type { SideGroup } from './useSideScreens.ts';

interface Props {
  label: string;
  groups: SideGroup[];
}

/** Replaces the column of the screens where the window has no room for it. */
export function SideSelect({ label, groups }: Props) {
  const navigate = useNavigate();
  const here = groups.flatMap(({ screens }) => screens).find(useIsHere());
  return (
    <NativeSelect
      label={label}
      value={here ? addressOf(here) : ''}
      options={[]}
      first={groups.map(({ title, screens }) => (
        <optgroup key={title} label={title}>
          {screens.map((screen) => (
            <option key={screen.path} value={addressOf(screen)}>
              {screen.label}
            </option>
          ))}
        </optgroup>
      ))}
      onChoose={(address) => void navigate(address)}
      sx={{ width: { xs: '100%', sm: 260 } }}
    />
  );
}
