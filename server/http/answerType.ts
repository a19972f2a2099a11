import type { IncomingMessage } from 'node:http';

const own = 'application/graphql-response+json';

/** The content type of an API error with a status of its own: clients read its code only where the type proves who answered. */
export const answerType = ({ headers }: IncomingMessage) =>
  `${headers.accept?.includes(own) ? own : 'application/json'}; charset=utf-8`;
