import { z } from 'zod';
import { labels, priceWithTax } from '../../../../common/labels.ts';
import {
  useFamilyOptionsQuery,
  type ProductInput,
  type ProductToEditFragment,
} from '../../../graphql/generated/operations.ts';
import type { FormFields } from '../../parts/forms/formFields.ts';
import { imageHint } from '../../parts/images/imageRules.ts';
import { PictureInput } from '../../parts/images/PictureInput.tsx';
import { SwitchInput } from '../../parts/inputs/SwitchInput.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { statusField } from '../../parts/status/statusField.tsx';
import { CrossReferencesInput } from '../../kinds/crossReferences/CrossReferencesInput.tsx';
import {
  crossReferencesRule,
  crossReferencesShown,
  type ReferenceRow,
} from '../../kinds/crossReferences/crossReferencesRule.ts';
import { DocumentsInput } from '../documents/DocumentsInput.tsx';
import { documentsRule, titlesOf, type NamedDocument } from '../documents/namedDocuments.ts';
import { picturesRule, picturesShown, type PictureRow } from '../../kinds/pictures/pictureRows.ts';
import { PicturesInput } from '../../kinds/pictures/PicturesInput.tsx';
import { specsRule, type SpecRow } from '../specs/specRows.ts';
import { SpecsInput, SpecsShown } from '../specs/SpecsInput.tsx';
import { useDefinitions } from '../specs/useDefinitions.ts';
import { TogetherInput } from './TogetherInput.tsx';
import { togetherRule, togetherShown, type NamedProduct } from './togetherRule.ts';
import { CategoryInput, CategoryName } from './CategoryInput.tsx';
import { namedChoice } from './namedChoice.tsx';
import { priceRule, priceText } from '../../kinds/price.ts';
import { ProductStatusInput } from './ProductStatusInput.tsx';
import { PriceInput } from '../../kinds/PriceInput.tsx';
import { saleFields, stockCodeField } from './saleFields.tsx';

const useKinds = () => useDefinitions().kinds;
const useFamilies = () => useFamilyOptionsQuery({ fetchPolicy: 'cache-and-network' }).data?.families ?? [];

export const nameField = {
  label: labels.product.name,
  blank: '',
  stored: ({ name }) => name,
  input: (field) => <TextInput {...field} lang="tr" autoFocus />,
} satisfies FormFields<ProductInput, ProductToEditFragment>['name'];

export const productFields: FormFields<ProductInput, ProductToEditFragment> = {
  name: nameField,
  stockCode: stockCodeField,
  price: {
    label: `${priceWithTax} (₺)`,
    half: true,
    blank: '',
    stored: ({ price }) => priceText(price),
    check: priceRule,
    input: (field) => <PriceInput {...field} />,
  },
  categoryId: {
    label: labels.product.categoryId,
    blank: '',
    stored: ({ category }) => category?.id ?? '',
    check: z.string().min(1, 'Product category is required'),
    show: (id: unknown) => <CategoryName id={id} />,
    input: (field) => <CategoryInput {...field} />,
  },
  description: {
    label: labels.product.description,
    blank: '',
    stored: ({ description }) => description,
    input: (field) => <TextInput {...field} lang="tr" multiline minRows={3} maxRows={10} />,
  },
  image: {
    label: labels.product.image,
    blank: null,
    stored: ({ image }) => image,
    // It is never typed: it is an upload's address or the stored one.
    check: z.string().nullable(),
    input: (field, upload) => <PictureInput {...field} hint={imageHint} upload={upload} />,
  },
  imageAlt: {
    label: labels.product.imageAlt,
    half: true,
    blank: '',
    stored: ({ pictures, image }) => (image === null ? '' : (pictures[0]?.alt ?? '')),
    input: (field) => <TextInput {...field} lang="tr" optional />,
  },
  imageCaption: {
    label: labels.product.imageCaption,
    half: true,
    blank: '',
    stored: ({ imageCaption }) => imageCaption ?? '',
    input: (field) => <TextInput {...field} lang="tr" optional />,
  },
  morePictures: {
    label: labels.product.morePictures,
    section: labels.product.morePictures,
    folded: true,
    blank: [],
    stored: ({ pictures, image }) =>
      pictures.slice(image === null ? 0 : 1).map(({ url, alt }) => ({ url, alt: alt ?? '' })),
    check: picturesRule,
    show: (rows) => picturesShown(rows as PictureRow[]),
    input: (field) => <PicturesInput {...field} />,
  },
  featured: {
    label: `${labels.product.featured} on the home page`,
    blank: false,
    stored: ({ featured }) => featured,
    show: (featured) => (featured ? 'Featured' : 'Not Featured'),
    input: (field) => <SwitchInput {...field} />,
  },
  ...saleFields,
  kindId: {
    label: labels.product.kindId,
    stored: ({ kind }) => kind?.id ?? '',
    ...namedChoice({ useRows: useKinds, hint: 'Says which specs a product should have.' }),
  },
  familyId: {
    label: labels.product.familyId,
    stored: ({ family }) => family?.id ?? '',
    ...namedChoice({ useRows: useFamilies, hint: 'Its page shows the others of the family.' }),
  },
  specs: {
    label: labels.product.specs,
    blank: [],
    stored: ({ specs }) => specs.flatMap(storedRows),
    check: specsRule,
    show: (rows) => <SpecsShown rows={rows as SpecRow[]} />,
    input: (field) => <SpecsInput {...field} />,
  },
  documentIds: {
    label: labels.product.documentIds,
    section: labels.product.documentIds,
    folded: true,
    blank: [],
    stored: ({ documents }) => documents.map(({ id, title }) => ({ id, title })),
    check: documentsRule,
    show: (rows) => titlesOf(rows as NamedDocument[]),
    input: (field) => <DocumentsInput {...field} />,
  },
  crossReferences: {
    label: labels.product.crossReferences,
    section: labels.product.crossReferences,
    folded: true,
    blank: [],
    stored: ({ crossReferences }) => crossReferences.map(referenceRow),
    check: crossReferencesRule,
    show: (rows) => crossReferencesShown(rows as ReferenceRow[]),
    input: (field) => <CrossReferencesInput {...field} />,
  },
  togetherIds: {
    label: labels.product.togetherIds,
    section: labels.product.togetherIds,
    folded: true,
    blank: [],
    stored: ({ namedTogether }) => namedTogether.map(({ id, name }) => ({ id, name })),
    check: togetherRule,
    show: (rows) => togetherShown(rows as NamedProduct[]),
    input: (field) => <TogetherInput {...field} />,
  },
  status: {
    ...statusField(labels.product.status, ''),
    input: (field) => <ProductStatusInput {...field} />,
  },
};

const storedRows = ({ attribute, values }: ProductToEditFragment['specs'][number]): SpecRow[] =>
  values.map(({ typed }) => ({ attributeId: attribute.id, name: attribute.name, value: typed, problem: null }));

const referenceRow = ({
  maker,
  code,
  relation,
  checkedAt,
  source,
  note,
}: ProductToEditFragment['crossReferences'][number]): ReferenceRow => ({
  ...{ maker, code, relation },
  ...{ checkedAt: checkedAt ?? '', source: source ?? '', note: note ?? '' },
});
