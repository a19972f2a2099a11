import './ColorSchemeSwitch.css';
import { ContrastIcon, DarkModeIcon, LightModeIcon } from './icons.tsx';
import { useColorScheme } from './colorScheme.ts';

const modes = [
  ['light', LightModeIcon],
  ['dark', DarkModeIcon],
  ['system', ContrastIcon],
] as const;

interface ColorSchemeSwitchProps {
  /** The button shows `device`; `system` is its full name. */
  labels: { group: string; light: string; dark: string; system: string; device: string };
}

/**
 * Switches between light, dark and the device's setting. The choice is stored in the browser, so the server does not
 * know it: until this component runs, the attribute that colorScheme.ts sets marks the button.
 */
export function ColorSchemeSwitch({ labels }: ColorSchemeSwitchProps) {
  const { mode, setMode } = useColorScheme();
  return (
    <div className="color-scheme-switch" role="group" aria-label={labels.group}>
      {modes.map(([value, Icon]) => (
        <button
          key={value}
          type="button"
          aria-label={labels[value]}
          title={labels[value]}
          value={value}
          aria-pressed={mode === value}
          onClick={() => setMode(value)}
        >
          <Icon />
          <span>{value === 'system' ? labels.device : labels[value]}</span>
        </button>
      ))}
    </div>
  );
}
