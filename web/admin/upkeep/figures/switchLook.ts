/** Buttons of which one is chosen. */
export const switchLook = {
  '& button': { height: 40, px: 2, borderColor: 'outline', color: 'text.primary', fontSize: 15 },
  '& button.Mui-selected, & button.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
};
