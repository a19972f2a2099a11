import { largestUpload } from '../../../../common/limits.ts';
import { darkUrl } from '../../../../common/pictures.ts';
import type { Db } from '../../../db/database.ts';
import { badInput, DomainError, tooLarge, type Problem } from '../../../core/errors.ts';
import type { ImageStore } from '../../../storage/storageOf.ts';
import { readPicture, removeFiles } from '../../catalogue/images/images.files.ts';
import { decode } from '../../catalogue/images/images.decode.ts';
import { refuseGoneImage, storeImage } from '../../catalogue/images/images.intake.ts';
import { removeUnusedImage } from '../../catalogue/images/images.store.ts';
import { isEmbedded } from '../../../fields/document.ts';
import { pictureUses } from '../pictures/pictureUses.ts';

/** Returns whether the address is one of ours; other addresses are not checked. */
const isOurs = (address: string | null): address is string =>
  (address?.startsWith('/uploads/') ?? false) || isEmbedded(address);

type Options = { dryRun: boolean; keepBytes: boolean; uploader: string };

/**
 * An example is 'data:image/png;name=vana.png;base64,…'. The name is our addition, since the form has no other place
 * for it.
 */
const form = /^data:image\/[\w.+-]+(?:;name=([^;,]*))?;base64,([\w+/=\s]*)$/;

/** A drawing's dark version follows its usual one after a space, which no address contains. */
const betweenForms = /(?<!\s)\s+(?=data:)/;

/** Returns the picture of an address as a `data:` URI, or as two; an address that is not one of ours stays as it is. */
export async function embedded(files: ImageStore, url: string): Promise<string> {
  const [bytes, dark] = await Promise.all([readPicture(files, url), readPicture(files, darkUrl(url))]);
  if (!bytes) return url;
  return [asData(url, bytes), ...(dark ? [asData(darkUrl(url), dark)] : [])].join(' ');
}

function asData(url: string, bytes: Buffer) {
  const name = url.slice(url.lastIndexOf('/') + 1).replace(/^\d+-/, '');
  const type = /\.(\w+)$/.exec(name)?.[1]?.replace('jpg', 'jpeg') ?? 'png';
  return `data:image/${type};name=${encodeURIComponent(name)};base64,${bytes.toString('base64')}`;
}

/** Reads the usual picture, and the dark version if there is one. */
function formsOf(picture: string) {
  const [usual = '', darkForm] = picture.split(betweenForms, 2);
  const [, name = ''] = form.exec(usual) ?? [];
  const bytesOf = (one: string) => Buffer.from(form.exec(one)?.[2] ?? '', 'base64');
  return {
    name: decodeURIComponent(name) || 'resim',
    bytes: bytesOf(usual),
    dark: darkForm === undefined ? undefined : bytesOf(darkForm),
  };
}

async function isShown(files: ImageStore, url: string, bytes: Buffer, dark?: Buffer) {
  const [usual, ofDark] = await Promise.all([readPicture(files, url), readPicture(files, darkUrl(url))]);
  return Boolean(usual?.equals(bytes)) && (dark ? Boolean(ofDark?.equals(dark)) : !ofDark);
}

/** `take` stores an embedded picture and returns its address; `undo` removes what was stored. */
export function takePictures(db: Db, files: ImageStore | undefined, options: Options) {
  const problems: Problem[] = [];
  const urls = new Map<string, string>();
  const uploads = new Set<string>();
  /** A person who moves a site on its machine may copy the files later; a form could not. */
  const missing = new Set<string>();

  /** Accepts an upload that exists, or that is shown already; a form would refuse any other. */
  async function addressOfUpload(url: string, field: string, shown: string | null) {
    try {
      if (!uploads.has(url)) await refuseGoneImage(db, field, url, shown);
      uploads.add(url);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (options.keepBytes) missing.add(url);
      else problems.push({ field, message: error.message });
    }
    return url;
  }

  async function addressOf(picture: string, field: string, shown: string | null): Promise<string> {
    if (!isEmbedded(picture)) return addressOfUpload(picture, field, shown);
    const known = urls.get(picture);
    if (known) return known;
    const { bytes, dark, name } = formsOf(picture);
    const forms = dark ? [bytes, dark] : [bytes];
    try {
      if (!files) throw badInput(field, 'Embedded pictures are not taken here.');
      if (forms.some(({ length }) => length > largestUpload)) throw tooLarge(field, 'File size must be less than 5MB.');
      const same = shown !== null && (await isShown(files, shown, bytes, dark));
      const sent = { bytes, name, dark, ...options };
      if (options.dryRun && !same) for (const one of forms) await decode(one);
      const url = same ? shown : options.dryRun ? `trial:${urls.size}` : (await storeImage(db, files, sent)).url;
      urls.set(picture, url);
      if (same) kept.add(url);
      return url;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      problems.push({ field, message: error.message });
      return '';
    }
  }

  /** These pictures are shown already, with the same bytes, so `undo` keeps them. */
  const kept = new Set<string>();
  const undo = async () => {
    if (options.dryRun || !files) return;
    for (const url of [...urls.values()].filter((one) => !kept.has(one))) {
      const removed = await removeUnusedImage(db, pictureUses, url);
      if (removed) await removeFiles(files, removed);
    }
  };
  const notes = () =>
    missing.size === 0
      ? []
      : [`${missing.size} pictures are not here: copy data/uploads of the other site, or export with --pictures.`];
  const take = async (picture: string, field: string, shown: string | null) =>
    isOurs(picture) ? addressOf(picture, field, shown) : picture;
  return { take, problems, notes, undo };
}
