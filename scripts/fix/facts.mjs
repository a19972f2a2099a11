import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { largestQuoteFile } from '../../common/limits.ts';
import { largestVisitorFile } from '../../common/offers/visitorLimits.ts';
import { perAccount, perAddress, perConnection, perOperation } from '../../server/limits/budget.ts';
import { entities } from '../../server/modules/entities.ts';

const read = (file) => readFileSync(file, 'utf8');
const figure = (value) => new Intl.NumberFormat('en').format(value);
const megabytes = (bytes) => `${bytes / 2 ** 20} MB`;
const inMinutes = ({ most, within }, what) => `${most} ${what} in ${within / 60_000} minutes`;

/** The limits in force, by their names in the table of docs/api.md. */
export const limitsInForce = () => ({
  ...Object.fromEntries(
    ['values', 'depth', 'aliases', 'tokens', 'nesting', 'cost', 'time'].map((name) => [
      name,
      figure(perOperation[name]),
    ]),
  ),
  bytes: `${megabytes(perOperation.bytes.visitor)}, for an admin ${megabytes(perOperation.bytes.admin)}`,
  subscriptions: figure(perConnection.subscriptions),
  Body: `${perConnection.bodyBytes.visitor / 1024} KB, for an admin ${megabytes(perConnection.bodyBytes.admin)}`,
  Request: `${perConnection.headersTime / 1000} s for its headers, ${perConnection.requestTime / 1000} s in all`,
  Connections: `${perAddress.connections} from one address`,
  Sockets: `${perAddress.sockets} from one address`,
  Operations: `${figure(perAddress.cost.most)} of cost in a minute`,
  Processor: `${perAddress.processor.most / 1000} s in a minute, ${perAddress.heavyAtOnce} at a time`,
  'Sign-ins': inMinutes(perAddress.failedSignIns, 'failures'),
  Codes: `${perAccount.wrongAppCodes.most} wrong ones in ${perAccount.wrongAppCodes.within / 86_400_000} days`,
  Messages: `${perAddress.messages.most} in an hour`,
  Enquiries: `${perAddress.enquiries.most} in an hour`,
  'Quote lists': `${perAddress.quoteChanges.most} changes in an hour`,
  'Files of rows': `${perAddress.quoteFiles.most} in an hour, ${megabytes(largestQuoteFile)} each`,
  Attachments: `${perAddress.attachments.most} in an hour, ${megabytes(largestVisitorFile)} each`,
  Keys: inMinutes(perAddress.wrongKeys, 'wrong ones'),
  Links: inMinutes(perAddress.wrongLinks, 'wrong ones'),
});

// There is one about page and one contact page, and neither can be deleted; nor can a sector.
const neverDeleted = ['ABOUT', 'CONTACT', 'SECTOR'];

/** The words of the enums that are about entities. */
export function wordsOfEntities() {
  const namesWith = (fits) => entities.filter(fits).map(({ name }) => name.toUpperCase());
  const isRecorded = ({ record }) => record !== undefined;
  const history = namesWith(
    (entity) => (isRecorded(entity) && entity.record.history === true) || entity.followed !== undefined,
  );
  const bin = namesWith(isRecorded).filter((name) => !neverDeleted.includes(name));
  return {
    HistoryEntity: history,
    BinEntity: bin,
    EntityKind: [...new Set([...history, ...bin])],
    ContentPart: entities.flatMap(({ content }) => (content ? [content.key.toUpperCase()] : [])),
  };
}

const roots = { query: 'getQueryType', mutation: 'getMutationType', subscription: 'getSubscriptionType' };

/** The root fields that have come since the release: `{ kind, name, description }`. */
export function newFields() {
  const [released, now] = ['docs/released.graphql', 'schema.graphql'].map((file) => buildSchema(read(file)));
  return Object.entries(roots).flatMap(([kind, root]) => {
    const before = released[root]()?.getFields() ?? {};
    const fields = Object.values(now[root]()?.getFields() ?? {});
    return fields.filter(({ name }) => !(name in before)).map(({ name, description }) => ({ kind, name, description }));
  });
}

/** graphcache needs no word about these: roots, connections, and what has an id. */
const isKeyed = /^(Query|Mutation|Subscription|PageInfo)$|(Connection|Edge)$/;

/** The types without an `id`, in alphabetical order; those with a key of another name are `ownKeys`. */
export function keylessTypes(ownKeys) {
  const types = Object.values(buildSchema(read('schema.graphql')).getTypeMap());
  return types
    .filter((type) => isObjectType(type) && !type.name.startsWith('__') && !('id' in type.getFields()))
    .map(({ name }) => name)
    .filter((name) => !isKeyed.test(name) && !ownKeys.includes(name))
    .sort();
}
