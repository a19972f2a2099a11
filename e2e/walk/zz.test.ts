import { test } from '../testing/test.ts';
import { wide } from '../testing/browser.ts';
import { addLongTexts } from './longTexts.ts';
import { goWithin, lookAtScreen } from './walkScreens.ts';
import { workScreens } from '../../web/admin/workScreens.ts';
test('debug', async ({ openAdmin, site }) => {
  await addLongTexts(site);
  const admin = await openAdmin('/admin/products', { viewport: wide, alone: true });
  admin.setDefaultTimeout(25000);
  const open = new Set<string>();
  admin.on('request', (r) => open.add(r.url().slice(-60) + (r.postData() ?? '').slice(0, 60)));
  for (const end of ['requestfinished', 'requestfailed'] as const) admin.on(end as 'requestfinished', (r) => open.delete(r.url().slice(-60) + (r.postData() ?? '').slice(0, 60)));
  const state = async (what: string) => {
    console.log(what, [...open], await admin.evaluate(async () => {
      const log: unknown[] = [location.href, document.getElementById('root')?.dataset.settled, document.fonts.status, innerWidth, document.querySelector('h1')?.textContent];
      log.push(await Promise.race([(window as any).scheduler.postTask(() => 'idle', { priority: 'background' }), new Promise((r) => setTimeout(() => r('never idle'), 3000))]));
      const seen = await Promise.race([new Promise<Element[]>((resolve) => { const o = new IntersectionObserver((all) => { o.disconnect(); resolve(all.filter((a) => a.isIntersecting).map((a) => a.target)); }); for (const i of document.images) o.observe(i); }), new Promise<null>((r) => setTimeout(() => r(null), 3000))]);
      log.push(seen === null ? 'NO OBSERVATION' : seen.length);
      for (const one of (seen ?? []) as HTMLImageElement[]) log.push([one.currentSrc.slice(-40), one.complete, one.loading, one.naturalWidth, await Promise.race([one.decode().then(() => 'decoded', (e) => String(e)), new Promise((r) => setTimeout(() => r('PENDING'), 1000))])]);
      return JSON.stringify(log);
    }));
  };
  for (const path of workScreens.flatMap(({ states }) => states)) {
    const from = Date.now();
    try { await goWithin(admin, path); await lookAtScreen(admin, path); console.log(path, Date.now() - from); }
    catch (error) { console.log(path, String(error).slice(0, 200)); await state(path); await admin.evaluate(() => dispatchEvent(new Event('resize'))); await state('after resize'); break; }
  }
}, 400000);
