import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();

/** Returns whether lint refuses this code for swallowing an error. */
async function refuses(code) {
  const [{ messages }] = await eslint.lintText(code, { filePath: 'scripts/example.js' });
  return messages.some(({ message }) => message.startsWith('An error is never swallowed'));
}

test.each([
  'try { start(); } catch { stop(); }',
  'try { start(); } catch (error) {}',
  'try { start(); } catch (_error) { stop(); }',
  'start().catch(() => undefined);',
  'start().catch((_error) => null);',
  'start().catch((error) => {});',
  'start().then(stop, () => undefined);',
])('refused: %s', async (code) => {
  expect(await refuses(code)).toBe(true);
});

test.each([
  'try { start(); } catch (error) { if (!isExpected(error)) throw error; }',
  'start().catch((error) => log.error(error));',
  'start().catch(except(isTimeout));',
  'start().then(stop, fail);',
])('allowed: %s', async (code) => {
  expect(await refuses(code)).toBe(false);
});
