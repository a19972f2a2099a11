import { useEffect, useRef, type RefObject } from 'react';
import { parseStored, readStored, writeStored } from '../../../components/browserStorage.ts';

/** The fields that a later enquiry has again; a message is about one enquiry alone. */
const remembered = ['name', 'email', 'company', 'phone', 'deliveryPlace'] as const;

const key = 'vitrin.iletisim';

type Contact = Partial<Record<(typeof remembered)[number], string>>;

/** Anyone can write to the storage: only short texts count. */
function readContact(): Contact | undefined {
  const stored = Object(parseStored(readStored('localStorage', key))) as Record<string, unknown>;
  const texts = remembered.flatMap((name) => {
    const text = stored[name];
    return typeof text === 'string' && text.length <= 200 ? [[name, text]] : [];
  });
  return texts.length > 0 ? (Object.fromEntries(texts) as Contact) : undefined;
}

const fieldOf = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
};

/**
 * Fills in who asked last, where the visitor has chosen that this browser remembers it; what is typed already stays. Without
 * the tick nothing is kept, and what was kept is forgotten.
 */
export function useRememberedContact(form: RefObject<HTMLFormElement | null>, { skip }: { skip: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = form;
    const contact = readContact();
    if (!current || !contact) return;
    if (box.current) box.current.checked = true;
    if (skip) return;
    for (const name of remembered) {
      const field = fieldOf(current, name);
      if (field?.value === '') field.value = contact[name] ?? '';
    }
  }, [form, skip]);

  function keep(sent: HTMLFormElement) {
    const contact = Object.fromEntries(remembered.map((name) => [name, fieldOf(sent, name)?.value.trim() ?? '']));
    writeStored('localStorage', key, box.current?.checked ? JSON.stringify(contact) : null);
  }
  return { box, keep };
}
