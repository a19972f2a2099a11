import { useId } from 'react';
import { isInvoiceAsked } from '../../../../common/invoice/invoiceParty.ts';
import { FormField } from '../../parts/forms/FormField.tsx';
import { useSettings } from '../../parts/contact/SettingsProvider.tsx';
import type { Values } from '../../parts/forms/checkForm.ts';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/invoice.ts';
import { TaxOfficeField } from './TaxOfficeField.tsx';
import { invoiceNames } from './invoiceValues.ts';
import './InvoiceFields.css';

interface InvoiceFieldsProps {
  /** The form that these fields belong to. */
  at: 'ENQUIRY' | 'ORDER';
  /** The answer to the form, with what was typed. */
  reply: { errors: Values; values: Values } | undefined;
  /** The enquiry has it already. */
  isKnown?: boolean;
}

const completions: Partial<Record<keyof typeof words.fields, string>> = {
  city: 'address-level1',
  district: 'address-level2',
  street: 'address-line1',
  postalCode: 'postal-code',
  email: 'email',
};

/** Asks who is invoiced. It is folded unless it is asked for, something was typed, or something is wrong. */
export function InvoiceFields({ at, reply, isKnown = false }: InvoiceFieldsProps) {
  const id = useId();
  const isAsked = isInvoiceAsked(useSettings().invoiceAsked, at) && !isKnown;
  const isOpen = isAsked || invoiceNames.some((name) => reply?.errors[name] ?? reply?.values[name]);
  const valueOf = (name: string) => reply?.values[`invoice.${name}`] ?? '';
  return (
    <details className="invoice-fields" open={isOpen || undefined}>
      <summary>
        {words.title} {!isAsked && <span className="optional">{common.optional}</span>}
      </summary>
      <fieldset>
        <legend className="visually-hidden">{words.title}</legend>
        <p className="t-caption muted">{isKnown ? words.known : words.why}</p>
        <div className="invoice-kinds wraps" role="radiogroup" aria-label={words.kind}>
          {Object.entries(words.kinds).map(([kind, text]) => (
            <label key={kind}>
              <input
                type="radio"
                name="invoice.kind"
                value={kind}
                defaultChecked={kind === (valueOf('kind') || 'COMPANY')}
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
        {Object.entries(words.fields).map(([field, label]) => {
          const name = `invoice.${field}`;
          const error = reply?.errors[name];
          const autoComplete = completions[field as keyof typeof words.fields];
          const Field = field === 'taxOffice' ? TaxOfficeField : FormField;
          return (
            <Field
              key={field}
              name={name}
              label={label}
              type={field === 'email' ? 'email' : 'text'}
              defaultValue={valueOf(field)}
              optional={!isAsked}
              {...(error && { error })}
              {...(autoComplete && { autoComplete })}
            />
          );
        })}
        <div className="form-field">
          <label htmlFor={`${id}-country`}>{words.country}</label>
          <select id={`${id}-country`} name="invoice.country" defaultValue={valueOf('country') || 'TR'}>
            {Object.entries(words.countries).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </fieldset>
    </details>
  );
}
