import { OfferTemplateInput } from '../../../../common/generated/validators.ts';
import { sellers } from '../../../entity/entity.ts';
import { namedEntity } from '../../catalogue/references/namedEntity.ts';
import { offerTemplates } from './offerTemplates.store.ts';

export const offerTemplateEntity = namedEntity(offerTemplates, {
  name: 'template',
  roles: sellers,
  input: { OfferTemplateInput },
});
