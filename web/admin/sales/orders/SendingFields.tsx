import { lowerCase, siteLanguage } from '../../../../common/text/locale.ts';
import type { OrderToReadQuery } from './orders.generated.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import * as words from '../../../words/admin/en/orders.ts';

interface Sending {
  carrier: string;
  consignment: string;
  pattern: string;
}
interface Props extends Pick<OrderToReadQuery, 'carriers'> {
  values: Sending;
  set: (more: Partial<Sending>) => void;
  errors: Partial<Record<string, string>>;
}

const same = (a: string, b: string) => lowerCase(a.trim()) === lowerCase(b.trim());

/** Names the carrier, whose address is remembered for the next order. */
export const SendingFields = ({ values, set, carriers, errors }: Props) => (
  <>
    <TextInput
      label={words.carrier}
      lang={siteLanguage}
      optional
      value={values.carrier}
      error={errors.carrier}
      onChange={({ target: { value } }) => {
        const known = carriers.find(({ name }) => same(name, value));
        set({ carrier: value, ...(known && { pattern: known.pattern }) });
      }}
    />
    <TextInput
      label={words.numberOfTheConsignment}
      optional
      value={values.consignment}
      error={errors.consignment}
      onChange={({ target }) => set({ consignment: target.value })}
    />
    <TextInput
      label={words.addressOfTheConsignment}
      optional
      inputMode="url"
      hint={words.withNumaraForTheNumber}
      value={values.pattern}
      error={errors.pattern}
      onChange={({ target }) => set({ pattern: target.value })}
    />
  </>
);
