import type { OfferTemplateInput } from '../../../../common/generated/validators.ts';
import { labels } from '../../../../common/labels.ts';
import type { offerTemplates } from '../../../db/tables/offerTables.ts';
import type { Fields } from '../../../fields/field.ts';
import { optionalNumber, optionalText, text } from '../../../fields/kinds.ts';
import type { ValuesOf } from '../../catalogue/references/namedRows.ts';

const { offerTemplate: names } = labels;

type Values = ValuesOf<typeof offerTemplates.$inferSelect>;

export const offerTemplateFields: Fields<Values> = {
  name: text({ label: names.name, key: 'name' }),
  validDays: optionalNumber({ label: names.validDays, key: 'validDays' }),
  deliveryTerms: optionalText({ label: names.deliveryTerms, key: 'deliveryTerms' }),
  paymentTerms: optionalText({ label: names.paymentTerms, key: 'paymentTerms' }),
  notes: optionalText({ label: names.notes, key: 'notes' }),
} satisfies Fields<Values> & Record<keyof (typeof OfferTemplateInput)['shape'], unknown>;
