import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import Sqlite from 'better-sqlite3';
import { buildSchema, execute, parse, validate } from 'graphql';

/**
 * The least that graphql-js over node:http can do with the same schema and database: it validates a document once and
 * prepares a statement once, and has no limits, no sessions and no log. It prints its port.
 */
const db = new Sqlite(process.argv[2], { readonly: true });
const columns = `products.id, products.name, products.description, products.price, products.image, products.featured`;
const joined = `select ${columns}, categories.id as c_id, categories.name as c_name from products left join categories on categories.id = category_id`;
const beyond =
  '(products.created_at, products.id) < (?, ?) order by products.created_at desc, products.id desc limit ?';
const made = {
  categories: db.prepare('select id, name from categories'),
  children: db.prepare(`select ${columns} from products where category_id = ? and ${beyond}`),
  list: db.prepare(`${joined} where ${beyond}`),
  one: db.prepare(`${joined} where products.id = ?`),
};
const product = (row) => ({
  ...row,
  price: row.price === null ? null : row.price / 100,
  category: row.c_id && { id: row.c_id, name: row.c_name },
});
const place = (cursor) => JSON.parse(Buffer.from(cursor, 'base64url').toString()).slice(1);

const rootValue = {
  categories: () =>
    made.categories.all().map((row) => ({
      ...row,
      products: ({ first, after }) => ({ nodes: made.children.all(row.id, ...place(after), first).map(product) }),
    })),
  products: ({ first, after }) => ({ nodes: made.list.all(...place(after), first).map(product) }),
  product: ({ id }) => product(made.one.get(id)),
};

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const documents = new Map();
function documentOf(query) {
  const known = documents.get(query) ?? parse(query);
  if (!documents.has(query) && validate(schema, known).length > 0) throw new Error('The document is not valid.');
  documents.set(query, known);
  return known;
}

const server = createServer((req, res) => {
  const chunks = [];
  req.on('data', (chunk) => chunks.push(chunk));
  req.on('end', async () => {
    const { query, variables } = JSON.parse(Buffer.concat(chunks).toString());
    const answer = await execute({ schema, document: documentOf(query), rootValue, variableValues: variables });
    const body = Buffer.from(JSON.stringify(answer));
    res.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length }).end(body);
  });
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
