import { fitHeading } from './fit-heading';

/** The script of a share card that is a draft. */
void document.fonts.ready.then(() => {
  if (!fitHeading()) document.querySelector('.kicker')!.textContent = 'Too long for the card: shorten the headline.';
});
