import { MessageType, parseMessage } from 'graphql-ws';
import { checkNesting } from '../limits/nesting.ts';

/** An operation's id: each of its answers repeats it. */
const longestId = 200;

const ofClients: MessageType[] = [
  MessageType.ConnectionInit,
  MessageType.Ping,
  MessageType.Pong,
  MessageType.Subscribe,
  MessageType.Complete,
];

/**
 * Whether a client may send this message. The package would throw a server's message as if it were our bug, and it writes
 * the payload of a ping back with a recursive function, so deep payloads are refused.
 */
export function mayBeSent(text: string): boolean {
  try {
    const message = parseMessage(text);
    if (!ofClients.includes(message.type)) return false;
    if ('id' in message && message.id.length > longestId) return false;
    // The operation itself is checked later, where an error can say what is wrong.
    return message.type === MessageType.Subscribe || !checkNesting(message);
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}
