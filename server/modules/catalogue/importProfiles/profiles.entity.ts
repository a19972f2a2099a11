import { profileSetup, type ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import { labels } from '../../../../common/labels.ts';
import { importKeys, importMissing, importProfiles, importPulls, importRuns } from '../../../db/tables/importTables.ts';
import { editors, type Entity } from '../../../entity/entity.ts';
import { drafts } from '../../../rights/may.ts';
import { recorded } from '../../../entity/recorded.ts';
import { text, value } from '../../../fields/kinds.ts';
import {
  type ImportProfileRow,
  type ProfileValues,
  bringBackProfile,
  changeProfile,
  withIds,
} from './profiles.store.ts';
import { shownSetup } from './shownSetup.ts';

type Values = ProfileValues;

export const profileEntity: Entity = {
  name: 'profile',
  tables: [importProfiles, importRuns, importMissing, importKeys, importPulls],
  roles: editors,
  programs: { event: drafts.scopes },
  record: recorded<Values, ImportProfileRow>({
    id: importProfiles.id,
    fields: {
      name: text({ label: labels.importProfile.name, key: 'name' }),
      setup: value<ProfileSetup>({ label: labels.importProfile.setup, key: 'setup', blank: profileSetup.parse({}) }),
    },
    rows: withIds,
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    versionOf: ({ version }) => version,
    shown: async (values) => shownSetup(values),
    restore: changeProfile,
    bringBack: bringBackProfile,
  }),
  files: 'The file of a run is a row of the database until it is read.',
};
