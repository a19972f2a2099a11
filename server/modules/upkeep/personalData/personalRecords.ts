import { getTableName } from 'drizzle-orm';
import { answersOf } from '../../../entity/entity.ts';
import { entities } from '../../entities.ts';

export const people = answersOf(entities, 'person');

/** Lists the records of people, by entity, in the order of the search: an enquiry leads to its orders. */
export const personalRecords = entities.flatMap(({ name, person, record }) =>
  person?.records ? [{ ...person.records, entity: name, isBinned: record !== undefined }] : [],
);

export const mentions = people.flatMap((person) => person.mentions ?? []);

/** The bin names its rows with these words. */
export const binned = personalRecords.flatMap(({ entity, isBinned }) => (isBinned ? [entity] : []));

/** Where the rows lie: the name of the table, that of its id, and those of the columns that name a person. */
export const places = personalRecords.map(({ entity, id, staysWithout = [] }) => ({
  ...{ entity, table: getTableName(id.table), id: id.name },
  naming: staysWithout.map(({ name }) => name),
}));
