import { siteLanguage } from '../../../../common/text/locale.ts';
import { labels } from '../../../../common/labels.ts';
import { OfferTemplateInput as limits } from '../../../../common/generated/validators.ts';
import {
  useCreateOfferTemplateMutation,
  useOfferTemplateListQuery,
  useOfferTemplateToEditQuery,
  useUpdateOfferTemplateMutation,
  type OfferTemplateToEditFragment as Template,
} from './offerTemplates.generated.ts';
import type { OfferTemplateInput } from '../../../graphql/generated/schema.ts';
import { definitionScreen, nameField } from '../../catalogue/definitions/definitionScreen.tsx';
import { countRule } from '../../kinds/wholeNumber.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import type { InputProps } from '../../parts/forms/formFields.ts';
import * as words from '../../../words/admin/en/templates.ts';

const { offerTemplate: names } = labels;

type Terms = 'deliveryTerms' | 'paymentTerms' | 'notes';

const terms = (name: Terms, hint?: string) => ({
  label: names[name],
  blank: '',
  stored: (row: Template) => row[name] ?? '',
  input: (field: InputProps) => <TextInput {...field} optional multiline minRows={2} lang={siteLanguage} hint={hint} />,
});

export const OfferTemplateList = definitionScreen<OfferTemplateInput, Template>({
  entity: 'TEMPLATE',
  listName: 'templates',
  texts: words.terms,
  intro: words.aTemplateHoldsTermsSuch,
  hint: words.anOfferFillsItsTerms,
  columns: [
    { heading: names.deliveryTerms, textOf: ({ deliveryTerms }) => deliveryTerms ?? '', long: true },
    { heading: names.paymentTerms, textOf: ({ paymentTerms }) => paymentTerms ?? '', long: true },
  ],
  fields: {
    name: nameField(names.name),
    validDays: {
      label: names.validDays,
      blank: '',
      stored: ({ validDays }) => validDays?.toString() ?? '',
      check: countRule(limits.shape.validDays),
      input: (field) => <TextInput {...field} optional inputMode="numeric" hint={words.emptyLeavesWhatTheOfferSays} />,
    },
    deliveryTerms: terms('deliveryTerms'),
    paymentTerms: terms('paymentTerms'),
    notes: terms('notes', words.oneALine),
  },
  limits,
  hooks: {
    useList: useOfferTemplateListQuery,
    useRow: useOfferTemplateToEditQuery,
    useCreate: useCreateOfferTemplateMutation,
    useUpdate: useUpdateOfferTemplateMutation,
  },
});
