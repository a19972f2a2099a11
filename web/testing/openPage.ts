import { render } from '../entry.server.tsx';
import { linkTo, type Content } from './fakeServer.ts';

/** The page as the server sends it, put into the document; `head` and `state` as they come. */
export async function openPage(path: string, content: Content = {}) {
  const rendered = await render(new Request(`https://www.deneme.example${path}`), linkTo(content));
  document.head.innerHTML = rendered.head;
  document.body.innerHTML = rendered.html;
  return rendered;
}
