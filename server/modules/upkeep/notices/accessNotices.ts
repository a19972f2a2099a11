import type { Role } from '../../../db/accountTables.ts';
import { listKeys } from '../../people/keys/keys.store.ts';
import { listWebhooks } from '../../people/webhooks/webhooks.store.ts';
import type { KindOfNotice } from './said.ts';

const owners: readonly Role[] = ['OWNER'];

const untilEnd = (days: number) => (days === 0 ? 'now' : `in ${days} days`);
const untilEndInMail = (days: number) => (days === 0 ? 'şimdi doldu' : `${days} gün içinde doluyor`);

/** The subject is the id of the key; its number says in how many days the key ends. */
export const keyEnding: KindOfNotice = {
  roles: owners,
  async say(db) {
    const names = new Map((await listKeys(db)).map(({ id, name }) => [id, name]));
    return ({ about, numbers: { days = 0 } }) => {
      const name = names.get(about) ?? 'A key that is gone';
      return {
        title: days === 0 ? `The key ${name} has ended` : `The key ${name} ends ${untilEnd(days)}`,
        text:
          days === 0
            ? 'The program that uses it is refused. Changing the key gives it more time.'
            : 'The program that uses it is refused from then on. Changing the key gives it more time.',
        path: names.has(about) ? '/admin/keys' : null,
        mail: `${name} anahtarının süresi ${untilEndInMail(days)}`,
      };
    };
  },
};

const reasons = {
  BY_HAND: 'Somebody has switched it off.',
  FAILED: 'Nothing was taken for 5 days.',
  GONE: 'Its endpoint has answered that it wants no more (410).',
  RESTORED: 'It came back with a backup.',
  KEY_ENDED: 'Its key has ended, or may not have these events sent any more.',
};

/** The subject is the id of the webhook. */
export const webhookOff: KindOfNotice = {
  roles: owners,
  async say(db) {
    const found = new Map((await listWebhooks(db)).map((webhook) => [webhook.id, webhook]));
    return ({ about }) => {
      const webhook = found.get(about);
      const why = webhook?.offReason ? reasons[webhook.offReason] : 'It is on again.';
      const name = webhook?.name ?? 'A webhook that is gone';
      return {
        title: `The webhook ${name} was switched off`,
        text: webhook ? (webhook.offReason ? `${why} What happens meanwhile is held.` : why) : 'It was removed since.',
        path: webhook ? `/admin/webhooks/${encodeURIComponent(webhook.id)}` : null,
        mail: `${name} web kancası kapatıldı`,
      };
    };
  },
};
