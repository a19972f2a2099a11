import { render } from '../entry.server.tsx';
import { linkTo, type Content } from './fakeServer.ts';

/** The page as the server sends it, put into the document; `head` and `state` as they come. */
export async function openPage(path: string, content: Content = {}) {
  const rendered = await render(new Request(`https://www.deneme.example${path}`), linkTo(content));
  // Test files share the document: Emotion goes on using the style elements that it has made in the head.
  for (const element of document.head.querySelectorAll(':scope > :not(style[data-s])')) element.remove();
  document.head.insertAdjacentHTML('beforeend', rendered.head);
  document.body.innerHTML = rendered.html;
  return rendered;
}
