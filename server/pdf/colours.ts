import { look } from '../../common/look.ts';

const { light, paper } = look;

/** The colours of the light scheme, since paper has no dark one. */
export const colours = {
  white: paper.white,
  ink: light.text.primary,
  muted: light.text.secondary,
  accent: light.secondary.main,
  hairline: paper.hairline,
  sunken: light.surface.sunken,
};
