import { admins, invitations, sessions } from '../../../db/accountTables.ts';
import { passkeys, recoveryCodes, totps } from '../../../db/secondFactorTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { wrongCodesMail } from '../secondFactor/wrongCodesMail.ts';
import { invitationMail } from './invitationMail.ts';

export const accountEntity: Entity = {
  name: 'account',
  tables: [admins, sessions, invitations, totps, recoveryCodes, passkeys],
  roles: ['OWNER'],
  record: 'The audit log says what is done to accounts.',
  content: 'Accounts and their passwords do not leave the site; a backup holds them.',
  sheets: 'Accounts and their passwords do not leave the site.',
  search: 'There are few people.',
  pictures: 'It shows no pictures.',
  files: 'It has no files.',
  mails: { INVITATION: { compose: invitationMail }, WRONG_CODES: { compose: wrongCodesMail } },
};
