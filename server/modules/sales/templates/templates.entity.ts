import { AnswerTemplateInput, OfferTemplateInput } from '../../../../common/generated/validators.ts';
import { sellers } from '../../../entity/entity.ts';
import type { Scope } from '../../../db/tables/keyTables.ts';
import { namedEntity } from '../../catalogue/references/namedEntity.ts';
import { answerTemplates } from './answerTemplates.store.ts';
import { offerTemplates as table } from '../../../db/tables/offerTables.ts';
import { namedStore } from '../../catalogue/references/namedStore.ts';
import { offerTemplateFields } from './offerTemplates.fields.ts';

export const answerTemplateEntity = namedEntity(answerTemplates, {
  name: 'answer',
  rights: { roles: sellers },
  input: { AnswerTemplateInput },
});

export const offerTemplates = namedStore(table, { key: 'templates', one: 'template', fields: offerTemplateFields });

const readers: readonly Scope[] = ['READ_ENQUIRIES', 'WRITE_OFFERS'];

export const offerTemplateEntity = namedEntity(offerTemplates, {
  name: 'template',
  rights: { roles: sellers, programs: { event: readers, name: readers, content: readers } },
  input: { OfferTemplateInput },
});
