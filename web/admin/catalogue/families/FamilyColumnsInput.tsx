import type { InputProps } from '../../parts/forms/formFields.ts';
import { AttributesInput } from '../specs/AttributesInput.tsx';
import type { ColumnRow } from './columnRows.ts';

/** The attributes in which the products of a family differ, in the order of the columns of their table. */
export const FamilyColumnsInput = (input: InputProps) => (
  <AttributesInput<ColumnRow> {...input} button="Add column" rowOf={(attribute) => attribute} />
);
