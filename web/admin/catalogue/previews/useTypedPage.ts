import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { during } from '../../../graphql/underWay.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import type { Values } from '../../parts/forms/formFields.ts';

/** In milliseconds after the last key. */
const pause = 500;

/** They would not run in the frame, and the browser would report each. */
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;

interface Asking {
  /** Undefined for a new product. */
  id: string | undefined;
  form: Pick<UseFormReturn<Values>, 'getValues' | 'watch'>;
  rules: z.ZodType<unknown, Values>;
  /** The page as visitors see it, in place of the typed values. */
  asOnSite: boolean;
}

type State = 'CURRENT' | 'LOADING' | 'UNSAVABLE' | 'FAILED';

/** Asks for the page of a product with the values of the form, shortly after the last change. The last page stays meanwhile. */
export function useTypedPage({ id, form, rules, asOnSite }: Asking) {
  const [page, setPage] = useState<{ html: string; state: State }>({ html: '', state: 'LOADING' });

  useEffect(() => {
    let leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const set = (state: State, html?: string) => setPage((last) => ({ html: html ?? last.html, state }));

    async function show() {
      leaving.abort();
      leaving = new AbortController();
      const { signal } = leaving;
      const typed = rules.safeParse(form.getValues());
      if (!asOnSite && !typed.success) return set('UNSAVABLE');
      try {
        const reply = await (asOnSite
          ? fetch(`/products/${encodeURIComponent(id ?? '')}`, { signal })
          : fetch('/onizleme', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ id: id ?? null, input: typed.data }),
              signal,
            }));
        const text = await reply.text();
        if (reply.status === 422) set('UNSAVABLE');
        else if (reply.ok || asOnSite) set('CURRENT', text.replaceAll(scripts, ''));
        else set('FAILED');
      } catch (error) {
        if (signal.aborted) return;
        // The network or the server is away, and the next change asks again.
        if (!(error instanceof TypeError)) logUnexpected(error);
        set('FAILED');
      }
    }

    void during(show());
    const watching = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void during(show()), pause);
    });
    return () => {
      watching.unsubscribe();
      clearTimeout(timer);
      leaving.abort();
    };
  }, [id, form, rules, asOnSite]);

  return page;
}
