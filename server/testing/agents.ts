import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';

type Called = { data: any; refused: string | undefined }; // eslint-disable-line @typescript-eslint/no-explicit-any

/** Connects the protocol's own client library to a site, as an agent does; `call` returns what a tool answers, or how it refuses. */
export async function connectAgent(
  origin: string,
  { secret, modern = true }: { secret?: string; modern?: boolean } = {},
) {
  const client = new Client({ name: 'a test', version: '1' }, modern ? { versionNegotiation: { mode: 'auto' } } : {});
  const headers: Record<string, string> = secret ? { authorization: `Bearer ${secret}` } : {};
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin), { requestInit: { headers } }));
  onTestFinished(() => client.close());
  const call = async (name: string, input: Record<string, unknown> = {}): Promise<Called> => {
    const result = await client.callTool({ name, arguments: input });
    const [first] = result.content;
    const refused = result.isError && first?.type === 'text' ? first.text : undefined;
    return { data: result.structuredContent, refused };
  };
  return { client, call };
}
