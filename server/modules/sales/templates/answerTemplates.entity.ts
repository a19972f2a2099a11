import { AnswerTemplateInput } from '../../../../common/generated/validators.ts';
import { sellers } from '../../../entity/entity.ts';
import { namedEntity } from '../../catalogue/references/namedEntity.ts';
import { answerTemplates } from './answerTemplates.store.ts';

export const answerTemplateEntity = namedEntity(answerTemplates, {
  name: 'answer',
  rights: { roles: sellers },
  input: { AnswerTemplateInput },
});
