import { answersOf } from '../../../entity/entity.ts';
import { rulesOf } from '../../../search/rulesOf.ts';
import { entities } from '../../entities.ts';
import type { SearchIndexes } from './reindex.ts';

const indexes = answersOf(entities, 'search');

/** Every index of the product, with the rules of this version. */
export const searchIndexes: SearchIndexes = { indexes, rules: rulesOf(indexes) };
