import { OfferTemplateInput } from '../../../../common/generated/validators.ts';
import type { Scope } from '../../../db/keyTables.ts';
import { sellers } from '../../../entity/entity.ts';
import { namedEntity } from '../../catalogue/references/namedEntity.ts';
import { offerTemplates } from './offerTemplates.store.ts';

const readers: readonly Scope[] = ['READ_ENQUIRIES', 'WRITE_OFFERS'];

export const offerTemplateEntity = namedEntity(offerTemplates, {
  name: 'template',
  rights: { roles: sellers, programs: { event: readers, name: readers, content: readers } },
  input: { OfferTemplateInput },
});
