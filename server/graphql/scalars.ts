import { File } from 'node:buffer';
import { Readable } from 'node:stream';
import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { Upload } from '../http/upload.ts';

/** A moment, stored in milliseconds and shown as ISO 8601. */
export const DateTime = new GraphQLScalarType<never, string>({
  name: 'DateTime',
  serialize: (moment) => new Date(moment as number).toISOString(),
});

export const JSONValue = new GraphQLScalarType({
  name: 'JSON',
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});

const ofForm = (file: File): Upload =>
  Promise.resolve({ filename: file.name, createReadStream: () => Readable.from(chunksOf(file)) });

async function* chunksOf(file: File) {
  yield Buffer.from(await file.arrayBuffer());
}

/**
 * A file in the form of the multipart request specification. A `File` comes only from the server's own pages, for a form
 * that was sent without scripts: no request can put one into its variables.
 */
export const UploadValue = new GraphQLScalarType({
  ...GraphQLUpload.toConfig(),
  parseValue: (value): unknown => (value instanceof File ? ofForm(value) : GraphQLUpload.parseValue(value)),
});
