import { answersOf } from '../../../entity/entity.ts';
import { rulesOf } from '../../../search/rulesOf.ts';
import { entities } from '../../entities.ts';
import type { SearchIndexes } from './reindex.ts';

const indexes = answersOf(entities, 'search');

export const searchIndexes: SearchIndexes = { indexes, rules: rulesOf(indexes) };
