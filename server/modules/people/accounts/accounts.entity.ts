import { admins, invitations, sessions } from '../../../db/tables/accountTables.ts';
import { passkeys, recoveryCodes, totps } from '../../../db/tables/secondFactorTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { wrongCodesMail } from '../secondFactor/wrongCodesMail.ts';
import { invitationMail } from './invitationMail.ts';

export const accountEntity: Entity = {
  name: 'account',
  tables: [admins, sessions, invitations, totps, recoveryCodes, passkeys],
  roles: ['OWNER'],
  mails: { INVITATION: { compose: invitationMail }, WRONG_CODES: { compose: wrongCodesMail } },
};
