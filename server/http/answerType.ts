import type { IncomingMessage } from 'node:http';

const own = 'application/graphql-response+json';

/** Of an error of the API that has a status of its own: clients take the code out of it only where the type is proof that we answered. */
export const answerType = ({ headers }: IncomingMessage) =>
  `${headers.accept?.includes(own) ? own : 'application/json'}; charset=utf-8`;
