import { fitHeading } from './fit-heading';

/** The script of a draft says so if the words do not fit, where the picture itself could not be made. */
void document.fonts.ready.then(() => {
  if (!fitHeading()) document.querySelector('.kicker')!.textContent = 'Too long for the card: shorten the headline.';
});
