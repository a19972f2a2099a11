import { inflateRawSync } from 'node:zlib';

/** An archive may unpack to this many bytes, since a small one can unpack to a huge one. */
export const mostUnpacked = 64 * 1024 * 1024;

const mostFiles = 2000;
const endOfArchive = 'PK\x05\x06';
const [ofDirectory, ofFile] = [0x02014b50, 0x04034b50];
/** Compression methods of a ZIP archive. */
const [stored, deflated] = [0, 8];
/** The flag of a file that is locked by a password. */
const encrypted = 1;

type Packed = { name: string; method: number; packed: number; unpacked: number; at: number };

const tooLarge = () => new Error('The workbook is too large when unpacked.');

/**
 * Opens a ZIP archive, whose files are unpacked on demand. Throws when it is no archive, and when its files declare or
 * unpack to more than `most` bytes together; nothing is unpacked beyond that.
 */
export function openZip(bytes: Buffer, most: number): (name: string) => Buffer | undefined {
  const files = directoryOf(bytes);
  let left = most;
  if ([...files.values()].reduce((sum, { unpacked }) => sum + unpacked, 0) > left) throw tooLarge();
  return (name) => {
    const file = files.get(keyOf(name));
    if (!file) return undefined;
    const content = contentOf(bytes, file, left);
    left -= content.length;
    return content;
  };
}

/** Returns the names of the files in a ZIP archive, without folders. Throws when it is no archive. */
export const namesIn = (bytes: Buffer) =>
  [...directoryOf(bytes).values()].flatMap(({ name }) => (name.endsWith('/') ? [] : [name]));

/** Programs of Windows write backslashes, and others another case than that by which a file is asked for. */
const keyOf = (name: string) =>
  name
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .toLowerCase();

/** A number that does not fit into its place stands in a record of its own, zip64, as streaming programs write it always. */
const [beyond16, beyond32] = [0xffff, 0xffffffff];
const [locator, end64] = ['PK\x06\x07', 'PK\x06\x06'];
const zip64 = 0x0001;

const number64 = (bytes: Buffer, at: number) => Number(bytes.readBigUInt64LE(at));

/** Returns how many files the directory has, and where it begins. */
function placeOfDirectory(bytes: Buffer): { count: number; at: number } {
  const end = bytes.lastIndexOf(endOfArchive, undefined, 'latin1');
  if (end < 0) throw new Error('The archive has no directory.');
  const [count, at] = [bytes.readUInt16LE(end + 10), bytes.readUInt32LE(end + 16)];
  if ((count !== beyond16 && at !== beyond32) || bytes.toString('latin1', end - 20, end - 16) !== locator)
    return { count, at };
  const large = number64(bytes, end - 12);
  if (bytes.toString('latin1', large, large + 4) !== end64) throw new Error('The directory of the archive is broken.');
  return { count: number64(bytes, large + 32), at: number64(bytes, large + 48) };
}

/** Reads those of the numbers that stand in the record of zip64, in their order. */
function largeNumbers(extra: Buffer, numbers: [unpacked: number, packed: number, at: number]) {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== zip64) continue;
    let place = at + 4;
    return numbers.map((number) => {
      if (number !== beyond32) return number;
      place += 8;
      return number64(extra, place - 8);
    }) as typeof numbers;
  }
  return numbers;
}

function directoryOf(bytes: Buffer) {
  const { count, at: first } = placeOfDirectory(bytes);
  if (count > mostFiles) throw new Error('The archive has too many files.');
  const files = new Map<string, Packed>();
  for (let at = first, n = 0; n < count; n++) {
    if (bytes.readUInt32LE(at) !== ofDirectory) throw new Error('The directory of the archive is broken.');
    if (bytes.readUInt16LE(at + 8) & encrypted) throw new Error('The archive has a password. Pack it without one.');
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const own = bytes.toString('utf8', at + 46, at + 46 + name);
    const [unpacked, packed, start] = largeNumbers(bytes.subarray(at + 46 + name, at + 46 + name + extra), [
      bytes.readUInt32LE(at + 24),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 42),
    ]);
    files.set(keyOf(own), {
      name: own.replaceAll('\\', '/'),
      method: bytes.readUInt16LE(at + 10),
      packed,
      unpacked,
      at: start,
    });
    at += 46 + name + extra + comment;
  }
  return files;
}

function contentOf(bytes: Buffer, { method, packed, at }: Packed, left: number): Buffer {
  if (bytes.readUInt32LE(at) !== ofFile) throw new Error('A file of the archive is not where its directory says.');
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const content = bytes.subarray(start, start + packed);
  if (method === stored && content.length <= left) return content;
  if (method !== deflated || left === 0)
    throw method === deflated || method === stored ? tooLarge() : new Error('The archive is packed in an unknown way.');
  try {
    return inflateRawSync(content, { maxOutputLength: left });
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : error;
  }
}
