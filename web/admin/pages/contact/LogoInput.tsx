import type { InputProps } from '../../parts/forms/formFields.ts';
import { pictureHint } from '../../parts/images/imageRules.ts';
import { PictureInput } from '../../parts/images/PictureInput.tsx';
import type { ImageUpload } from '../../parts/images/useImageUpload.ts';
import * as words from '../../../words/admin/en/contact.ts';
import { LogoPreview } from './LogoPreview.tsx';

/** This logo ships with the product; the form treats it as none. */
export const defaultLogo = '/images/logo.png';

/** Screens with fine pixels need twice the size in which it is shown. */
const hint = words.shownAtUpTo16044PixelsSo320(pictureHint);

export function LogoInput({ upload, ...field }: InputProps & { upload: ImageUpload }) {
  return (
    <>
      <PictureInput {...field} hint={hint} none={defaultLogo} upload={upload} />
      <LogoPreview />
    </>
  );
}
