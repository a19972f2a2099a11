import type { Site } from '../../../e2e/testing/site.ts';
import type { Dice } from '../../../server/testing/random/dice.ts';
import { exchange, faultOf, type Answer } from '../../tools/exchange.ts';
import { mutations, resultOf, sendDocument, uploadAsk } from '../../tools/graphql.ts';
import type { Outcome } from '../outcome/outcome.ts';

/** This is the smallest picture that there is. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The server may answer with these codes while the disk fails. */
const allowed = ['STORAGE_FULL', 'STORAGE_READ_ONLY', 'STORAGE_UNAVAILABLE', 'STORAGE_BUSY', 'RATE_LIMITED'];

/** Asks a site in every way; adds acknowledged names to `known`, and answers that it should not give to the outcome. */
export async function probe(
  site: Site,
  cookie: string,
  dice: Dice,
  known: Set<string>,
  outcome: Outcome,
  when: string,
) {
  const look = async (what: string, asking: Promise<Answer | undefined>) => {
    const answer = await asking;
    const fault = answer?.status === 503 ? '' : faultOf(answer);
    if (fault) outcome.errors.push(`${when}, ${what}: ${fault}`);
    return answer;
  };
  for (const path of ['/', '/products', `/products?q=${dice.upTo(1e9)}`, '/health/live']) {
    await look(path, exchange(site.origin, { path }));
  }
  for (let count = 0; count < 4; count++) {
    const input = { name: `Disk ${dice.random()}`, description: 'Işık' };
    const answer = await look('a write', sendDocument(site.origin, mutations.createProduct, { input }, cookie));
    // A site that opens another database meanwhile answers with a line of text.
    if (answer?.status === 503 && answer.headers['content-type']?.startsWith('text/plain')) continue;
    const { data, errors } = resultOf(answer);
    if (data?.createProduct) known.add(input.name);
    const code = errors?.[0]?.extensions.code;
    if (code && !allowed.includes(code)) outcome.errors.push(`${when}, a write: ${code}`);
  }
  const input = { name: 'Ada', email: 'ada@firma.com.tr', subject: 'Disk', message: 'Işık' };
  await look('a message', sendDocument(site.origin, mutations.sendMessage, { input }));
  const upload = await uploadAsk(mutations.uploadImage, { name: 'disk.gif', bytes: picture }, cookie);
  await look('an upload', exchange(site.origin, upload));
}
