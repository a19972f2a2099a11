import { inflateRawSync } from 'node:zlib';

const mostFiles = 2000;
const endOfArchive = 'PK\x05\x06';
const [ofDirectory, ofFile] = [0x02014b50, 0x04034b50];
/** Compression methods of a ZIP archive. */
const [stored, deflated] = [0, 8];

type Packed = { method: number; packed: number; unpacked: number; at: number };

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
    const file = files.get(name);
    if (!file) return undefined;
    const content = contentOf(bytes, file, left);
    left -= content.length;
    return content;
  };
}

/** Returns the names of the files in a ZIP archive, without folders. Throws when it is no archive. */
export const namesIn = (bytes: Buffer) => [...directoryOf(bytes).keys()].filter((name) => !name.endsWith('/'));

function directoryOf(bytes: Buffer) {
  const end = bytes.lastIndexOf(endOfArchive, undefined, 'latin1');
  if (end < 0) throw new Error('The archive has no directory.');
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostFiles) throw new Error('The archive has too many files.');
  const files = new Map<string, Packed>();
  for (let at = bytes.readUInt32LE(end + 16), n = 0; n < count; n++) {
    if (bytes.readUInt32LE(at) !== ofDirectory) throw new Error('The directory of the archive is broken.');
    const [method, packed, unpacked] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
    ];
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    files.set(bytes.toString('utf8', at + 46, at + 46 + name), {
      method,
      packed,
      unpacked,
      at: bytes.readUInt32LE(at + 42),
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
