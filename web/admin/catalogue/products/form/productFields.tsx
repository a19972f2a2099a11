import { z } from 'zod';
import { siteLanguage } from '../../../../../common/text/locale.ts';
import { product, type ProductField } from '../../../../../common/product/product.ts';
import { ownFields } from '../../../../../common/product/ownFields.ts';
import type { ProductToEditFragment } from '../products.generated.ts';
import type { ProductInput } from '../../../../graphql/generated/schema.ts';
import { formFrom } from '../../../kinds/fromStatement.ts';
import { pictureRows } from '../../../kinds/pictures/pictureRows.ts';
import type { FormFields, InputProps } from '../../../parts/forms/formFields.ts';
import { TextInput } from '../../../parts/inputs/TextInput.tsx';
import { statusField } from '../../../parts/status/statusField.tsx';
import * as words from '../../../../words/admin/en/products.ts';
import { CategoryInput } from './CategoryInput.tsx';
import type { PlainField } from './productCells.ts';
import { ofProduct } from './productKinds.tsx';
import { ProductStatusInput } from './ProductStatusInput.tsx';
import { ProductName, SuccessorInput } from './SuccessorInput.tsx';
import { useWatch } from 'react-hook-form';

/** The values that the form takes as they are. Types fail here while the fragments in products.graphql lack one. */
type Plain = Pick<ProductToEditFragment, Exclude<PlainField, 'imageAlt'>>;
type Form = FormFields<ProductInput, ProductToEditFragment & Plain>;
type Input = NonNullable<Form['name']['input']>;

/** The form begins with what people have before them; all other fields follow as they are stated. */
const formFirst: readonly ProductField[] = [
  'name',
  'stockCode',
  'price',
  'listPrice',
  'categoryId',
  'description',
  'image',
  'imageAlt',
  'imageCaption',
  'morePictures',
];

/** One field has this of its own, besides what its kind does. */
const own: { [Name in ProductField]?: Partial<Form[Name]> } = {
  // It is one line.
  name: { input: (field) => <TextInput {...field} lang={siteLanguage} /> },
  // A product may have none, but nobody forgets it.
  categoryId: {
    check: z.string().min(1, words.productCategoryIsRequired),
    input: (field) => <CategoryInput {...field} />,
  },
  // The API has the image and those after it in one list.
  imageAlt: { stored: ({ pictures, image }) => (image === null ? '' : (pictures[0]?.alt ?? '')) },
  morePictures: { stored: ({ pictures, image }) => pictureRows(pictures.slice(image === null ? 0 : 1)) },
  // The two that depend on the availability are shown with it.
  leadDays: { input: (field) => <LeadDaysInput {...field} /> },
  successorId: {
    blank: null,
    stored: ({ successor }) => successor?.id ?? null,
    check: z.string().nullable(),
    show: (id: unknown) => <ProductName id={id} />,
    input: (field) => <SuccessorInput {...field} />,
  },
  // The buttons of the form publish; without a choice a new product is as the settings say.
  status: {
    ...statusField(product.status.label, ''),
    half: false,
    input: (field) => <ProductStatusInput {...field} />,
  },
};

const fields = formFrom(ofProduct, formFirst, own) as Form;

/** Makes a form begin at a field. */
const beginningAt = (name: 'name' | 'stockCode'): Form => ({
  ...fields,
  [name]: {
    ...fields[name],
    input: (...[field, upload]: Parameters<Input>) => fields[name].input?.({ ...field, autoFocus: true }, upload),
  },
});

export const productFields = beginningAt('name');

/** The form of a copy begins at the code, the first that differs. */
export const copyFields = beginningAt('stockCode');

/** A copy does not take along what is another one's own, nor whether visitors see that one. */
export const leftByCopy = [...ownFields, 'status'] as const;

/** Shown only where a product has to be ordered. The entered value is kept while it is hidden. */
function LeadDaysInput(field: InputProps) {
  const isOnOrder = useWatch<Record<string, unknown>>({ name: 'availability' }) === 'ON_ORDER';
  if (!isOnOrder && field.error === undefined) return null;
  return <TextInput {...field} inputMode="numeric" hint={words.theDaysUntilDeliveryIf} />;
}
