import { once } from 'node:events';
import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, whose text is made while it is written. */
export type ZipEntry = { name: string; text: Iterable<string> | AsyncIterable<string> };

/** Sizes are behind the contents (bit 3), and names are in UTF-8 (bit 11). */
const flags = 0x0808;
const deflated = 8;
/** Larger files need another form of the archive, which old programs do not read. */
const mostBytes = 0xffff_ffff;

type Written = { name: Buffer; at: number; crc: number; packed: number; size: number };

/** Writes an archive piece by piece, so that memory does not grow with it. Throws when a file has four gigabytes. */
export async function* zipped(entries: ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let at = 0;
  for (const { name, text } of entries) {
    const entry: Written = { name: Buffer.from(name), at, crc: 0, packed: 0, size: 0 };
    for await (const piece of packed(entry, text)) {
      at += piece.length;
      yield piece;
    }
    if (entry.size > mostBytes || at > mostBytes) throw new Error('A workbook of four gigabytes cannot be written.');
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield end(written.length, directory.length, at);
}

async function* packed(entry: Written, text: ZipEntry['text']): AsyncGenerator<Buffer> {
  const { name } = entry;
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  writeVersion(head, 4);
  head.writeUInt16LE(name.length, 26);
  yield Buffer.concat([head, name]);
  const deflate = createDeflateRaw();
  const counted = async function* () {
    for await (const part of text) {
      const bytes = Buffer.from(part);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      yield bytes;
    }
  };
  const source = Readable.from(counted());
  source.on('error', (error) => deflate.destroy(error));
  for await (const piece of source.pipe(deflate) as AsyncIterable<Buffer>) {
    entry.packed += piece.length;
    yield piece;
  }
  if (!source.readableEnded) await once(source, 'end');
  const foot = Buffer.alloc(16);
  foot.writeUInt32LE(0x08074b50, 0);
  writeSizes(foot, 4, entry);
  yield foot;
}

/** Writes version, flags, method and the first day that the format knows, since the file itself has no date. */
function writeVersion(bytes: Buffer, at: number) {
  bytes.writeUInt16LE(20, at);
  bytes.writeUInt16LE(flags, at + 2);
  bytes.writeUInt16LE(deflated, at + 4);
  bytes.writeUInt32LE(0x0021_0000, at + 6);
}

function writeSizes(bytes: Buffer, at: number, { crc, packed, size }: Written) {
  bytes.writeUInt32LE(crc, at);
  bytes.writeUInt32LE(packed, at + 4);
  bytes.writeUInt32LE(size, at + 8);
}

function directoryEntry(entry: Written): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(20, 4);
  writeVersion(head, 6);
  writeSizes(head, 16, entry);
  head.writeUInt16LE(entry.name.length, 28);
  head.writeUInt32LE(entry.at, 42);
  return Buffer.concat([head, entry.name]);
}

function end(count: number, size: number, at: number): Buffer {
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(0x06054b50, 0);
  bytes.writeUInt16LE(count, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(size, 12);
  bytes.writeUInt32LE(at, 16);
  return bytes;
}
