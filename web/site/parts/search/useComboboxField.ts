import { useEffect, useEffectEvent, type RefObject } from 'react';

interface ComboboxField {
  field: RefObject<HTMLInputElement | null>;
  /** The id of the list while it is open. */
  list: string | undefined;
  /** The id of the option chosen with the keyboard. */
  active: string | undefined;
  onType: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
  onLeave: () => void;
}

/**
 * Turns a plain field into a WAI-ARIA combobox. The visitor may already be typing when this code is loaded, so the
 * field is changed in place: a re-rendered one would lose its focus.
 */
export function useComboboxField({ field, list, active, ...on }: ComboboxField) {
  const type = useEffectEvent(({ target }: Event) => {
    if (target instanceof HTMLInputElement) on.onType(target.value);
  });
  // While letters are being composed, Enter and the arrows belong to the input method.
  const key = useEffectEvent((event: KeyboardEvent) => event.isComposing || on.onKey(event));
  const leave = useEffectEvent(() => on.onLeave());
  const typedBefore = useEffectEvent(({ value }: HTMLInputElement) => on.onType(value));

  useEffect(() => {
    const { current } = field;
    const [onType, onKey, onLeave] = [(e: Event) => type(e), (e: KeyboardEvent) => void key(e), () => leave()];
    current?.setAttribute('role', 'combobox');
    current?.setAttribute('aria-autocomplete', 'list');
    current?.addEventListener('input', onType);
    current?.addEventListener('keydown', onKey);
    current?.addEventListener('blur', onLeave);
    if (current && current === document.activeElement && current.value !== current.defaultValue) typedBefore(current);
    return () => {
      current?.removeEventListener('input', onType);
      current?.removeEventListener('keydown', onKey);
      current?.removeEventListener('blur', onLeave);
    };
  }, [field]);

  useEffect(() => {
    const set = (name: string, value: string | undefined) =>
      value === undefined ? field.current?.removeAttribute(name) : field.current?.setAttribute(name, value);
    set('aria-expanded', String(list !== undefined));
    set('aria-controls', list);
    set('aria-activedescendant', active);
  }, [field, list, active]);
}
