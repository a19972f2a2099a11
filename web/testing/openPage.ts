import { onTestFinished } from 'vitest';
import { render } from '../entry.server.tsx';
import { linkTo, type Content } from './fakeServer.ts';

/** Puts the page into the document as the server sends it; returns `head` and `state` as they came. */
export async function openPage(path: string, content: Content = {}) {
  const rendered = await render(new Request(`https://www.deneme.example${path}`), linkTo(content));
  // Test files share the document, and Emotion reuses the style elements that it has put into the head.
  for (const element of document.head.querySelectorAll(':scope > :not(style[data-s])')) element.remove();
  document.head.insertAdjacentHTML('beforeend', rendered.head);
  // React remembers the styles that it has found, so that these stay; a title or an address is of this page alone.
  const ofPage = document.head.querySelectorAll(':scope > :not(style)');
  onTestFinished(() => ofPage.forEach((element) => element.remove()));
  document.body.innerHTML = rendered.html;
  return rendered;
}
