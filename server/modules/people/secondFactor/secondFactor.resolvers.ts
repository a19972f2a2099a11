import { addToAudit } from '../../../context/audit.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { badInput, inUse, notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import * as auth from '../sessions/sessions.store.ts';
import { findContact } from '../../pages/contact/contact.store.ts';
import { hashOf, makeRecoveryCodes } from './recoveryCodes.ts';
import {
  activateSecondFactor,
  beginSecondFactor,
  findPendingSecondFactor,
  recordSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './secondFactor.store.ts';
import { makeSecret, otherClock, stepOf, uriOf } from './totp.ts';

export const secondFactorResolvers = {
  Query: {
    mySecondFactor: (_, __, context) => recordSecondFactor(context.db, requireAdmin(context).id),
  },
  Mutation: {
    async beginTotp(_, __, context) {
      const { db, key } = context;
      const { id, email } = requireAdmin(context);
      const secret = await makeSecret();
      if (!(await beginSecondFactor(db, id, key.seal(secret), Date.now())))
        throw inUse('Two-step sign-in is on already. Turn it off first.');
      const company = await findContact(db);
      return { secret, uri: await uriOf(secret, email, company?.name || 'Vitrin') };
    },
    async activateTotp(_, { code }, context) {
      const { db, key, limits } = context;
      const { id, email } = requireAdmin(context);
      const pending = await findPendingSecondFactor(db, id);
      if (!pending) throw notFound('An authenticator app that is being set up');
      const [secret, now] = [key.unseal(pending.secret), Date.now()];
      const step = await limits.codes.tryFirst(id, () => stepOf(secret, code, now));
      if (step === null) {
        const other = await otherClock(secret, code, now);
        throw badInput('code', other?.sentence ?? 'This is not the code that the app shows now.');
      }
      const codes = makeRecoveryCodes();
      const tokenHash = auth.hashOf(context.token ?? '');
      const first = { secret: pending.secret, step, codeHashes: codes.map(hashOf), tokenHash };
      if (!(await activateSecondFactor(db, id, first, Date.now()))) throw notFound('An authenticator app to set up');
      await addToAudit(db, { event: 'SECOND_FACTOR_ON', admin: email });
      return codes;
    },
    async removeTotp(_, __, context) {
      const { id, email } = requireAdmin(context);
      if (!(await removeSecondFactor(context.db, id))) return false;
      await addToAudit(context.db, { event: 'SECOND_FACTOR_OFF', admin: email });
      return true;
    },
    async makeRecoveryCodes(_, __, context) {
      const { id, email } = requireAdmin(context);
      const codes = makeRecoveryCodes();
      if (!(await renewRecoveryCodes(context.db, id, codes.map(hashOf)))) throw notFound('Two-step sign-in');
      await addToAudit(context.db, { event: 'RECOVERY_CODES_MADE', admin: email });
      return codes;
    },
  },
  SecondFactor: {
    activeSince: ({ activeSince }) => (activeSince === null ? null : new Date(activeSince).toISOString()),
    recoveryCodesLeft: ({ codesLeft }) => codesLeft,
  },
} satisfies Resolvers;
