import { z } from 'zod';
import { evenWeights, mostWeight, weightNames, type WeightName } from '../../../../common/health/weights.ts';
import { labels } from '../../../../common/labels.ts';
import type { KindToEditFragment } from './kinds.generated.ts';
import type { CompletenessWeightsInput } from '../../../graphql/generated/schema.ts';
import type { FormFields } from '../../parts/forms/formFields.ts';
import { SelectInput } from '../../parts/inputs/SelectInput.tsx';
import * as words from '../../../words/admin/en/kinds.ts';

type Fields = FormFields<CompletenessWeightsInput, KindToEditFragment['weights']>;

const options = Array.from({ length: mostWeight + 1 }, (_, times) => ({
  value: String(times),
  label: times === 0 ? words.notAtAll : times === 1 ? words.once : words.timesTimes(times),
}));

const weight = (name: WeightName): Fields[WeightName] => ({
  label: labels.completenessWeights[name],
  half: true,
  blank: String(evenWeights[name]),
  stored: (weights) => String(weights[name]),
  check: z.string().transform(Number),
  input: (field) => <SelectInput {...field} options={options} />,
});

/** How much each part of a product of the kind counts for its completeness. */
export const weightFields = Object.fromEntries(weightNames.map((name) => [name, weight(name)])) as Fields;
