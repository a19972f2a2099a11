import { createServer } from 'node:http';

/** The least that Node can do: it answers with a constant reply of as many bytes as given, and prints its port. */
const body = Buffer.alloc(Number(process.argv[2]));
const server = createServer((_req, res) => {
  res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length }).end(body);
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => console.log(server.address().port));
