import { offerTemplates as table } from '../../../db/offerTables.ts';
import { namedStore } from '../../catalogue/references/namedStore.ts';
import { offerTemplateFields } from './offerTemplates.fields.ts';

export const offerTemplates = namedStore(table, { key: 'templates', one: 'template', fields: offerTemplateFields });
