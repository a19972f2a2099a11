import { rm } from 'node:fs/promises';
import { launch, openPage } from '../../e2e/testing/browser.ts';
import { sessionCookie, startSite } from '../../e2e/testing/site.ts';
import { goTo } from '../../e2e/testing/settled.ts';
import { temporaryFolder } from '../../e2e/testing/starterData.ts';
import { setup as findBrowser } from '../chromium.mjs';

/** Runs `work` with the built site, its starter content, and `open(path, look)`, which signs in where a path asks for it. */
export async function withSite(work) {
  findBrowser();
  const dataDir = await temporaryFolder();
  const site = await startSite(dataDir, { STARTER_FOLDER: '' });
  const browser = await launch();
  try {
    const [name, value] = (await sessionCookie(site)).split('=');
    const open = async (path, look) => {
      const page = await openPage(browser, site.origin, look, []);
      const isClosed = path.startsWith('/admin') && path !== '/admin/login';
      if (isClosed) await page.context().addCookies([{ name, value, url: site.origin }]);
      await goTo(page, path);
      return page;
    };
    await work(open, site);
  } finally {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true });
  }
}
