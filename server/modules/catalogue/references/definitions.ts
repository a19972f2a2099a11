import { collatorOf } from '../../../../common/text/locale.ts';
import { cachedByLanguage } from '../../../db/caches/cachedByRevision.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { languageOfHandle, sourceLanguage } from '../../../db/inLanguage.ts';
import { rowsInLanguage } from '../../../entity/readInLanguage.ts';
import { wordedFields } from '../../../fields/field.ts';
import { attributeFields } from './attributes.fields.ts';
import { familyFields } from './families.fields.ts';
import { kindFields } from './kinds.fields.ts';
import { list } from './attributes.store.ts';
import type { AttributeRow } from './attributes.store.ts';
import { families, type FamilyRow } from './families.store.ts';
import { kinds, type KindRow } from './kinds.store.ts';

/** Reading specs needs all attributes, kinds and families; each map is in Turkish order. */
export type Definitions = {
  attributes: Map<string, AttributeRow>;
  kinds: Map<string, KindRow>;
  families: Map<string, FamilyRow>;
  /** The same in the words of the office, where these are in another language. */
  written?: Definitions;
};

/** Returns definitions in the words of the office: code that reads a meaning in names knows no other ones. */
export const asWritten = (definitions: Definitions): Definitions => definitions.written ?? definitions;

const byId = <Row extends { id: string }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Reads the definitions as the transaction sees them. */
export const readDefinitions = async (tx: Tx): Promise<Definitions> => ({
  attributes: byId(await list(tx)),
  kinds: byId(await kinds.list(tx)),
  families: byId(await families.list(tx)),
});

/**
 * Returns cached definitions, since a list asks for them with each of its products and they change rarely. Their words are
 * those of the handle's language, in which they are sorted, too.
 */
export const definitionsOf = cachedByLanguage(async (db: Db): Promise<Definitions> => {
  const read = await readDefinitions(db);
  const language = languageOfHandle(db);
  if (language === sourceLanguage) return read;
  const { compare } = collatorOf(language);
  const said = async <Row extends { id: string; name: string }>(
    entity: string,
    rows: Map<string, Row>,
    fields: Worded,
  ) => byId((await rowsInLanguage(db, entity, [...rows.values()], fields)).sort((a, b) => compare(a.name, b.name)));
  return {
    attributes: byId(
      [...(await said('attribute', read.attributes, wordedFields(attributeFields))).values()].map((row) => ({
        ...row,
        language,
      })),
    ),
    kinds: await said('kind', read.kinds, wordedFields(kindFields)),
    families: await said('family', read.families, wordedFields(familyFields)),
    written: read,
  };
});

type Worded = ReturnType<typeof wordedFields>;
