import { useState } from 'react';
import { useCreatePreviewLinkMutation } from './previews.generated.ts';
import type { PlannedThing } from '../../../graphql/generated/schema.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/previews.ts';

/** Makes a link for a thing and copies it. `address` is the link that was made last, which is shown this once. */
export function usePreviewLink(thing: PlannedThing) {
  const notify = useNotify();
  const [create, { loading }] = useCreatePreviewLinkMutation({ refetchQueries: ['PreviewLinks'] });
  const [address, setAddress] = useState<string>();

  async function make(hours: number) {
    if (loading) return;
    try {
      const made = (await create({ variables: { thing, hours } })).data?.createPreviewLink;
      if (!made) return;
      const whole = `${window.location.origin}${made.path}`;
      setAddress(whole);
      await copy(whole, made.link.expiresAt);
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.theLinkCouldNotBeMade, error);
    }
  }

  async function copy(whole: string, expiresAt: string) {
    try {
      await navigator.clipboard.writeText(whole);
      notify.success(words.theLinkWasCopied, undefined, words.itWorksUntil(fullDate(expiresAt)));
    } catch (error) {
      notify.failure(words.theBrowserDoesNotLetTheLink, error);
    }
  }

  return { make, busy: loading, address };
}
