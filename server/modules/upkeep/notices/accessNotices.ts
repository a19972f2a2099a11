import type { Role } from '../../../db/tables/accountTables.ts';
import { listKeys } from '../../people/keys/keys.store.ts';
import { listWebhooks } from '../../people/webhooks/webhooks.store.ts';
import type { KindOfNotice } from './said.ts';
import { words } from '../../../words/words.ts';
import { officeWords } from '../../../words/office.ts';

const owners: readonly Role[] = ['OWNER'];

/** The subject is the id of the key; its number says in how many days the key ends. */
export const keyEnding: KindOfNotice = {
  roles: owners,
  async say(db, _, language) {
    const said = officeWords(language).notices;
    const names = new Map((await listKeys(db)).map(({ id, name }) => [id, name]));
    return ({ about, numbers: { days = 0 } }) => {
      const name = names.get(about) ?? said.keyGone;
      return {
        ...said.keyEnding(name, days),
        path: names.has(about) ? '/admin/keys' : null,
        mail: words(language).notices.keyEnding(name, days),
      };
    };
  },
};

/** The subject is the id of the webhook. */
export const webhookOff: KindOfNotice = {
  roles: owners,
  async say(db, _, language) {
    const said = officeWords(language).notices;
    const found = new Map((await listWebhooks(db)).map((webhook) => [webhook.id, webhook]));
    return ({ about }) => {
      const webhook = found.get(about);
      const name = webhook?.name ?? said.webhookGone;
      return {
        ...said.webhookOff(name, webhook?.offReason),
        path: webhook ? `/admin/webhooks/${encodeURIComponent(webhook.id)}` : null,
        mail: words(language).notices.webhookOff(name),
      };
    };
  },
};
