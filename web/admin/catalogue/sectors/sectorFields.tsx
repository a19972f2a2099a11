import { mostItems } from '../../../../common/generated/mostItems.ts';
import { z } from 'zod';
import { labels } from '../../../../common/labels.ts';
import type { SectorToEditFragment } from './sectors.generated.ts';
import type { SectorInput } from '../../../graphql/generated/schema.ts';
import { SectorInput as limits } from '../../../../common/generated/validators.ts';
import type { FormFields } from '../../parts/forms/formFields.ts';
import { statusField } from '../../parts/status/statusField.tsx';
import { ProductsInput } from '../products/form/ProductsInput.tsx';
import * as words from '../../../words/admin/en/sectors.ts';

const chosen = z.array(z.object({ id: z.string(), name: z.string() }));
type Chosen = z.infer<typeof chosen>;

export const sectorFields: FormFields<SectorInput, SectorToEditFragment> = {
  productIds: {
    label: labels.sector.productIds,
    blank: [],
    stored: ({ chosenProducts }) => chosenProducts.map(({ id, name }) => ({ id, name })),
    check: chosen.transform((products) => products.map(({ id }) => id)).pipe(limits.shape.productIds),
    show: (products: unknown) => (products as Chosen).map(({ name }) => name).join('\n') || words.none,
    input: (field) => <ProductsInput {...field} most={mostItems.SectorInput.productIds} />,
  },
  status: statusField(labels.sector.status, words.untilThisChoiceIsPublished),
};
