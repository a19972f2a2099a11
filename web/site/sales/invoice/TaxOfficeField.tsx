import { useId, useRef, useState, type ComponentProps } from 'react';
import { fold } from '../../../../common/text/letters.ts';
import { loadedLater, MissingScript } from '../../../components/loadedLater.ts';
import { FormField } from '../../parts/forms/FormField.tsx';

const loadList = loadedLater(() => import('../../../../common/invoice/taxOffices.csv?raw'));

type Office = { city: string; district: string; name: string };

/** Reads the list, which is data: a heading, and for each office its il, ilçe and name. */
export const officesIn = (csv: string): Office[] =>
  csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [city = '', district = '', name = ''] = line.split(';');
      return { city, district, name };
    });

/** Puts the offices of the typed il first, without those of others where several are called alike. */
export function offeredIn(offices: Office[], city: string): Office[] {
  const typed = fold(city.trim());
  const near = typed === '' ? [] : offices.filter((office) => fold(office.city) === typed);
  const names = new Set(near.map(({ name }) => name));
  return [...near, ...offices.filter((office) => !near.includes(office) && !names.has(office.name))];
}

/**
 * Takes a tax office, which can be chosen while typing. The list is loaded when the field has the focus; without scripts, and for
 * an office that is not in it, the text is typed.
 */
export function TaxOfficeField(field: ComponentProps<typeof FormField>) {
  const list = useId();
  const all = useRef<Office[]>([]);
  const [offered, setOffered] = useState<Office[]>([]);

  async function offer(form: HTMLFormElement | null) {
    if (all.current.length === 0) {
      try {
        all.current = officesIn((await loadList()).default);
      } catch (error) {
        // Without the list the field is one like the others.
        if (error instanceof MissingScript) return;
        throw error;
      }
    }
    const city = form?.elements.namedItem('invoice.city');
    setOffered(offeredIn(all.current, city instanceof HTMLInputElement ? city.value : ''));
  }

  return (
    <>
      <FormField {...field} list={list} onFocus={({ target }) => void offer(target.form)} />
      <datalist id={list}>
        {offered.map(({ city, district, name }) => (
          <option key={`${city} ${district} ${name}`} value={name} label={`${district}, ${city}`} />
        ))}
      </datalist>
    </>
  );
}
