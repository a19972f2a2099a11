import { createHash } from 'node:crypto';
import { ApolloLink } from '@apollo/client';
import { from } from 'rxjs';
import type { Texts } from '../../../common/text/textFacts.ts';
import type { Render } from '../../../web/page/rendered.ts';
import { badInput, canceled } from '../../core/errors.ts';
import { documentOf } from '../document.ts';
import type { Ask, Draw, Drawn, Listing, PageToDraw } from './drawing.ts';

const noindex = '<meta name="robots" content="noindex">';
const ofPreviews = '<meta name="robots" content="noindex, noarchive">';

/** Adds to the head of a page what search engines read about its languages. */
function withLanguages(head: string, status: number, { alternates, isIndexable }: Listing): string {
  if (status !== 200) return head;
  const isListed = !head.includes(noindex);
  if (!isIndexable) return isListed ? head + noindex : head;
  return isListed ? head + alternates : head;
}

/** Throws `BAD_USER_INPUT` for a body that is not a form, which a rendering would report as an internal error. */
async function refuseBroken(form: Request) {
  try {
    await form.clone().formData();
  } catch (error) {
    throw error instanceof TypeError ? badInput('', 'Not a form') : error;
  }
}

/** Renders a page and makes its document. */
export async function drawPage(render: Render, page: PageToDraw, ask: Ask, left?: AbortSignal): Promise<Drawn> {
  const { form, preview, site, listing, dir, assets, headScript } = page;
  const request = new Request(page.url, {
    ...(form && {
      method: 'POST',
      headers: { 'Content-Type': form.type },
      body: typeof form.body === 'string' ? form.body : new Uint8Array(form.body),
    }),
    ...(left && { signal: left }),
  });
  if (form) await refuseBroken(request);
  let texts: Texts = {};
  const link = new ApolloLink(({ query, operationName: name = '', variables }) =>
    from(
      ask({ name, document: query, variables }).then((answer) => {
        texts = answer.texts;
        return JSON.parse(answer.json) as ApolloLink.Result;
      }),
    ),
  );
  const rendered = await render(request, link, preview, site && { ...site, texts: () => texts }).catch(
    (error: unknown) => {
      throw left?.aborted ? canceled() : error;
    },
  );
  const listed = listing ? withLanguages(rendered.head, rendered.status, listing) : rendered.head;
  const document = preview
    ? { ...rendered, head: ofPreviews + listed, state: '{}' }
    : { ...rendered, head: listed, dir };
  // A buffer of its own, which another thread can take over.
  const html = new TextEncoder().encode(documentOf(document, assets, headScript));
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const { status, redirect } = rendered;
  return { status, ...(redirect !== undefined && { redirect }), html, etag };
}

/** Draws pages on this thread, as development and tests do. */
export const drawHere =
  (render: Render): Draw =>
  (page, { ask, left }) =>
    drawPage(render, page, ask, left);
