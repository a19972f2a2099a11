import { fromTurkishBytes } from '../../../../common/text/turkishBytes.ts';

/** A file that was chosen; its bytes are read when they are needed. */
export interface ChosenFile {
  /** The name, with the folders in which it lies. */
  path: string;
  size: number;
  read: () => Promise<File>;
}

/**
 * Opens a ZIP archive. Only its directory is read here; each file is unpacked when it is sent or shown, so that an archive of two
 * gigabytes needs no more memory than its largest file. Throws for what is no archive, and for one with a password.
 */
export async function filesInArchive(archive: File): Promise<ChosenFile[]> {
  // The part without workers, which the Content-Security-Policy of the site forbids; browsers unpack by themselves.
  const { BlobReader, BlobWriter, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-custom.js');
  const entries = await new ZipReader(new BlobReader(archive), { useWebWorkers: false }).getEntries({
    // Windows writes names in the letters of DOS, of which an archive says nothing; those of UTF-8 are recognized before.
    decodeText: (bytes, encoding) => (/^utf-?8$/i.test(encoding) ? undefined : fromTurkishBytes(bytes, 'DOS')),
  });
  return entries.flatMap((entry): ChosenFile[] => {
    if (entry.directory) return [];
    if (entry.encrypted) throw new Error('The archive has a password.');
    const path = entry.filename.normalize('NFC').replaceAll('\\', '/');
    const name = path.split('/').at(-1) ?? path;
    const read = async () => {
      const bytes = await entry.getData(new BlobWriter(), { useWebWorkers: false, checkSignature: true });
      return new File([bytes], name);
    };
    return [{ path, size: entry.uncompressedSize, read }];
  });
}
