import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSettings } from './SettingsProvider.tsx';

function Outside() {
  return useSettings().name;
}

test('settings outside their provider are an error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Outside />)).toThrow('useSettings must be used within a SettingsProvider');
});
