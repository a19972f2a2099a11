type Called = { data: any; refused: string | undefined }; // eslint-disable-line @typescript-eslint/no-explicit-any
type Tool = { name: string; description?: string; annotations?: object };
type Reply = {
  result?: {
    tools?: Tool[];
    content?: { type: string; text?: string }[];
    structuredContent?: unknown;
    isError?: boolean;
  };
  error?: { message: string };
};

/**
 * Asks a site as an agent does, by requests of the protocol's first era, which need no session; `call` returns what a tool
 * answers, or how it refuses. proof/clients does the same with the protocol's own client library, in both eras.
 */
export function connectAgent(origin: string, { secret }: { secret?: string } = {}) {
  let id = 0;
  async function ask(method: string, params: object) {
    const reply = await fetch(new URL('/mcp', origin), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(secret && { authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }),
    });
    const text = await reply.text();
    // An answer is a document, or a stream with one event.
    const { result, error } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) as Reply;
    if (!result) throw new Error(error?.message ?? text);
    return result;
  }
  return {
    listTools: async () => (await ask('tools/list', {})).tools ?? [],
    async call(name: string, input: Record<string, unknown> = {}): Promise<Called> {
      const { content = [], structuredContent: data, isError } = await ask('tools/call', { name, arguments: input });
      const [first] = content;
      return { data, refused: isError && first?.type === 'text' ? first.text : undefined };
    },
  };
}
